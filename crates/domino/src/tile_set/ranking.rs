//! The tile of each number of a set, worked out instead of kept.

use super::necklaces::{self, Necklaces};
use crate::pieces::{FACES_MAX, Faces, Id};
use crate::sets::Form;

/// A whole set of tiles of one form, in order.
#[derive(Clone, Debug)]
pub(super) enum Ranking {
    Multisets { n_faces: usize },
    Necklaces(Necklaces),
    Ordered { n_faces: usize, n_values: u32 },
}

/// Returns how many tiles a form has; nothing for those that the text lists.
pub(super) fn count(form: Form, n_values: usize, n_faces: usize) -> Option<u64> {
    let (values, faces) = (n_values as u64, n_faces as u64);
    match form {
        Form::Multisets => Some(choose(values + faces - 1, faces)),
        Form::Necklaces => Some(necklaces::count(values, faces)),
        Form::Ordered => Some(values.pow(faces as u32)),
        Form::Listed => None,
    }
}

impl Ranking {
    /// Returns the order of a form; nothing for those that the text lists.
    ///
    /// Two faces turned are two faces in another order, so that necklaces of
    /// two are shown and ordered as the usual tiles are.
    pub(super) fn new(form: Form, n_values: usize, n_faces: usize) -> Option<Ranking> {
        match form {
            Form::Necklaces if n_faces > 2 => {
                let necklaces = Necklaces::new(n_values as u8, n_faces);
                Some(Ranking::Necklaces(necklaces))
            }
            Form::Multisets | Form::Necklaces => Some(Ranking::Multisets { n_faces }),
            Form::Ordered => Some(Ranking::Ordered {
                n_faces,
                n_values: n_values as u32,
            }),
            Form::Listed => None,
        }
    }

    /// Returns the tile of a number below the count.
    pub(super) fn unrank(&self, id: Id) -> Faces {
        match self {
            Ranking::Multisets { n_faces } => unrank_multiset(*n_faces, id),
            Ranking::Necklaces(necklaces) => necklaces.unrank(id),
            Ranking::Ordered { n_faces, n_values } => {
                let mut values = [0; FACES_MAX];
                let mut rest = id;
                for value in values[..*n_faces].iter_mut().rev() {
                    *value = (rest % n_values) as u8;
                    rest /= n_values;
                }
                Faces::new(&values[..*n_faces])
            }
        }
    }

    /// Returns the number of a tile whose faces are as many as the set's and
    /// whose values all exist.
    pub(super) fn rank(&self, faces: &Faces) -> Option<Id> {
        match self {
            Ranking::Multisets { .. } => Some(rank_multiset(faces)),
            Ranking::Necklaces(necklaces) => necklaces.rank(faces),
            Ranking::Ordered { n_values, .. } => {
                let digits = faces.as_slice().iter();
                Some(digits.fold(0, |id, it| id * n_values + Id::from(*it)))
            }
        }
    }
}

// A multiset a₁ ≤ … ≤ aₙ is the combination a₁ < a₂+1 < … < aₙ+n-1, and
// combinations are numbered by the sum of C(bᵢ, i): colexicographic order.

fn rank_multiset(faces: &Faces) -> Id {
    let sorted = faces.sorted();
    let each = sorted.as_slice().iter().zip(0u64..);
    each.map(|(value, index)| choose(u64::from(*value) + index, index + 1) as Id)
        .sum()
}

fn unrank_multiset(n_faces: usize, id: Id) -> Faces {
    let mut values = [0; FACES_MAX];
    let mut rest = u64::from(id);
    for index in (0..n_faces).rev() {
        let place = index as u64;
        let mut value = 0u64;
        while choose(value + 1 + place, place + 1) <= rest {
            value += 1;
        }
        rest -= choose(value + place, place + 1);
        values[index] = value as u8;
    }
    // Two faces are shown the higher first, as people say them.
    if n_faces == 2 {
        values.swap(0, 1);
    }
    Faces::new(&values[..n_faces])
}

/// Returns in how many ways `k` of `n` things can be chosen; `k` is small.
fn choose(n: u64, k: u64) -> u64 {
    if k > n {
        return 0;
    }
    (0..k).fold(1, |ways, index| ways * (n - index) / (index + 1))
}
