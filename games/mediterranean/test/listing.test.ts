import { dice } from "@sofala/engine";
import { expectSame } from "@sofala/engine/testing";
import { trials } from "@sofala/engine/testing/trials";
import { describe, expect, test } from "vitest";
import { EDITIONS, mediterranean, type Move } from "@sofala/mediterranean";
import { cubeChoices, refuseLoss } from "../src/resolution/cubes.ts";
import { everyLoss, triedAndListed } from "./support/every-move.ts";
import { playedBy, seatsOf, text, textOf } from "./support/random-play.ts";
import { playsByLot, tableByLot } from "./support/tables.ts";

/** One moment in so many is looked at, by part; the rare ones always. */
const EVERY: { readonly [part: string]: number } = { trading: 40, purchasing: 12, flips: 20 };

/** Games whose moments are looked at, and positions in which cubes are lost. */
const GAMES = trials(5, 40);
const LOSSES = trials(12, 400);

describe("the listed moves are what the rules accept", () => {
  test("of every kind that is listed in full, for every seat", () => {
    const random = dice("listing");
    const parts = new Set<string>();
    for (const { after } of playsByLot("listing", GAMES, 80)) {
      const { part = "over" } = after;
      if (random.below(EVERY[part] ?? 2) > 0) continue;
      parts.add(part);
      for (const seat of seatsOf(after)) {
        const { tried, listed } = triedAndListed(after, seat);
        expectSame(listed, tried, () => textOf(after));
      }
    }
    expect(parts.size).toBeGreaterThanOrEqual(10);
  });

  test("left-out workers are available ones", () => {
    for (const { before, actor, move } of playsByLot("left out", 3, 60)) {
      if (actor === "clock" || move.kind !== "develop") continue;
      const { from, ...rest } = move;
      const short: Move = rest;
      const step = mediterranean.applyMove(before, actor, short);
      if (!step.ok || from === undefined) continue;
      const listed = [...mediterranean.legalMoves(before, actor)].filter(
        (other) => other.kind === "develop" && other.card === move.card,
      );
      const same = listed.filter(
        (other) => textOf(playedBy(before, actor, other).after) === textOf(step.value.state),
      );
      expect(same.map(text)).toHaveLength(1);
    }
  });
});

test("the choices of cubes to lose are those that are not refused, for every calamity", () => {
  const losses = Object.values(EDITIONS).flatMap(({ calamities }) =>
    Object.values(calamities).flatMap(({ ages }) =>
      Object.values(ages).flatMap((effects) =>
        effects.filter((effect) => effect.op === "loseCubes"),
      ),
    ),
  );
  expect(losses.length).toBeGreaterThan(8);
  for (let n = 0; n < LOSSES; n++) {
    const state = tableByLot(`losses ${n}`);
    for (const loss of losses) {
      const listed = cubeChoices(state, 0, loss).map((areas) => areas.toSorted().join(" "));
      const tried = [...everyLoss()]
        .filter(({ areas }) => refuseLoss(state, 0, loss, areas) === undefined)
        .map(({ areas }) => areas.toSorted().join(" "));
      expectSame(listed.toSorted(), tried.toSorted());
    }
  }
});
