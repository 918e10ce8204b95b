import { signal } from "@preact/signals";
import {
  CURRENT_EDITION,
  EDITIONS,
  type Mediterranean,
  type SeenEvent,
} from "@sofala/mediterranean";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PartTime, Told } from "../../../local/hidden-info-table.ts";
import type { TableModel } from "../table-model.ts";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { ShowModel } = await import("./resolution-model.ts");

const TURNED_UP: readonly SeenEvent[] = [
  { kind: "phase-began", phase: "resolution" },
  { kind: "cards-spent", seat: 0, cards: [{ good: "grain", bottom: "mars" }] },
  { kind: "cards-spent", seat: 1, cards: [] },
];
const SETTLED: readonly SeenEvent[] = [
  { kind: "turn-order-set", turnOrder: [0, 1] },
  { kind: "phase-began", phase: "purchasing" },
];

/** A table at which somebody sits, to be told things. */
function tableOf(...before: readonly (readonly SeenEvent[])[]) {
  const told = signal<readonly Told<Mediterranean>[]>(
    before.map((events, at) => ({ id: at, actor: 0, events })),
  );
  const view = signal({ phase: "trading", part: "trading" });
  const isMyTurn = signal(false);
  const time = signal<PartTime | undefined>(undefined);
  const edition = signal(EDITIONS[CURRENT_EDITION]);
  const model = { table: { told, time }, view, isMyTurn, edition };
  const tell = (...events: readonly SeenEvent[]) => {
    told.value = [...told.peek(), { id: told.peek().length, actor: 0, events }];
  };
  return { model: model as unknown as TableModel, tell, view, isMyTurn, time };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a resolution that begins here is shown, one that was there is not", () => {
  const late = tableOf(TURNED_UP);
  late.view.value = { phase: "purchasing", part: "purchasing" };
  expect(new ShowModel(late.model).place.value).toBe("none");

  const table = tableOf([{ kind: "seat-ready", seat: 0 }]);
  const show = new ShowModel(table.model);
  table.tell(...TURNED_UP, ...SETTLED);
  // It is told before it is seen.
  expect(show.place.value).toBe("none");
  table.view.value = { phase: "purchasing", part: "purchasing" };
  expect(show.place.value).toBe("open");
  show.close();
  table.tell({ kind: "seat-ready", seat: 1 });
  expect(show.place.value).toBe("none");
});

test("what a table is told first is what was there", () => {
  const table = tableOf();
  const show = new ShowModel(table.model);
  table.view.value = { phase: "purchasing", part: "purchasing" };
  table.tell(...TURNED_UP, ...SETTLED);
  expect(show.place.value).toBe("none");
});

function shown() {
  const table = tableOf([{ kind: "seat-ready", seat: 0 }]);
  const show = new ShowModel(table.model);
  table.tell(...TURNED_UP);
  table.view.value = { phase: "resolution", part: "bank" };
  return { ...table, show };
}

test("it plays beat by beat, waits for others, and ends with the ledger", () => {
  const { show, tell } = shown();
  expect([show.at.value, show.beat.value]).toEqual([0, 1]);
  vi.advanceTimersByTime(1300);
  expect([show.at.value, show.beat.value]).toEqual([0, 2]);
  vi.advanceTimersByTime(60_000);
  expect([show.at.value, show.beat.value]).toEqual([1, 2]);
  tell(...SETTLED);
  vi.advanceTimersByTime(60_000);
  expect(show.at.value).toBe(show.parts.value - 1);
  expect(show.stage.value).toBeUndefined();
  show.next();
  expect(show.place.value).toBe("none");
});

test("moves that follow do not hold it up", () => {
  const { show, tell } = shown();
  tell(...SETTLED);
  const { stage } = show;
  const before = stage.value;
  vi.advanceTimersByTime(1000);
  tell({ kind: "seat-ready", seat: 1 });
  expect(stage.value).toBe(before);
  vi.advanceTimersByTime(300);
  expect(show.beat.value).toBe(2);
});

test("it can be stopped, and leafed through", () => {
  const { show } = shown();
  show.isPlaying.value = false;
  vi.advanceTimersByTime(60_000);
  expect(show.at.value).toBe(0);
  show.next();
  expect(show.at.value).toBe(1);
  show.back();
  show.back();
  expect(show.at.value).toBe(0);
});

test("it gives way to what is asked of me, and goes on afterwards", () => {
  const { show, isMyTurn, view } = shown();
  isMyTurn.value = true;
  expect(show.place.value).toBe("aside");
  show.open();
  expect(show.place.value).toBe("open");
  isMyTurn.value = false;
  isMyTurn.value = true;
  expect(show.place.value).toBe("aside");
  isMyTurn.value = false;
  expect(show.place.value).toBe("open");
  // Purchases can wait for the end of it.
  view.value = { phase: "purchasing", part: "purchasing" };
  isMyTurn.value = true;
  expect(show.place.value).toBe("open");
});

test("it does not hide the turn that follows", () => {
  const { show, tell, view } = shown();
  tell(...SETTLED, { kind: "turn-began", turn: 2 }, { kind: "phase-began", phase: "civic" });
  expect([show.place.value, show.turn.value]).toEqual(["open", 1]);
  view.value = { phase: "civic", part: "flips" };
  expect(show.place.value).toBe("none");
});

test("while a clock runs it closes by itself", () => {
  const { show, tell, time } = shown();
  time.value = { run: "purchasing", left: () => 90_000 };
  tell(...SETTLED);
  vi.advanceTimersByTime(26_000);
  expect(show.place.value).toBe("none");
});
