import { games } from "@sofala/catalog";
import type { GameTypes } from "@sofala/engine";
import { describe, expect, test } from "vitest";
import { market } from "../../test/mediterranean/fixtures.ts";
import { terminalUiOf } from "../games/registry.ts";
import type { AnyGame } from "../command.ts";
import { observerViewOf } from "../draw-table.ts";
import {
  followWords,
  kindMenu,
  nextMenu,
  findOption,
  type MenuContext,
  type Menu,
} from "./menu.ts";

type Move = GameTypes["move"];

function askingAt(id: string, stateOf: (game: AnyGame) => unknown): MenuContext {
  const game = games.find((each) => each.id === id) as AnyGame;
  const names = ["Ann", "Ben", "Cleo", "Dora"];
  const observerView = observerViewOf({ game, state: stateOf(game), names }, 0);
  return { game, ui: terminalUiOf(game), names, observerView };
}

const context = askingAt("zimbabwe", (game) => game.setup("menu", 4, {}));

/** The menus that follow when these words are typed. */
function ask(moves: readonly Move[], ...words: readonly string[]) {
  let menu: Menu | undefined = kindMenu(context, moves);
  const asked: (readonly [field: string, style: string, words: readonly string[]])[] = [];
  let remaining = moves;
  for (const word of words) {
    const option = menu === undefined ? undefined : findOption(menu, word);
    if (option === undefined) return { asked, left: remaining, lost: word };
    remaining = option.remaining.moves;
    menu = nextMenu(context, option.remaining);
    if (menu)
      asked.push([menu.field, menu.style, menu.options.map((each) => each.word ?? each.label)]);
  }
  return { asked, left: remaining };
}

const place = (craftsman: string, at: string, rest = {}) => ({
  kind: "place-craftsman",
  craftsman,
  at,
  ...rest,
});
const rain = (...cells: readonly string[]) => ({
  kind: "use-specialist",
  specialist: "rain-ceremony",
  cells,
});

describe("the menus of a move", () => {
  test("come in the order of its fields, and only for fields in which moves differ", () => {
    const moves = [
      place("potter", "b10", { price: 1 }),
      place("potter", "b10", { price: 2 }),
      place("potter", "b10", { vertical: true, price: 1 }),
      place("potter", "b2", { vertical: true, price: 1 }),
      { kind: "end-turn" },
    ];
    expect(ask(moves, "place", "b10", "horizontal", "2")).toEqual({
      asked: [
        ["at", "cells", ["b2", "b10"]],
        ["vertical", "list", ["horizontal", "vertical"]],
        ["price", "amounts", ["1", "2"]],
      ],
      left: [moves[1]],
    });
    expect(ask(moves, "end").left).toEqual([{ kind: "end-turn" }]);
  });

  test("take two cells in either order", () => {
    const moves = [rain("a1", "b1"), rain("a1", "a2"), rain("c1", "d1")];
    expect(ask(moves, "use", "b1").left).toEqual([moves[0]]);
    expect(ask(moves, "use", "a1", "a2")).toEqual({
      asked: [
        ["cells", "cells", ["a1", "a2", "b1", "c1", "d1"]],
        ["cells", "cells", ["a2", "b1"]],
      ],
      left: [moves[1]],
    });
  });

  test("accept numbers only in lists, and unique prefixes", () => {
    const moves = [place("potter", "a1"), place("wood-carver", "a1"), { kind: "pass" }];
    expect(ask(moves, "1", "2").left).toEqual([moves[1]]);
    expect(ask(moves, "p")).toMatchObject({ lost: "p" });
    expect(ask(moves, "PLACE", "Wood").left).toEqual([moves[1]]);
    expect(ask(moves, "3")).toMatchObject({ lost: "3" });
    const gifts = [2, 3].map((cattle) => ({ kind: "give", cattle }));
    expect(ask(gifts, "give", "1")).toMatchObject({ lost: "1" });
    expect(ask(gifts, "give", "3").left).toEqual([gifts[1]]);
  });
});

describe("numbers that are names, and lists of any length", () => {
  const trading = askingAt("mediterranean", (game) => {
    const state = game.fromPosition(market, "");
    if (!state.ok) throw new Error(state.error.reason);
    return state.value;
  });
  const menuOf = (moves: readonly Move[], ...words: readonly string[]) =>
    followWords(trading, kindMenu(trading, moves), words);

  test("a seat is picked by its number or its name, never by its index in the list", () => {
    const moves = [1, 3].map((victim) => ({ kind: "vote", victim }));
    const { menu } = menuOf(moves, "vote");
    expect(menu).toMatchObject({
      style: "names",
      options: [
        { word: "1", label: "Ben" },
        { word: "3", label: "Dora" },
      ],
    });
    expect(menuOf(moves, "vote", "2")).toMatchObject({ unmatchedWord: "2" });
    expect(menuOf(moves, "vote", "3").chosen).toEqual(moves[1]);
    expect(menuOf(moves, "vote", "be").chosen).toEqual(moves[0]);
  });

  test("lists of different lengths are picked as a whole", () => {
    const moves = [["available"], ["available", "available"], ["available", "farm.ore"]].map(
      (from) => ({ kind: "develop", card: "S04", from }),
    );
    const { menu } = menuOf(moves, "develop");
    expect(menu?.options.map(({ label }) => label)).toEqual([
      "available",
      "available, available",
      "available, ore farm",
    ]);
    expect(menuOf(moves, "develop", "2").chosen).toEqual(moves[1]);
  });

  test("the only move of a kind is described completely, and words that repeat it are accepted", () => {
    const moves = [{ kind: "decline", offer: 3 }, { kind: "ready" }];
    const kinds = kindMenu(trading, moves);
    expect(kinds.options.map(({ label }) => label)).toEqual([
      "decline offer 3",
      "ready: finish this step",
    ]);
    expect(menuOf(moves, "decline", "3").chosen).toEqual(moves[0]);
    expect(menuOf(moves, "decline", "4")).toEqual({ menu: undefined, unmatchedWord: "4" });
  });
});
