import { signal } from "@preact/signals";
import type { Mediterranean, SeenEvent, View } from "@sofala/mediterranean";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ObservedMove } from "../../../local/hidden-info-table.ts";
import { mediterraneanGame } from "../../../testing/mediterranean-game.ts";
import type { TableModel } from "../table-model.ts";
import { changesSince } from "./changes.ts";
import { shownEvents } from "./shown-events.ts";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { LiveMoves } = await import("./live-moves.ts");

const ME = 0;
const NAMES = ["Ann", "Ben", "Cleo"];
const PURCHASE: SeenEvent = {
  kind: "development-bought",
  seat: 1,
  card: "S01",
  price: 3,
  from: ["farm.grain"],
};
const ABILITY: readonly SeenEvent[] = [
  { kind: "ability-used", seat: 1, building: "white-G5", target: 2 },
  { kind: "status-moved", seat: 2, track: "happiness", by: -1, to: -1 },
];
const FLIP: SeenEvent = {
  kind: "track-flipped",
  seat: 1,
  track: "religion",
  idea: "mars",
  destroyed: [],
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("of a move, only what happens outside the market and the resolution is shown", () => {
  const { moments } = mediterraneanGame(4);
  const kinds = new Set(
    moments
      .flatMap((moment) => moment.observedMoveFor(ME) ?? [])
      .flatMap(({ events }) => shownEvents(events).map(({ kind }) => kind)),
  );
  expect([...kinds].toSorted()).toMatchInlineSnapshot(`
    [
      "ability-used",
      "building-built",
      "cards-stored",
      "development-bought",
      "developments-revealed",
      "status-moved",
      "track-flipped",
      "track-moved",
      "vp-bought",
    ]
  `);
});

test("consequences are shown with their cause only", () => {
  const strike: readonly SeenEvent[] = [
    { kind: "calamity-struck", calamity: "CU1", victim: 1 },
    {
      kind: "track-moved",
      seat: 1,
      track: "government",
      spaces: -1,
      idea: "dictatorship",
      position: 0,
    },
  ];
  expect(shownEvents([...ABILITY, ...strike])).toEqual(ABILITY);
});

test("outlines mark what others changed since my last decision", () => {
  const moves = [
    { id: 1, actor: 1, events: [PURCHASE] },
    { id: 2, actor: ME, events: [{ kind: "seat-ready", seat: ME }] },
    { id: 3, actor: 1, events: ABILITY },
  ] as const satisfies readonly ObservedMove<Mediterranean>[];
  const before = changesSince(moves.slice(0, 1), ME);
  expect([[...before.seats], [...before.developments]]).toEqual([[1], ["S01"]]);
  const now = changesSince(moves, ME);
  expect([[...now.seats], [...now.developments]]).toEqual([[2], []]);
  expect(now.hasTrack(2, "happiness")).toBe(true);
  expect(now.hasTrack(1, "happiness")).toBe(false);
});

/** A table with a fake list of moves, and what shows them. */
function openTable() {
  const observedMoves = signal<readonly ObservedMove<Mediterranean>[]>([]);
  const phase = signal<View["phase"]>("purchasing");
  const players = NAMES.map((name, at) => ({ name, kind: at === ME ? "person" : "bot" }));
  const model = {
    table: { observedMoves, players, isRemote: false },
    names: NAMES,
    me: signal(ME),
    isMyTurn: signal(true),
    phase,
  };
  const live = new LiveMoves(model as unknown as TableModel);
  return {
    phase,
    play: (actor: number, ...events: readonly SeenEvent[]) => {
      const id = observedMoves.peek().length;
      observedMoves.value = [...observedMoves.peek(), { id, actor, events }];
    },
    /** The move that has a caption, and the one that is being shown. */
    seatOf: (moment: number) => live.captionSeat(moment),
    shown: () => [live.playback.captioned.value?.moveCount, live.playback.playing.value?.moveCount],
  };
}

test("moves of others have captions, one after the other, and the last one goes after a while", () => {
  const { play, shown } = openTable();
  play(1, PURCHASE);
  play(2, { kind: "seat-ready", seat: 2 });
  play(2, { kind: "vp-bought", seat: 2, vp: 2, price: 6 });
  expect(shown()).toEqual([1, 1]);
  vi.advanceTimersByTime(1300);
  expect(shown()).toEqual([3, 3]);
  vi.advanceTimersByTime(1300);
  expect(shown()).toEqual([3, undefined]);
  vi.advanceTimersByTime(6000);
  expect(shown()).toEqual([undefined, undefined]);
});

test("a caption has the emblem of the player who moved, unless it tells of others or of cards", () => {
  const { play, seatOf } = openTable();
  play(1, ...ABILITY);
  play(1, FLIP);
  play(2, FLIP);
  play(2, { kind: "developments-revealed", developments: ["S01"], calamities: [] });
  expect([1, 2, 3, 4].map(seatOf)).toEqual([1, 1, undefined, undefined]);
});

test("my own move ends the captions before it", () => {
  const { play, shown } = openTable();
  play(1, PURCHASE);
  play(ME, { kind: "vp-bought", seat: ME, vp: 2, price: 6 });
  expect(shown()).toEqual([undefined, undefined]);
});

test("in the market captions do not queue", () => {
  const { play, phase, shown } = openTable();
  phase.value = "trading";
  play(1, ...ABILITY);
  expect(shown()).toEqual([1, undefined]);
});

test("stored cards have outlines, but no caption, which would lie over the offers", () => {
  const { play, phase, shown } = openTable();
  phase.value = "trading";
  play(1, { kind: "cards-stored", seat: 1, count: 2 });
  expect(shown()).toEqual([undefined, undefined]);
  const moves = [
    { id: 1, actor: 1, events: [{ kind: "cards-stored", seat: 1, count: 2 }] },
  ] as const;
  expect([...changesSince(moves, ME).seats]).toEqual([1]);
});
