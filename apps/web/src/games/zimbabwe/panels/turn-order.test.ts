import { zimbabwe, type Move, type View } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { onPlaques, orderOf, orderToCome, placeOf, plaquesOf } from "./turn-order.ts";

/** A new game for three, after moves of whoever is to act. */
function after(...moves: readonly Move[]): View {
  let state = zimbabwe.setup("order", 3, {});
  for (const move of moves) {
    const step = zimbabwe.applyMove(state, zimbabwe.toAct(state)[0] ?? 0, move);
    if (!step.ok) throw new Error(step.error.code);
    ({ state } = step.value);
  }
  return zimbabwe.view(state, "spectator");
}

const starts = after().board.flatMap((row, down) =>
  [...row].flatMap((mark, across) =>
    mark === "s" ? [`${String.fromCharCode(97 + across)}${down + 1}`] : [],
  ),
);
const PLACED = starts.slice(0, 3).map((at): Move => ({ kind: "place-first", at }));
const GIVE_2: Move = { kind: "give", cattle: 2 };
const PASS: Move = { kind: "pass" };

test("first monuments are placed from the top of the stack down", () => {
  const view = after();
  expect(orderOf(view)[0]).toBe(view.active);
  expect(placeOf(view, view.active ?? -1)).toEqual({ order: "setup", place: 1 });
});

test("in phase I a place is known once a seat passed", () => {
  const view = after(...PLACED, GIVE_2, PASS);
  const [first = -1, second = -1, third = -1] = view.gifts?.queue ?? [];
  expect(orderOf(view)).toEqual([first, second, third]);
  expect(placeOf(view, second)).toEqual({ order: "culture", place: 3 });
  expect(placeOf(view, first)).toBeUndefined();
  expect(orderToCome(view)).toEqual([undefined, undefined, second]);
});

test("plaques stand in the order of the queue and say who is asked next", () => {
  const view = after(...PLACED, GIVE_2);
  const [first = -1, second = -1, third = -1] = view.gifts?.queue ?? [];
  expect(plaquesOf(view)).toEqual([
    { seat: first, isExtra: false, cattle: 1, isNext: false, giver: "in" },
    { seat: second, isExtra: false, cattle: 1, isNext: false, giver: "active" },
    { seat: third, isExtra: false, cattle: 0, isNext: true, giver: "next" },
  ]);
  expect(onPlaques(view, first)).toBe(1);
});

test("Shadipinyi's plaque comes first and fills for who adores him", () => {
  const view = after(...PLACED, GIVE_2);
  const { gifts } = view;
  if (gifts === undefined) throw new Error("not in phase I");
  const [first = -1] = gifts.queue;
  const seats = view.seats.map((seat, at) =>
    at === first ? { ...seat, god: "shadipinyi" as const } : seat,
  );
  const drunk: View = { ...view, seats, gifts: { ...gifts, plaques: [1, 1, 0, 0], nextPlaque: 2 } };
  expect(plaquesOf(drunk)[0]).toMatchObject({ seat: first, isExtra: true, cattle: 1 });
  expect(plaquesOf(drunk)[2]).toMatchObject({ giver: "active", isNext: true });
  expect(onPlaques(drunk, first)).toBe(2);
});

test("in phase II seats stand in the order of play, without plaques", () => {
  const view = after(...PLACED, PASS, PASS);
  expect(orderOf(view)).toEqual(view.turnOrder);
  expect(placeOf(view, view.turnOrder[1] ?? -1)).toEqual({ order: "culture", place: 2 });
  expect(plaquesOf(view)).toEqual([]);
  expect(onPlaques(view, 0)).toBeUndefined();
});

test("at the end seats stand as they ended; those that tie share a place", () => {
  const view: View = { ...after(), phase: "over", active: null, ranking: [[2], [0, 1]] };
  expect(orderOf(view)).toEqual([2, 0, 1]);
  expect(placeOf(view, 1)).toEqual({ order: "over", place: 2 });
  expect(placeOf(view, 2)).toEqual({ order: "over", place: 1 });
});
