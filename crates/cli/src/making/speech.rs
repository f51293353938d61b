//! What is said while cards are made, in both languages.

use tapete_game::Tongue;

/// Every text of `tapete new`; `{0}`, `{1}` … stand for arguments.
pub(super) struct Speech {
    pub(super) input_ended: &'static str,
    // Questions.
    pub(super) whole_number: &'static str,
    pub(super) yes: &'static [&'static str],
    // The line editor.
    pub(super) editor_starts: &'static str,
    pub(super) editor_help: &'static str,
    pub(super) too_long: &'static str,
    pub(super) no_line: &'static str,
    pub(super) no_command: &'static str,
    pub(super) still_wrong: &'static str,
    pub(super) script_unwell: &'static str,
    pub(super) script_given_up: &'static str,
    pub(super) it_does: &'static str,
    pub(super) no_word: &'static str,
    pub(super) no_word_near: &'static str,
    pub(super) words_hint: &'static str,
    // Choices from lists.
    pub(super) pick_one: &'static str,
    pub(super) pick_some: &'static str,
    pub(super) did_you_mean: &'static str,
    pub(super) too_many: &'static str,
    pub(super) taken_back: &'static str,
    pub(super) nothing_to_take_back: &'static str,
    pub(super) chosen_by_luck: &'static str,
    pub(super) new_order: &'static str,
    pub(super) bad_order: &'static str,
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
    input_ended: "the input ended before all was said; nothing was written",
    whole_number: "write a whole number from {0} to {1}",
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
    still_wrong: "the script still has errors; mend a line with `:3 TEXT` and end with `.` again",
    script_unwell: "the script has errors and was not saved; it stands above, so that it is not lost",
    script_given_up: "no card was made; the script stands above, so that it is not lost",
    it_does: "it does: {0}",
    no_word: "scripts have no word `{0}`; `?` lists all",
    no_word_near: "scripts have no word `{0}`; did you mean `{1}`?",
    words_hint: "`? WORD` shows one with its example",
    pick_one: "{0}, a number or a name",
    pick_some: "{0}: numbers or names with commas, `random`, `undo` or `?`",
    did_you_mean: "{0}; did you mean `{1}`?",
    too_many: "only {0} more can be chosen; left out: {1}",
    taken_back: "taken back: {0}",
    nothing_to_take_back: "there is nothing to take back",
    chosen_by_luck: "by luck: {0}",
    new_order: "{0}, such as `{1}` (empty: as it is)",
    bad_order: "write each number from 1 to {0} once",
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
    input_ended: "la entrada acabó antes de decirlo todo; no se escribió nada",
    whole_number: "escribe un número entero de {0} a {1}",
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
    still_wrong: "el guion aún tiene errores; corrige una línea con `:3 TEXTO` y termina otra vez con `.`",
    script_unwell: "el guion tiene errores y no se guardó; está más arriba, para que no se pierda",
    script_given_up: "no se hizo ninguna carta; el guion está más arriba, para que no se pierda",
    it_does: "hace: {0}",
    no_word: "los guiones no tienen la palabra `{0}`; `?` las lista todas",
    no_word_near: "los guiones no tienen la palabra `{0}`; ¿querías decir `{1}`?",
    words_hint: "`? PALABRA` muestra una con su ejemplo",
    pick_one: "{0}, un número o un nombre",
    pick_some: "{0}: números o nombres con comas, `azar`, `quita` o `?`",
    did_you_mean: "{0}; ¿querías decir `{1}`?",
    too_many: "sólo se pueden elegir {0} más; quedan fuera: {1}",
    taken_back: "quitado: {0}",
    nothing_to_take_back: "no hay nada que quitar",
    chosen_by_luck: "al azar: {0}",
    new_order: "{0}, como `{1}` (vacío: como está)",
    bad_order: "escribe cada número del 1 al {0} una vez",
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
