//! What is said while cards are made, in both languages.

use tapete_game::Tongue;

/// Every text of `tapete new`; `{0}`, `{1}` … stand for arguments.
pub(super) struct Speech {
    pub(super) what_can_be_made: &'static str,
    pub(super) random_is_for_decks: &'static str,
    pub(super) no_source: &'static str,
    pub(super) input_ended: &'static str,
    // Questions.
    pub(super) name: &'static str,
    pub(super) name_empty: &'static str,
    pub(super) element: &'static str,
    pub(super) no_element: &'static str,
    pub(super) life: &'static str,
    pub(super) attack: &'static str,
    pub(super) cost: &'static str,
    pub(super) whole_number: &'static str,
    pub(super) says: &'static str,
    pub(super) yes: &'static [&'static str],
    // The line editor.
    pub(super) editor_starts: &'static str,
    pub(super) editor_help: &'static str,
    pub(super) too_long: &'static str,
    pub(super) no_line: &'static str,
    pub(super) no_command: &'static str,
    pub(super) empty_script: &'static str,
    pub(super) still_wrong: &'static str,
    pub(super) script_unwell: &'static str,
    pub(super) script_given_up: &'static str,
    pub(super) it_does: &'static str,
    pub(super) no_word: &'static str,
    pub(super) no_word_near: &'static str,
    pub(super) words_hint: &'static str,
    // Decks.
    pub(super) monsters_of: &'static str,
    pub(super) powers_of: &'static str,
    pub(super) which_monster: &'static str,
    pub(super) which_powers: &'static str,
    pub(super) no_such: &'static str,
    pub(super) no_such_near: &'static str,
    pub(super) too_many: &'static str,
    pub(super) taken_back: &'static str,
    pub(super) nothing_to_take_back: &'static str,
    pub(super) chosen_by_luck: &'static str,
    pub(super) formation: &'static str,
    pub(super) new_order: &'static str,
    pub(super) bad_order: &'static str,
    pub(super) legal: &'static str,
    pub(super) random_name: &'static str,
    pub(super) not_enough: &'static str,
    // Saving.
    pub(super) here_it_is: &'static str,
    pub(super) save_hint: &'static str,
    pub(super) replace_same: &'static str,
    pub(super) replace_file: &'static str,
    pub(super) not_written: &'static str,
    pub(super) file_has_errors: &'static str,
    pub(super) would_break: &'static str,
    pub(super) no_json: &'static str,
    pub(super) save_by_hand: &'static str,
    pub(super) added: &'static str,
    pub(super) replaced: &'static str,
}

/// Returns the texts in a language.
pub(super) fn speech(tongue: Tongue) -> &'static Speech {
    match tongue {
        Tongue::En => &EN,
        Tongue::Es => &ES,
    }
}

static EN: Speech = Speech {
    what_can_be_made: "tapete new monster   a monster: element, life, attack
tapete new power     a power: cost, and what it does as a script
tapete new deck      a deck: monsters in their order, and powers for each

tapete new deck --random --seed 7 makes one by luck; --to FILE adds it to a file",
    random_is_for_decks: "`--random` makes decks only: `tapete new deck --random`",
    no_source: "no game with cards is shipped; name one with `--from`",
    input_ended: "the input ended before all was said; nothing was written",
    name: "name",
    name_empty: "it needs a name",
    element: "element, a number or a name",
    no_element: "there is no element `{0}`",
    life: "life",
    attack: "attack",
    cost: "energy that it costs",
    whole_number: "write a whole number from {0} to {1}",
    says: "description (may be empty)",
    yes: &["y", "yes"],
    editor_starts: "the script, line by line; `.` on a line of its own ends it, `?` shows the words, `:help` more",
    editor_help: "  .          ends the script
  ?          shows all words, `? Attack` one of them
  :list      shows the lines so far
  :3 TEXT    puts TEXT in place of line 3
  :add 3 TEXT  puts TEXT before line 3
  :del 3     takes line 3 out
  :check     tells all that is wrong now
  :quit      leaves without a card",
    too_long: "a script has at most 4096 bytes, and no more than {0} are kept; the line was left out",
    no_line: "there is no line {0}; there are {1}",
    no_command: "there is no `{0}` here; `:help` tells what there is",
    empty_script: "the script is empty; the least is `Conditions { } Actions { Attack() }`",
    still_wrong: "the script still has errors; mend a line with `:3 TEXT` and end with `.` again",
    script_unwell: "the script has errors and was not saved; it stands above, so that it is not lost",
    script_given_up: "no card was made; the script stands above, so that it is not lost",
    it_does: "it does: {0}",
    no_word: "scripts have no word `{0}`; `?` lists all",
    no_word_near: "scripts have no word `{0}`; did you mean `{1}`?",
    words_hint: "`? WORD` shows one with its example",
    monsters_of: "monsters of {0}",
    powers_of: "powers of {0}",
    which_monster: "monster {0} of {1}: a number, a name, `random`, `undo` or `?`",
    which_powers: "powers of {0}, {1} to go: numbers or names with commas, `random`, `undo` or `?`",
    no_such: "there is no card `{0}`",
    no_such_near: "there is no card `{0}`; did you mean `{1}`?",
    too_many: "only {0} more can be chosen; left out: {1}",
    taken_back: "taken back: {0}",
    nothing_to_take_back: "there is nothing to take back",
    chosen_by_luck: "by luck: {0}",
    formation: "formation, from the front: {0}",
    new_order: "another order, such as `{0}` (empty: as it is)",
    bad_order: "write each number from 1 to {0} once",
    legal: "the deck is legal",
    random_name: "Luck of {0}",
    not_enough: "{0} has no monsters or no powers to choose from",
    here_it_is: "here it is:",
    save_hint: "`--to FILE` adds it to a file",
    replace_same: "{0} has a {1} called {2} already; replace it? (y/N)",
    replace_file: "{0} exists already; replace it? (y/N)",
    not_written: "nothing was written",
    file_has_errors: "{0} has errors, so nothing was added to it",
    would_break: "with it {0} would have errors, so nothing was written",
    no_json: "it cannot be written as JSON: {0}",
    save_by_hand: "here is the text, so that it can be saved by hand:",
    added: "{0}: {1} added",
    replaced: "{0}: {1} replaced",
};

static ES: Speech = Speech {
    what_can_be_made: "tapete new monster   un monstruo: elemento, vida, ataque
tapete new power     un poder: lo que cuesta, y lo que hace como guion
tapete new deck      un mazo: monstruos en su orden, y poderes para cada uno

tapete new deck --random --seed 7 hace uno al azar; --to ARCHIVO lo añade a un archivo",
    random_is_for_decks: "`--random` sólo hace mazos: `tapete new deck --random`",
    no_source: "no viene incluido ningún juego con cartas; nombra uno con `--from`",
    input_ended: "la entrada acabó antes de decirlo todo; no se escribió nada",
    name: "nombre",
    name_empty: "necesita un nombre",
    element: "elemento, un número o un nombre",
    no_element: "no hay elemento `{0}`",
    life: "vida",
    attack: "ataque",
    cost: "energía que cuesta",
    whole_number: "escribe un número entero de {0} a {1}",
    says: "descripción (puede quedar vacía)",
    yes: &["s", "sí", "si", "y", "yes"],
    editor_starts: "el guion, línea a línea; `.` sola en una línea lo termina, `?` muestra las palabras, `:ayuda` más",
    editor_help: "  .          termina el guion
  ?          muestra todas las palabras, `? Attack` una de ellas
  :lista     muestra las líneas hasta ahora
  :3 TEXTO   pone TEXTO en lugar de la línea 3
  :pon 3 TEXTO  pone TEXTO antes de la línea 3
  :quita 3   quita la línea 3
  :revisa    dice todo lo que está mal ahora
  :salir     lo deja sin hacer la carta",
    too_long: "un guion tiene como mucho 4096 bytes, y no se guardan más de {0}; la línea se dejó fuera",
    no_line: "no hay línea {0}; hay {1}",
    no_command: "aquí no hay `{0}`; `:ayuda` dice lo que hay",
    empty_script: "el guion está vacío; lo mínimo es `Conditions { } Actions { Attack() }`",
    still_wrong: "el guion aún tiene errores; corrige una línea con `:3 TEXTO` y termina otra vez con `.`",
    script_unwell: "el guion tiene errores y no se guardó; está más arriba, para que no se pierda",
    script_given_up: "no se hizo ninguna carta; el guion está más arriba, para que no se pierda",
    it_does: "hace: {0}",
    no_word: "los guiones no tienen la palabra `{0}`; `?` las lista todas",
    no_word_near: "los guiones no tienen la palabra `{0}`; ¿querías decir `{1}`?",
    words_hint: "`? PALABRA` muestra una con su ejemplo",
    monsters_of: "monstruos de {0}",
    powers_of: "poderes de {0}",
    which_monster: "monstruo {0} de {1}: un número, un nombre, `azar`, `quita` o `?`",
    which_powers: "poderes de {0}, faltan {1}: números o nombres con comas, `azar`, `quita` o `?`",
    no_such: "no hay ninguna carta `{0}`",
    no_such_near: "no hay ninguna carta `{0}`; ¿querías decir `{1}`?",
    too_many: "sólo se pueden elegir {0} más; quedan fuera: {1}",
    taken_back: "quitado: {0}",
    nothing_to_take_back: "no hay nada que quitar",
    chosen_by_luck: "al azar: {0}",
    formation: "formación, desde el frente: {0}",
    new_order: "otro orden, como `{0}` (vacío: como está)",
    bad_order: "escribe cada número del 1 al {0} una vez",
    legal: "el mazo es legal",
    random_name: "Azar de {0}",
    not_enough: "{0} no tiene monstruos o poderes que elegir",
    here_it_is: "aquí está:",
    save_hint: "`--to ARCHIVO` lo añade a un archivo",
    replace_same: "{0} ya tiene un {1} llamado {2}; ¿reemplazarlo? (s/N)",
    replace_file: "{0} ya existe; ¿reemplazarlo? (s/N)",
    not_written: "no se escribió nada",
    file_has_errors: "{0} tiene errores, así que no se le añadió nada",
    would_break: "con esto {0} tendría errores, así que no se escribió nada",
    no_json: "no se puede escribir como JSON: {0}",
    save_by_hand: "aquí está el texto, para poder guardarlo a mano:",
    added: "{0}: {1} añadido",
    replaced: "{0}: {1} reemplazado",
};
