import { signal } from "@preact/signals";
import {
  CURRENT_EDITION,
  EDITIONS,
  type Mediterranean,
  type SeenEvent,
} from "@sofala/mediterranean";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PartClock, ObservedMove } from "../../../local/hidden-info-table.ts";
import type { TableModel } from "../table-model.ts";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { ResolutionModel } = await import("./resolution-model.ts");

const REVEAL_EVENTS: readonly SeenEvent[] = [
  { kind: "phase-began", phase: "resolution" },
  { kind: "cards-spent", seat: 0, cards: [{ good: "grain", bottom: "mars" }] },
  { kind: "cards-spent", seat: 1, cards: [] },
];
const SETTLING_EVENTS: readonly SeenEvent[] = [
  { kind: "turn-order-set", turnOrder: [0, 1] },
  { kind: "phase-began", phase: "purchasing" },
];

/** A fake table that the test sends events to. */
function fakeTable(...before: readonly (readonly SeenEvent[])[]) {
  const observedMoves = signal<readonly ObservedMove<Mediterranean>[]>(
    before.map((events, at) => ({ id: at, actor: 0, events })),
  );
  const view = signal({ phase: "trading", part: "trading" });
  const isMyTurn = signal(false);
  const partClock = signal<PartClock | undefined>(undefined);
  const edition = signal(EDITIONS[CURRENT_EDITION]);
  const areBotsHeld = signal(false);
  const model = { table: { observedMoves, partClock, areBotsHeld }, view, isMyTurn, edition };
  const addMove = (...events: readonly SeenEvent[]) => {
    observedMoves.value = [
      ...observedMoves.peek(),
      { id: observedMoves.peek().length, actor: 0, events },
    ];
  };
  return { model: model as unknown as TableModel, addMove, view, isMyTurn, partClock, areBotsHeld };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a resolution that begins while the table is open is shown, an earlier one is not", () => {
  const late = fakeTable(REVEAL_EVENTS);
  late.view.value = { phase: "purchasing", part: "purchasing" };
  expect(new ResolutionModel(late.model).visibility.value).toBe("none");

  const table = fakeTable([{ kind: "seat-ready", seat: 0 }]);
  const resolution = new ResolutionModel(table.model);
  table.addMove(...REVEAL_EVENTS, ...SETTLING_EVENTS);
  // Events arrive before the view changes.
  expect(resolution.visibility.value).toBe("none");
  table.view.value = { phase: "purchasing", part: "purchasing" };
  expect(resolution.visibility.value).toBe("open");
  resolution.close();
  table.addMove({ kind: "seat-ready", seat: 1 });
  expect(resolution.visibility.value).toBe("none");
});

test("a resolution that began while the show was being loaded is shown", () => {
  const table = fakeTable(
    [{ kind: "seat-ready", seat: 0 }],
    [...REVEAL_EVENTS, ...SETTLING_EVENTS],
  );
  table.view.value = { phase: "purchasing", part: "purchasing" };
  expect(new ResolutionModel(table.model, 2).visibility.value).toBe("none");
  expect(new ResolutionModel(table.model, 1).visibility.value).toBe("open");
});

test("the first moves that a table observes are history", () => {
  const table = fakeTable();
  const resolution = new ResolutionModel(table.model);
  table.view.value = { phase: "purchasing", part: "purchasing" };
  table.addMove(...REVEAL_EVENTS, ...SETTLING_EVENTS);
  expect(resolution.visibility.value).toBe("none");
});

function openedResolution() {
  const table = fakeTable([{ kind: "seat-ready", seat: 0 }]);
  const resolution = new ResolutionModel(table.model);
  table.addMove(...REVEAL_EVENTS);
  table.view.value = { phase: "resolution", part: "bank" };
  return { ...table, resolution };
}

test("it plays step by step, waits for others, and ends with the ledger", () => {
  const { resolution, addMove } = openedResolution();
  expect([resolution.slideIndex.value, resolution.slideStep.value]).toEqual([0, 1]);
  vi.advanceTimersByTime(1300);
  expect([resolution.slideIndex.value, resolution.slideStep.value]).toEqual([0, 2]);
  vi.advanceTimersByTime(60_000);
  expect([resolution.slideIndex.value, resolution.slideStep.value]).toEqual([1, 2]);
  addMove(...SETTLING_EVENTS);
  vi.advanceTimersByTime(60_000);
  expect(resolution.slideIndex.value).toBe(resolution.slideCount.value - 1);
  expect(resolution.slide.value).toBeUndefined();
  resolution.next();
  expect(resolution.visibility.value).toBe("none");
});

test("money is not shown before all cards have turned up", () => {
  const table = fakeTable([{ kind: "seat-ready", seat: 0 }]);
  const resolution = new ResolutionModel(table.model);
  const cards = Array.from({ length: 12 }, () => ({ good: "grain", bottom: "mars" }) as const);
  table.addMove(
    { kind: "phase-began", phase: "resolution" },
    { kind: "cards-spent", seat: 0, cards },
  );
  table.view.value = { phase: "resolution", part: "bank" };
  vi.advanceTimersByTime(1850);
  expect(resolution.slideStep.value).toBe(1);
  vi.advanceTimersByTime(50);
  expect(resolution.slideStep.value).toBe(2);
});

test("later moves do not delay it", () => {
  const { resolution, addMove } = openedResolution();
  addMove(...SETTLING_EVENTS);
  const { slide } = resolution;
  const before = slide.value;
  vi.advanceTimersByTime(1000);
  addMove({ kind: "seat-ready", seat: 1 });
  expect(slide.value).toBe(before);
  vi.advanceTimersByTime(300);
  expect(resolution.slideStep.value).toBe(2);
});

test("its ledger does not tell what others buy meanwhile", () => {
  const { resolution, addMove } = openedResolution();
  addMove(...SETTLING_EVENTS, { kind: "vp-bought", seat: 1, vp: 2, price: 6 });
  expect(resolution.events.value.map(({ kind }) => kind)).not.toContain("vp-bought");
});

test("bots decide during a resolution, but buy only after it", () => {
  const { resolution, addMove, view, isMyTurn, areBotsHeld } = openedResolution();
  addMove(...SETTLING_EVENTS);
  view.value = { phase: "purchasing", part: "purchasing" };
  expect(areBotsHeld.value).toBe(false);
  isMyTurn.value = true;
  expect(areBotsHeld.value).toBe(true);
  resolution.close();
  expect(areBotsHeld.value).toBe(false);
});

test("it can be paused, and slides can be selected", () => {
  const { resolution } = openedResolution();
  resolution.isPlaying.value = false;
  vi.advanceTimersByTime(60_000);
  expect(resolution.slideIndex.value).toBe(0);
  resolution.next();
  expect(resolution.slideIndex.value).toBe(1);
  resolution.back();
  resolution.back();
  expect(resolution.slideIndex.value).toBe(0);
});

test("it is minimized while I have to decide, and continues afterwards", () => {
  const { resolution, isMyTurn, view } = openedResolution();
  isMyTurn.value = true;
  expect(resolution.visibility.value).toBe("minimized");
  resolution.open();
  expect(resolution.visibility.value).toBe("open");
  isMyTurn.value = false;
  isMyTurn.value = true;
  expect(resolution.visibility.value).toBe("minimized");
  isMyTurn.value = false;
  expect(resolution.visibility.value).toBe("open");
  // Purchases do not minimize it.
  view.value = { phase: "purchasing", part: "purchasing" };
  isMyTurn.value = true;
  expect(resolution.visibility.value).toBe("open");
});

test("it does not hide the turn that follows", () => {
  const { resolution, addMove, view } = openedResolution();
  addMove(
    ...SETTLING_EVENTS,
    { kind: "turn-began", turn: 2 },
    { kind: "phase-began", phase: "civic" },
  );
  expect([resolution.visibility.value, resolution.turn.value]).toEqual(["open", 1]);
  view.value = { phase: "civic", part: "flips" };
  expect(resolution.visibility.value).toBe("none");
});

test("it never hides a decision whose clock runs", () => {
  const { resolution, addMove, partClock, isMyTurn, view } = openedResolution();
  partClock.value = { run: "purchasing", timeLeft: () => 90_000 };
  isMyTurn.value = true;
  addMove(...SETTLING_EVENTS);
  view.value = { phase: "purchasing", part: "purchasing" };
  expect(resolution.visibility.value).toBe("minimized");
  isMyTurn.value = false;
  expect(resolution.visibility.value).toBe("minimized");
});

test("who opens it by its button keeps it open for this decision, whatever messages come", () => {
  const { resolution, addMove, partClock, isMyTurn, view } = openedResolution();
  partClock.value = { run: "purchasing", timeLeft: () => 90_000 };
  isMyTurn.value = true;
  addMove(...SETTLING_EVENTS);
  view.value = { phase: "purchasing", part: "purchasing" };
  expect(resolution.visibility.value).toBe("minimized");
  resolution.open();
  isMyTurn.value = false;
  isMyTurn.value = true;
  expect(resolution.visibility.value).toBe("open");
});

test("it may cover a decision for which there are days", () => {
  const { resolution, addMove, partClock, isMyTurn, view } = openedResolution();
  partClock.value = { run: "purchasing", timeLeft: () => 86_400_000 };
  addMove(...SETTLING_EVENTS);
  view.value = { phase: "purchasing", part: "purchasing" };
  isMyTurn.value = true;
  expect(resolution.visibility.value).toBe("open");
});

test("while a clock runs it closes by itself", () => {
  const { resolution, addMove, partClock } = openedResolution();
  partClock.value = { run: "purchasing", timeLeft: () => 90_000 };
  addMove(...SETTLING_EVENTS);
  vi.advanceTimersByTime(26_000);
  expect(resolution.visibility.value).toBe("none");
});
