"""Plays random lines of OpenSpiel's two domino games and prints each as text.

One line per match, four fields with a tab between them:
  game      `block` (two players) or `team` (four players in pairs)
  deal      the hands, `;` between seats, `,` between tiles: 0|1,2|2;…
  choices   with a space between them, each SEAT:PLAY,PLAY,…>PLAY, where a play
            is TILE@END, END is the value it is joined to (`-` on the empty
            table), and the play after `>` is the one that was chosen
  returns   what each player gets at the end, `,` between players
"""

import argparse
import multiprocessing
import random
import sys

import pyspiel
from open_spiel.python.games import block_dominoes  # registers the game
from open_spiel.python.games import team_dominoes  # registers the game

GAMES = {
    "block": ("python_block_dominoes", block_dominoes),
    "team": ("python_team_dominoes", team_dominoes),
}
LINES_PER_TASK = 250


def tile_text(tile):
    return f"{int(tile[0])}|{int(tile[1])}"


def play_text(action):
    end = "-" if action.edge is None else str(int(action.edge))
    return f"{tile_text(action.tile)}@{end}"


def line(name, game, module, luck):
    state = game.new_initial_state()
    while state.is_chance_node():
        tiles, _ = zip(*state.chance_outcomes())
        state.apply_action(luck.choice(tiles))
    deal = ";".join(",".join(map(tile_text, hand)) for hand in state.hands)
    choices = []
    while not state.is_terminal():
        legal = state.legal_actions()
        chosen = luck.choice(legal)
        # Their private list of actions: parsing their texts would only be slower.
        plays = ",".join(play_text(module._ACTIONS[it]) for it in legal)
        choices.append(f"{state.current_player()}:{plays}>{play_text(module._ACTIONS[chosen])}")
        state.apply_action(chosen)
    returns = ",".join(f"{it:g}" for it in state.returns())
    return "\t".join([name, deal, " ".join(choices), returns])


def lines(task):
    name, seed, first, count = task
    short_name, module = GAMES[name]
    game = pyspiel.load_game(short_name)
    return "\n".join(
        line(name, game, module, random.Random(f"{seed}/{name}/{first + index}"))
        for index in range(count)
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lines", type=int, default=100_000, help="lines of each game")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    tasks = [
        (name, options.seed, first, min(LINES_PER_TASK, options.lines - first))
        for name in GAMES
        for first in range(0, options.lines, LINES_PER_TASK)
    ]
    with multiprocessing.Pool() as pool:
        for text in pool.imap(lines, tasks):
            sys.stdout.write(text + "\n")


if __name__ == "__main__":
    main()
