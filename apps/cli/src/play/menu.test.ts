import { games } from "@sofala/catalog";
import type { GameTypes } from "@sofala/engine";
import { describe, expect, test } from "vitest";
import { boardOf } from "../boards/boards.ts";
import type { AnyGame } from "../command.ts";
import { kindMenu, nextMenu, pick, type Menu } from "./menu.ts";

const game = games.find(({ id }) => id === "zimbabwe") as AnyGame;
const board = boardOf(game);
const table = { game, state: game.setup("menu", 2, {}) };

/** What can be said at each question when these words are said. */
function ask(moves: readonly GameTypes["move"][], ...words: readonly string[]) {
  let menu: Menu | undefined = kindMenu(board, moves);
  const asked: (readonly [field: string, style: string, words: readonly string[]])[] = [];
  let left = moves;
  for (const word of words) {
    const option = menu === undefined ? undefined : pick(menu, word);
    if (option === undefined) return { asked, left, lost: word };
    left = option.left.moves;
    menu = nextMenu(table, board, option.left);
    if (menu)
      asked.push([menu.field, menu.style, menu.options.map((each) => each.word ?? each.label)]);
  }
  return { asked, left };
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

describe("the questions of a move", () => {
  test("come in the order of its fields, and only where moves differ", () => {
    const moves = [
      place("potter", "b10", { price: 1 }),
      place("potter", "b10", { price: 2 }),
      place("potter", "b10", { vertical: true, price: 1 }),
      place("potter", "b2", { vertical: true, price: 1 }),
      { kind: "end-turn" },
    ];
    expect(ask(moves, "place", "b10", "lying", "2")).toEqual({
      asked: [
        ["at", "cells", ["b2", "b10"]],
        ["vertical", "list", ["lying", "upright"]],
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

  test("understand numbers in lists only, and beginnings where one word fits", () => {
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
