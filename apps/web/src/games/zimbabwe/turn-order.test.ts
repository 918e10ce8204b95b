import { zimbabwe, type Move, type View } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import {
  cattleOnPlaques,
  seatsInOrder,
  nextTurnOrder,
  placeOfSeat,
  plaqueRows,
} from "./turn-order.ts";

/** A new game for three after these moves of the seats to act. */
function viewAfter(...moves: readonly Move[]): View {
  let state = zimbabwe.setup("order", 3, {});
  for (const move of moves) {
    const step = zimbabwe.applyMove(state, zimbabwe.toAct(state)[0] ?? 0, move);
    if (!step.ok) throw new Error(step.error.code);
    ({ state } = step.value);
  }
  return zimbabwe.view(state, "spectator");
}

const starts = viewAfter().board.flatMap((row, down) =>
  [...row].flatMap((mark, across) =>
    mark === "s" ? [`${String.fromCharCode(97 + across)}${down + 1}`] : [],
  ),
);
const PLACED = starts.slice(0, 3).map((at): Move => ({ kind: "place-first", at }));
const GIVE_2: Move = { kind: "give", cattle: 2 };
const PASS: Move = { kind: "pass" };

test("first monuments are placed from the top of the stack down", () => {
  const view = viewAfter();
  expect(seatsInOrder(view)[0]).toBe(view.active);
  expect(placeOfSeat(view, view.active ?? -1)).toEqual({ order: "setup", place: 1 });
});

test("in phase I a place is known once a seat passed", () => {
  const view = viewAfter(...PLACED, GIVE_2, PASS);
  const [first = -1, second = -1, third = -1] = view.gifts?.queue ?? [];
  expect(seatsInOrder(view)).toEqual([first, second, third]);
  expect(placeOfSeat(view, second)).toEqual({ order: "culture", place: 3 });
  expect(placeOfSeat(view, first)).toBeUndefined();
  expect(nextTurnOrder(view)).toEqual([undefined, undefined, second]);
});

test("plaques are in the order of the queue and show who gives next", () => {
  const view = viewAfter(...PLACED, GIVE_2);
  const [first = -1, second = -1, third = -1] = view.gifts?.queue ?? [];
  expect(plaqueRows(view)).toEqual([
    { seat: first, isExtra: false, cattle: 1, isNext: false, giver: "bidding" },
    { seat: second, isExtra: false, cattle: 1, isNext: false, giver: "active" },
    { seat: third, isExtra: false, cattle: 0, isNext: true, giver: "next" },
  ]);
  expect(cattleOnPlaques(view, first)).toBe(1);
});

test("Shadipinyi's plaque comes first and fills for his worshipper", () => {
  const view = viewAfter(...PLACED, GIVE_2);
  const { gifts } = view;
  if (gifts === undefined) throw new Error("not in phase I");
  const [first = -1] = gifts.queue;
  const seats = view.seats.map((seat, at) =>
    at === first ? { ...seat, god: "shadipinyi" as const } : seat,
  );
  const withPlaque: View = {
    ...view,
    seats,
    gifts: { ...gifts, plaques: [1, 1, 0, 0], nextPlaque: 2 },
  };
  expect(plaqueRows(withPlaque)[0]).toMatchObject({ seat: first, isExtra: true, cattle: 1 });
  expect(plaqueRows(withPlaque)[2]).toMatchObject({ giver: "active", isNext: true });
  expect(cattleOnPlaques(withPlaque, first)).toBe(2);
});

test("in phase II seats are in turn order, without plaques", () => {
  const view = viewAfter(...PLACED, PASS, PASS);
  expect(seatsInOrder(view)).toEqual(view.turnOrder);
  expect(placeOfSeat(view, view.turnOrder[1] ?? -1)).toEqual({ order: "culture", place: 2 });
  expect(plaqueRows(view)).toEqual([]);
  expect(cattleOnPlaques(view, 0)).toBeUndefined();
});

test("at the end seats are ranked; those that tie share a place", () => {
  const view: View = { ...viewAfter(), phase: "over", active: null, ranking: [[2], [0, 1]] };
  expect(seatsInOrder(view)).toEqual([2, 0, 1]);
  expect(placeOfSeat(view, 1)).toEqual({ order: "over", place: 2 });
  expect(placeOfSeat(view, 2)).toEqual({ order: "over", place: 1 });
});
