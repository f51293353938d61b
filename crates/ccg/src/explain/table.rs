//! The words of the genre in both tongues: types, subtypes, colours, states,
//! zones, phases. A game's own words go before these.

/// A noun: types with a small letter, subtypes with a capital.
pub(super) struct NounEntry {
    pub(super) word: &'static str,
    pub(super) en: &'static str,
    /// Where the plural is not regular.
    pub(super) en_many: Option<&'static str>,
    pub(super) es: &'static str,
    pub(super) feminine: bool,
    pub(super) is_type: bool,
}

const fn noun(
    word: &'static str,
    en: &'static str,
    es: &'static str,
    feminine: bool,
    is_type: bool,
) -> NounEntry {
    NounEntry {
        word,
        en,
        en_many: None,
        es,
        feminine,
        is_type,
    }
}

const fn odd(
    word: &'static str,
    en_many: &'static str,
    es: &'static str,
    feminine: bool,
) -> NounEntry {
    NounEntry {
        word,
        en: word,
        en_many: Some(en_many),
        es,
        feminine,
        is_type: false,
    }
}

const F: bool = true;
const M: bool = false;
const TYPE: bool = true;
const SUB: bool = false;

pub(super) const NOUNS: &[NounEntry] = &[
    noun("Creature", "creature", "criatura", F, TYPE),
    noun("Land", "land", "tierra", F, TYPE),
    noun("Artifact", "artifact", "artefacto", M, TYPE),
    noun("Enchantment", "enchantment", "encantamiento", M, TYPE),
    noun("Instant", "instant", "instantáneo", M, TYPE),
    noun("Sorcery", "sorcery", "conjuro", M, TYPE),
    noun("Planeswalker", "planeswalker", "caminante", M, TYPE),
    noun("Permanent", "permanent", "permanente", M, TYPE),
    noun("Spell", "spell", "hechizo", M, TYPE),
    noun("Card", "card", "carta", F, TYPE),
    noun("Player", "player", "jugador", M, TYPE),
    noun("Opponent", "opponent", "rival", M, TYPE),
    NounEntry {
        word: "Hero",
        en: "hero",
        en_many: Some("heroes"),
        es: "héroe",
        feminine: false,
        is_type: true,
    },
    noun("Ally", "ally", "aliado", M, TYPE),
    noun("Ability", "ability", "habilidad", F, TYPE),
    noun("Item", "item", "objeto", M, TYPE),
    noun("Weapon", "weapon", "arma", F, TYPE),
    noun("Armor", "armor", "armadura", F, TYPE),
    noun("Trainer", "trainer", "entrenador", M, TYPE),
    noun("Support", "support", "apoyo", M, TYPE),
    noun("Energy", "energy", "energía", F, TYPE),
    noun("Resource", "resource", "recurso", M, TYPE),
    noun("Source", "source", "fuente", F, TYPE),
    noun("Prize", "prize", "premio", M, TYPE),
    NounEntry {
        word: "life",
        en: "life",
        en_many: Some("life"),
        es: "vida",
        feminine: true,
        is_type: true,
    },
    NounEntry {
        word: "mana",
        en: "mana",
        en_many: Some("mana"),
        es: "maná",
        feminine: false,
        is_type: true,
    },
    noun("Equipment", "Equipment", "Equipo", M, SUB),
    noun("Aura", "Aura", "Aura", F, SUB),
    noun("Forest", "Forest", "Bosque", M, SUB),
    noun("Island", "Island", "Isla", F, SUB),
    noun("Mountain", "Mountain", "Montaña", F, SUB),
    odd("Plains", "Plains", "Llanura", F),
    noun("Plain", "Plains", "Llanura", F, SUB),
    noun("Swamp", "Swamp", "Pantano", M, SUB),
    noun("Fire", "Fire", "Fuego", M, SUB),
    noun("Water", "Water", "Agua", F, SUB),
    noun("Grass", "Grass", "Planta", F, SUB),
    noun("Lightning", "Lightning", "Rayo", M, SUB),
    noun("Stone", "Stone", "Piedra", F, SUB),
    noun("Mind", "Mind", "Mente", F, SUB),
    noun("Basic", "Basic", "Básico", M, SUB),
    noun("Stage1", "Stage 1", "Fase 1", F, SUB),
    noun("Stage2", "Stage 2", "Fase 2", F, SUB),
    noun("Angel", "Angel", "Ángel", M, SUB),
    noun("Archer", "Archer", "Arquero", M, SUB),
    noun("Artificer", "Artificer", "Artífice", M, SUB),
    noun("Assassin", "Assassin", "Asesino", M, SUB),
    noun("Bat", "Bat", "Murciélago", M, SUB),
    noun("Bear", "Bear", "Oso", M, SUB),
    noun("Beast", "Beast", "Bestia", F, SUB),
    noun("Bird", "Bird", "Ave", F, SUB),
    noun("Boar", "Boar", "Jabalí", M, SUB),
    noun("Cat", "Cat", "Felino", M, SUB),
    noun("Centaur", "Centaur", "Centauro", M, SUB),
    noun("Cleric", "Cleric", "Clérigo", M, SUB),
    noun("Construct", "Construct", "Constructo", M, SUB),
    noun("Crab", "Crab", "Cangrejo", M, SUB),
    noun("Demon", "Demon", "Demonio", M, SUB),
    noun("Dog", "Dog", "Perro", M, SUB),
    noun("Dragon", "Dragon", "Dragón", M, SUB),
    noun("Drake", "Drake", "Draco", M, SUB),
    noun("Druid", "Druid", "Druida", M, SUB),
    odd("Dwarf", "Dwarves", "Enano", M),
    noun("Elemental", "Elemental", "Elemental", M, SUB),
    odd("Elf", "Elves", "Elfo", M),
    noun("Faerie", "Faerie", "Hada", F, SUB),
    odd("Fish", "Fish", "Pez", M),
    noun("Fox", "Fox", "Zorro", M, SUB),
    noun("Frog", "Frog", "Rana", F, SUB),
    noun("Giant", "Giant", "Gigante", M, SUB),
    noun("Goblin", "Goblin", "Trasgo", M, SUB),
    noun("Golem", "Golem", "Gólem", M, SUB),
    noun("Horror", "Horror", "Horror", M, SUB),
    noun("Horse", "Horse", "Caballo", M, SUB),
    noun("Hound", "Hound", "Sabueso", M, SUB),
    noun("Human", "Human", "Humano", M, SUB),
    noun("Hunter", "Hunter", "Cazador", M, SUB),
    noun("Illusion", "Illusion", "Ilusión", F, SUB),
    noun("Insect", "Insect", "Insecto", M, SUB),
    noun("Knight", "Knight", "Caballero", M, SUB),
    noun("Lizard", "Lizard", "Lagarto", M, SUB),
    noun("Mage", "Mage", "Mago", M, SUB),
    odd("Merfolk", "Merfolk", "Tritón", M),
    noun("Monk", "Monk", "Monje", M, SUB),
    noun("Ogre", "Ogre", "Ogro", M, SUB),
    noun("Orc", "Orc", "Orco", M, SUB),
    odd("Ox", "Oxen", "Buey", M),
    noun("Pirate", "Pirate", "Pirata", M, SUB),
    noun("Plant", "Plant", "Planta", F, SUB),
    noun("Rat", "Rat", "Rata", F, SUB),
    noun("Rogue", "Rogue", "Bribón", M, SUB),
    noun("Scout", "Scout", "Explorador", M, SUB),
    noun("Serpent", "Serpent", "Serpiente", F, SUB),
    noun("Shade", "Shade", "Sombra", F, SUB),
    noun("Shaman", "Shaman", "Chamán", M, SUB),
    noun("Skeleton", "Skeleton", "Esqueleto", M, SUB),
    noun("Snake", "Snake", "Serpiente", F, SUB),
    noun("Soldier", "Soldier", "Soldado", M, SUB),
    noun("Spider", "Spider", "Araña", F, SUB),
    noun("Spirit", "Spirit", "Espíritu", M, SUB),
    odd("Treefolk", "Treefolk", "Ent", M),
    noun("Troll", "Troll", "Trol", M, SUB),
    noun("Turtle", "Turtle", "Tortuga", F, SUB),
    noun("Vampire", "Vampire", "Vampiro", M, SUB),
    noun("Wall", "Wall", "Muro", M, SUB),
    noun("Warrior", "Warrior", "Guerrero", M, SUB),
    odd("Wolf", "Wolves", "Lobo", M),
    noun("Wizard", "Wizard", "Hechicero", M, SUB),
    noun("Wurm", "Wurm", "Sierpe", F, SUB),
    noun("Zombie", "Zombie", "Zombi", M, SUB),
];

/// Colours: the word, English, Spanish masculine.
pub(super) const COLOURS: &[(&str, &str, &str)] = &[
    ("White", "white", "blanco"),
    ("Blue", "blue", "azul"),
    ("Black", "black", "negro"),
    ("Red", "red", "rojo"),
    ("Green", "green", "verde"),
    ("Colorless", "colourless", "incoloro"),
];

/// A word for the state of a thing.
pub(super) struct State {
    pub(super) word: &'static str,
    pub(super) en: &'static str,
    pub(super) es: &'static str,
    /// After several things, where the Spanish differs.
    pub(super) es_many: &'static str,
    /// Stands after the noun as it is, rather than as an adjective.
    pub(super) after: bool,
}

const fn adjective(word: &'static str, en: &'static str, es: &'static str) -> State {
    State {
        word,
        en,
        es,
        es_many: es,
        after: false,
    }
}

const fn after(
    word: &'static str,
    en: &'static str,
    es: &'static str,
    es_many: &'static str,
) -> State {
    State {
        word,
        en,
        es,
        es_many,
        after: true,
    }
}

pub(super) const STATES: &[State] = &[
    adjective("attacking", "attacking", "atacante"),
    adjective("blocking", "blocking", "bloqueador"),
    adjective("blocked", "blocked", "bloqueado"),
    adjective("unblocked", "unblocked", "sin bloquear"),
    adjective("tapped", "tapped", "girado"),
    adjective("untapped", "untapped", "enderezado"),
    adjective("attached", "attached", "unido"),
    adjective("unattached", "unattached", "suelto"),
    adjective("equipped", "equipped", "equipado"),
    adjective("enchanted", "enchanted", "encantado"),
    adjective("damaged", "damaged", "dañado"),
    adjective("undamaged", "undamaged", "sin daño"),
    adjective("active", "active", "activo"),
    adjective("benched", "benched", "en banca"),
    adjective("kicked", "kicked", "potenciado"),
    adjective("multicoloured", "multicoloured", "multicolor"),
    adjective("monocoloured", "monocoloured", "monocolor"),
    adjective("colourless", "colourless", "incoloro"),
    adjective("basic", "basic", "básico"),
    adjective("sick", "summoning-sick", "mareado"),
    adjective("poisoned", "poisoned", "envenenado"),
    adjective("asleep", "sleeping", "dormido"),
    adjective("paralysed", "paralysed", "paralizado"),
    adjective("exhausted", "exhausted", "agotado"),
    adjective("legendary", "legendary", "legendario"),
    adjective("nontoken", "nontoken", "que no es ficha"),
    adjective("token", "token", "ficha"),
    after(
        "you_control",
        "you control",
        "que controlas",
        "que controlas",
    ),
    after("you_own", "you own", "de tu propiedad", "de tu propiedad"),
    after(
        "opponent_owns",
        "your opponent owns",
        "de tu rival",
        "de tu rival",
    ),
    after(
        "opponent_controls",
        "your opponent controls",
        "que controla tu rival",
        "que controla tu rival",
    ),
    after(
        "they_control",
        "that player controls",
        "que controla ese jugador",
        "que controla ese jugador",
    ),
    after(
        "shares_type",
        "that {share} a type with {this}",
        "que comparte un tipo con {this}",
        "que comparten un tipo con {this}",
    ),
    after(
        "shares_colour",
        "that {share} a colour with {this}",
        "que comparte un color con {this}",
        "que comparten un color con {this}",
    ),
    after(
        "chosen_type",
        "of the chosen type",
        "del tipo elegido",
        "del tipo elegido",
    ),
    after(
        "blocking_this",
        "blocking {this}",
        "que bloquea a {this}",
        "que bloquean a {this}",
    ),
    after(
        "blocked_by_this",
        "blocked by {this}",
        "bloqueada por {this}",
        "bloqueadas por {this}",
    ),
    after(
        "attached_this",
        "attached to {this}",
        "que está sobre {this}",
        "que están sobre {this}",
    ),
    after(
        "entered_this_turn",
        "that entered this turn",
        "que entró en juego este turno",
        "que entraron en juego este turno",
    ),
    after(
        "attacked_this_turn",
        "that attacked this turn",
        "que atacó este turno",
        "que atacaron este turno",
    ),
    after(
        "was_dealt_damage_this_turn",
        "that {was} dealt damage this turn",
        "que recibió daño este turno",
        "que recibieron daño este turno",
    ),
];

/// A zone: English and Spanish, gender, whether cards there are just cards, and
/// whether it belongs to nobody.
pub(super) struct ZoneEntry {
    pub(super) word: &'static str,
    pub(super) en: &'static str,
    pub(super) es: &'static str,
    pub(super) feminine: bool,
    pub(super) cards: bool,
    pub(super) shared: bool,
}

const fn zone(
    word: &'static str,
    en: &'static str,
    es: &'static str,
    feminine: bool,
    cards: bool,
    shared: bool,
) -> ZoneEntry {
    ZoneEntry {
        word,
        en,
        es,
        feminine,
        cards,
        shared,
    }
}

pub(super) const ZONES: &[ZoneEntry] = &[
    zone("deck", "deck", "mazo", false, true, false),
    zone("hand", "hand", "mano", true, true, false),
    zone(
        "battlefield",
        "battlefield",
        "campo de batalla",
        false,
        false,
        true,
    ),
    zone("field", "field", "campo", false, false, false),
    zone("graveyard", "graveyard", "cementerio", false, true, false),
    zone(
        "discard",
        "discard pile",
        "pila de descarte",
        true,
        true,
        false,
    ),
    zone("play", "play", "juego", false, false, true),
    zone("exile", "exile", "exilio", false, true, true),
    zone("stack", "stack", "pila", true, false, true),
    zone(
        "resources",
        "resource pile",
        "pila de recursos",
        true,
        true,
        false,
    ),
    zone("prizes", "prizes", "premios", false, true, false),
    zone("bench", "bench", "banca", true, false, false),
    zone(
        "active",
        "active spot",
        "puesto activo",
        false,
        false,
        false,
    ),
];

/// Phases: the word, English, Spanish, whether it is feminine.
pub(super) const PHASES: &[(&str, &str, &str, bool)] = &[
    ("untap", "untap step", "paso de enderezar", false),
    ("upkeep", "upkeep", "mantenimiento", false),
    ("draw", "draw step", "paso de robar", false),
    ("main", "main phase", "fase principal", true),
    ("main2", "second main phase", "segunda fase principal", true),
    ("combat", "combat", "combate", false),
    ("attack", "attack phase", "fase de ataque", true),
    (
        "declare_attackers",
        "declare attackers step",
        "paso de declarar atacantes",
        false,
    ),
    (
        "declare_blockers",
        "declare blockers step",
        "paso de declarar bloqueadores",
        false,
    ),
    ("damage", "damage step", "paso de daño", false),
    ("end", "end step", "paso final", false),
    ("cleanup", "cleanup step", "paso de limpieza", false),
    ("start", "start phase", "fase inicial", true),
    ("sacrifice", "sacrifice phase", "fase de sacrificio", true),
    ("action", "action phase", "fase de acción", true),
    ("finish", "final phase", "fase final", true),
    ("between", "pause between turns", "pausa entre turnos", true),
    ("turn", "turn", "turno", false),
];
