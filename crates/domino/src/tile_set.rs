//! All tiles of a game, by number.
//!
//! Small sets are held in memory, and only those can be changed by the text.
//! In bigger ones the tile of a number is worked out when it is asked for.

mod necklaces;
mod ranking;

#[cfg(test)]
mod tests;

use crate::filters::Filter;
use crate::pieces::{FACES_MAX, Faces, Id, Values};
use crate::sets::Form;
use ranking::Ranking;

/// The most tiles that are held in memory.
pub(crate) const LISTED_MAX: u32 = 20_000;

/// The most tiles that a set can have.
pub(crate) const SET_MAX: u32 = 4_000_000;

/// All tiles of a game.
#[derive(Clone, Debug)]
pub(crate) struct Set {
    pub(crate) values: Values,
    /// How many faces each tile has.
    pub(crate) n_faces: usize,
    form: Form,
    len: u32,
    tiles: Tiles,
}

#[derive(Clone, Debug)]
enum Tiles {
    Listed(Listed),
    Ranked(Ranking),
}

/// Tiles in memory.
#[derive(Clone, Debug, Default)]
struct Listed {
    faces: Vec<Faces>,
    /// For each tile, the first tile that is its copy.
    kinds: Vec<Id>,
    /// The first copy of each tile, by what makes it the same tile.
    sorted: Vec<(Faces, Id)>,
}

/// What the text changes in a set.
pub(crate) struct Changes {
    /// A tile stays if all of these keep it.
    pub(crate) keeping: Vec<&'static Filter>,
    /// Tiles that are taken out.
    pub(crate) without: Vec<Faces>,
    /// How many there are of each tile.
    pub(crate) copies: u32,
    /// Tiles that the text names. They are added once each, after the rest was
    /// copied; where only those named are in the set, they are the rest.
    pub(crate) extra: Vec<Faces>,
}

/// Why a set cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// There is nothing that a face could show.
    NoValues,
    /// No tile is left.
    NoTiles,
    /// More than [`SET_MAX`], or than [`LISTED_MAX`] where the set is changed.
    TooMany(u64),
    /// The set has this many tiles, too many to change it.
    TooManyToChange(u64),
    /// A named tile that has not as many faces as the others.
    WrongFaces(Faces),
    /// A tile to be taken out that is not in the set.
    NotInSet(Faces),
}

impl Default for Changes {
    fn default() -> Changes {
        Changes {
            keeping: Vec::new(),
            without: Vec::new(),
            copies: 1,
            extra: Vec::new(),
        }
    }
}

impl Changes {
    fn is_none(&self) -> bool {
        self.keeping.is_empty()
            && self.without.is_empty()
            && self.copies <= 1
            && self.extra.is_empty()
    }
}

impl Set {
    /// Makes the tiles of a form over the values, and changes them.
    ///
    /// Where the text names all tiles, `n_faces` is not asked.
    pub(crate) fn new(
        values: Values,
        form: Form,
        n_faces: usize,
        changes: &Changes,
    ) -> Result<Set, Refusal> {
        if values.len() == 0 {
            return Err(Refusal::NoValues);
        }
        let n_faces = match (form, changes.extra.first()) {
            (Form::Listed, Some(first)) => first.len(),
            (Form::Listed, None) => return Err(Refusal::NoTiles),
            _ => n_faces,
        };
        let n_faces = n_faces.clamp(1, FACES_MAX);
        let mut set = Set {
            n_faces,
            form,
            len: 0,
            tiles: Tiles::Listed(Listed::default()),
            values,
        };
        let Some(n_tiles) = ranking::count(form, set.values.len(), n_faces) else {
            set.list(set.named(changes)?, &[], changes)?;
            return Ok(set);
        };
        if n_tiles > u64::from(SET_MAX) {
            return Err(Refusal::TooMany(n_tiles));
        }
        let is_small = n_tiles <= u64::from(LISTED_MAX);
        if !is_small && !changes.is_none() {
            return Err(Refusal::TooManyToChange(n_tiles));
        }
        let Some(ranking) = Ranking::new(form, set.values.len(), n_faces) else {
            return Err(Refusal::NoTiles);
        };
        if is_small {
            let all = (0..n_tiles as Id).map(|id| ranking.unrank(id)).collect();
            set.list(all, &set.named(changes)?, changes)?;
        } else {
            set.len = n_tiles as u32;
            set.tiles = Tiles::Ranked(ranking);
        }
        Ok(set)
    }

    pub(crate) fn len(&self) -> u32 {
        self.len
    }

    /// Tells whether all tiles are held in memory.
    pub(crate) fn is_listed(&self) -> bool {
        matches!(self.tiles, Tiles::Listed(_))
    }

    /// Returns the faces of a tile of the set.
    pub(crate) fn faces(&self, id: Id) -> Faces {
        match &self.tiles {
            Tiles::Listed(listed) => listed.faces[id as usize],
            Tiles::Ranked(ranking) => ranking.unrank(id),
        }
    }

    /// Returns the first tile that is the same as this one.
    pub(crate) fn kind(&self, id: Id) -> Id {
        match &self.tiles {
            Tiles::Listed(listed) => listed.kinds[id as usize],
            Tiles::Ranked(_) => id,
        }
    }

    /// Returns a tile as people write it: `6|3`.
    pub(crate) fn name(&self, id: Id) -> String {
        self.name_of(&self.faces(id))
    }

    /// Returns faces as people write them, in the order given.
    pub(crate) fn name_of(&self, faces: &Faces) -> String {
        let names: Vec<&str> = faces
            .as_slice()
            .iter()
            .map(|it| self.values.name(*it))
            .collect();
        names.join("|")
    }

    pub(crate) fn is_double(&self, id: Id) -> bool {
        self.faces(id).is_double()
    }

    /// Returns the first copy of the tile with these faces: in any order, in
    /// any turn or exactly so, as the form of the set has it.
    pub(crate) fn find(&self, faces: &[u8]) -> Option<Id> {
        let exists = |value: &u8| usize::from(*value) < self.values.len();
        if faces.len() != self.n_faces || !faces.iter().all(exists) {
            return None;
        }
        let faces = Faces::new(faces);
        match &self.tiles {
            Tiles::Listed(listed) => {
                let same = self.same(&faces);
                let place = listed.sorted.binary_search_by_key(&same, |it| it.0).ok()?;
                Some(listed.sorted[place].1)
            }
            Tiles::Ranked(ranking) => ranking.rank(&faces),
        }
    }

    /// Returns the first copy of the tile that a text names.
    pub(crate) fn read(&self, text: &str) -> Option<Id> {
        self.find(self.values.read(text)?.as_slice())
    }

    /// Returns what is equal for faces that are the same tile.
    fn same(&self, faces: &Faces) -> Faces {
        match self.form {
            Form::Multisets => faces.sorted(),
            Form::Necklaces | Form::Listed => faces.least_rotation(),
            Form::Ordered => *faces,
        }
    }

    /// Returns the tiles that the text names, shown as those of the set are.
    fn named(&self, changes: &Changes) -> Result<Vec<Faces>, Refusal> {
        let exists = |value: &u8| usize::from(*value) < self.values.len();
        let each = changes.extra.iter().map(|faces| {
            if faces.len() != self.n_faces {
                return Err(Refusal::WrongFaces(*faces));
            }
            if !faces.as_slice().iter().all(exists) {
                return Err(Refusal::NotInSet(*faces));
            }
            match (self.form, self.n_faces) {
                (Form::Listed, _) => Ok(*faces),
                (Form::Multisets | Form::Necklaces, 2) => Ok(faces.sorted().rotated(1)),
                _ => Ok(self.same(faces)),
            }
        });
        each.collect()
    }

    /// Fills the set with these tiles as the text changes them, and with those
    /// added.
    fn list(
        &mut self,
        mut all: Vec<Faces>,
        added: &[Faces],
        changes: &Changes,
    ) -> Result<(), Refusal> {
        for filter in &changes.keeping {
            all.retain(|faces| (filter.keeps)(faces, self.values.sum(faces)));
        }
        for unwanted in &changes.without {
            let same = self.same(unwanted);
            let n_before = all.len();
            all.retain(|faces| self.same(faces) != same);
            if all.len() == n_before {
                return Err(Refusal::NotInSet(*unwanted));
            }
        }
        let copies = u64::from(changes.copies.max(1));
        let n_tiles = (all.len() as u64).saturating_mul(copies) + added.len() as u64;
        if n_tiles == 0 {
            return Err(Refusal::NoTiles);
        }
        if n_tiles > u64::from(LISTED_MAX) {
            return Err(Refusal::TooMany(n_tiles));
        }
        let copied = all.iter().flat_map(|it| (0..copies).map(|_| *it));
        let faces: Vec<Faces> = copied.chain(added.iter().copied()).collect();

        let mut sorted: Vec<(Faces, Id)> = faces.iter().map(|it| self.same(it)).zip(0..).collect();
        sorted.sort_unstable();
        let mut kinds = vec![0; faces.len()];
        let mut first = 0;
        for (index, (same, id)) in sorted.iter().enumerate() {
            if index == 0 || sorted[index - 1].0 != *same {
                first = *id;
            }
            kinds[*id as usize] = first;
        }
        sorted.dedup_by_key(|it| it.0);

        self.len = n_tiles as u32;
        self.tiles = Tiles::Listed(Listed {
            faces,
            kinds,
            sorted,
        });
        Ok(())
    }
}
