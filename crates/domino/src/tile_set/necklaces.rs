//! Tiles that are the same when turned, one per class, in order.
//!
//! Each class is shown by the turn that comes first. They are walked in order
//! by the algorithm of Fredricksen, Kessler and Maiorana; all are kept as marks,
//! or of very many every 32nd, so that any other is a few steps from one. Formulas that rank
//! necklaces directly exist (Sawada and Williams), but for eight faces at most
//! they are slower than these steps and much harder to check.

use crate::pieces::{Faces, Id};

/// How many necklaces are all kept: some megabytes, and a tile is found at once.
const KEPT_MAX: u64 = 1 << 18;

/// How many there are from one mark to the next, of more than that.
const STRIDE: u32 = 32;

/// All necklaces of a length, by their number in order.
#[derive(Clone, Debug)]
pub(super) struct Necklaces {
    n_values: u8,
    /// How many necklaces there are from one mark to the next.
    stride: u32,
    marks: Vec<Faces>,
}

impl Necklaces {
    /// Walks all necklaces once; the caller has checked that they are not too
    /// many.
    pub(super) fn new(n_values: u8, n_faces: usize) -> Necklaces {
        let mut marks = Vec::new();
        let mut faces = Faces::new(&vec![0; n_faces]);
        let is_kept = count(n_values.into(), n_faces as u64) <= KEPT_MAX;
        let stride = if is_kept { 1 } else { STRIDE };
        for index in 0u32.. {
            if index.is_multiple_of(stride) {
                marks.push(faces);
            }
            match next(&faces, n_values) {
                Some(it) => faces = it,
                None => break,
            }
        }
        Necklaces {
            n_values,
            stride,
            marks,
        }
    }

    pub(super) fn unrank(&self, id: Id) -> Faces {
        let mut faces = self.marks[(id / self.stride) as usize];
        for _ in 0..id % self.stride {
            faces = next(&faces, self.n_values).unwrap_or(faces);
        }
        faces
    }

    /// Returns the number of a tile, given in any of its turns, whose values
    /// all exist.
    pub(super) fn rank(&self, faces: &Faces) -> Option<Id> {
        let least = faces.least_rotation();
        let mark = self
            .marks
            .partition_point(|it| *it <= least)
            .checked_sub(1)?;
        let mut faces = self.marks[mark];
        for step in 0..self.stride {
            if faces == least {
                return Some(mark as Id * self.stride + step);
            }
            faces = next(&faces, self.n_values)?;
        }
        None
    }
}

/// Returns how many necklaces there are: (1/n) Σ φ(d)·V^(n/d) over d | n.
pub(super) fn count(n_values: u64, n_faces: u64) -> u64 {
    let divisors = (1..=n_faces).filter(|it| n_faces.is_multiple_of(*it));
    let words = divisors.map(|it| totient(it) * n_values.pow((n_faces / it) as u32));
    words.sum::<u64>() / n_faces
}

fn totient(n: u64) -> u64 {
    let is_coprime = |it: &u64| crate::numbers::gcd(*it as i64, n as i64) == 1;
    (1..=n).filter(is_coprime).count() as u64
}

/// Returns the necklace after this one.
fn next(faces: &Faces, n_values: u8) -> Option<Faces> {
    let n_faces = faces.len();
    let mut values = [0; crate::pieces::FACES_MAX];
    values[..n_faces].copy_from_slice(faces.as_slice());
    loop {
        // The last face that can still grow, which then repeats with all
        // before it; the result is a necklace if it repeats a whole number of
        // times.
        let grows = values[..n_faces]
            .iter()
            .rposition(|it| *it + 1 < n_values)?;
        values[grows] += 1;
        let period = grows + 1;
        for index in period..n_faces {
            values[index] = values[index - period];
        }
        if n_faces.is_multiple_of(period) {
            return Some(Faces::new(&values[..n_faces]));
        }
    }
}
