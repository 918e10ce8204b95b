import type { SeenEntry, Snapshot } from "@sofala/protocol";
import { findGameVersion } from "@sofala/catalog";
import { expect, test } from "vitest";
import {
  faultsInOutages,
  faultsInClockReadings,
  faultsInTimeouts,
} from "../trials/check-clocks.ts";
import { deadlinesOf, faultsInDeadlines } from "../trials/check-deadlines.ts";
import { initialStateOf as playOf, type StoredTableRows } from "../trials/check-log.ts";
import { faultsInViews, type Witness } from "../trials/check-views.ts";
import { faultsInMessages } from "../trials/check-messages.ts";
import type { KnownOutage } from "../trials/service.ts";
import { hashOf } from "../trials/seen-views.ts";
import type { Outage } from "../src/clocks/table-clock.ts";
import { visibleEntry } from "../src/tables/projection.ts";
import { initialTimeline } from "../src/tables/table-state.ts";
import { storedGame } from "./support/stored-game.ts";

/** The server was killed at 10 s and back at 15 s; its last heartbeat was at 9.5 s. */
const outage: KnownOutage = {
  killedAt: 10_000,
  exitedAt: 10_010,
  restartedAt: 14_000,
  listeningAt: 15_000,
};
const pause = { began: 9500, ended: 14_800 };

test("entries that were sent one by one must equal the whole log", () => {
  const entry = (seq: number): SeenEntry => ({
    seq,
    at: seq,
    events: [],
    entry: { kind: "move", actor: seq, move: { kind: "pass" } },
  });
  const whole = [entry(0), entry(1), entry(2)];
  const found = (bits: readonly SeenEntry[]) => faultsInMessages("t", bits, whole).length;
  expect(found([...whole, entry(3)])).toBe(0);
  expect(found([entry(0), entry(2)])).toBe(2);
  expect(found([entry(0), entry(0), entry(1)])).toBe(2);
  expect(found([entry(1), entry(0), entry(2)])).toBe(2);
});

test("clocks run between two readings, but not while the server is down", () => {
  const at = (now: number, left: number, other = 500): Snapshot => ({
    entryCount: 3,
    status: "running",
    toAct: [0],
    now,
    clock: { timeLeft: [left, other], bankLeft: [0, 0], running: [0] },
  });
  const codes = (after: Snapshot, before = at(9900, 60_000)) =>
    faultsInClockReadings([{ table: "t", before, after }], [outage], [pause]).map(
      ({ code }) => code,
    );
  // From the last reading to the kill, and from the start of the next server.
  expect(codes(at(15_800, 59_000))).toEqual([]);
  // Time since the last heartbeat is returned.
  expect(codes(at(15_800, 59_400))).toEqual([]);
  expect(codes(at(15_800, 59_401))).toEqual(["clock/differs"]);
  expect(codes(at(15_800, 58_889))).toEqual(["clock/differs"]);
  // Too much time.
  expect(codes(at(15_800, 59_000, 499))).toEqual(["clock/differs"]);
  expect(codes(at(15_800, 0), at(9900, 300))).toEqual([]);
});

test("every kill has an outage, and every outage a kill", () => {
  const codes = (
    outages: readonly KnownOutage[],
    storedOutages: readonly { began: number; ended: number }[],
  ) => faultsInOutages(outages, storedOutages, 2000).map(({ code }) => code);
  expect(codes([outage], [pause])).toEqual([]);
  expect(codes([outage], [])).toEqual(["outage/charged"]);
  expect(codes([{ ...outage, restartedAt: 12_010 }], [])).toEqual([]);
  expect(codes([outage], [pause, { began: 20_000, ended: 30_000 }])).toEqual(["outage/unfounded"]);
});

test("a timeout needs the whole time", () => {
  const codes = (at: number, actor = "clock") =>
    faultsInTimeouts(handedOver(at, actor), [outage], [pause]).map(({ code }) => code);
  expect(codes(18_790)).toEqual([]);
  expect(codes(18_789)).toEqual(["clock/early"]);
  expect(codes(10_000, "0")).toEqual([]);
});

test("a deadline is applied once, soon after the last disturbance", () => {
  const codes = (at: number, troubles: readonly Outage[] = []) =>
    deadlineFaults(handedOver(at, "clock"), troubles);
  expect(codes(16_000)).toEqual([]);
  expect(codes(16_001)).toEqual(["deadline/late"]);
  expect(codes(16_001, [{ began: 13_000, ended: 15_000 }])).toEqual([]);
  expect(codes(17_001, [{ began: 13_000, ended: 15_000 }])).toEqual(["deadline/late"]);
  // One disturbance after the other, and one that came too late to matter.
  const both = [
    { began: 13_000, ended: 15_000 },
    { began: 16_500, ended: 20_000 },
  ];
  expect(codes(22_000, both)).toEqual([]);
  expect(codes(16_001, [{ began: 16_000.5, ended: 20_000 }])).toEqual(["deadline/late"]);
  expect(deadlinesOf(handedOver(16_001, "clock"), [])).toMatchObject([
    { of: "seat", due: 14_000, met: 16_001 },
  ]);
  const once = handedOver(15_000, "clock");
  const [, last] = once.entries;
  const twice = { ...once, entries: [...once.entries, { ...last, seq: 2, at: 19_500 }] };
  expect(deadlineFaults(twice as StoredTableRows)).toEqual(["deadline/twice"]);
});

test("the end of a timed part is a deadline too", () => {
  const [flips, market] = [45_000, 5000];
  const found = (...waits: readonly number[]) => deadlineFaults(marketWithoutMoves(waits));
  expect(found(flips, market, market, market)).toEqual([]);
  expect(found(flips + 2000)).toEqual([]);
  expect(found(flips + 2001)).toEqual(["deadline/late"]);
  expect(found(flips, market, market + 2001)).toEqual(["deadline/late"]);
  // The next step of the market ends as if its time had run out as well.
  expect(found(flips, market, 10)).toEqual(["deadline/twice"]);
  const paused = [{ began: flips, ended: flips + 3000 }];
  expect(deadlineFaults(marketWithoutMoves([flips, market + 3000]), [], paused)).toEqual([]);
  expect(deadlinesOf(marketWithoutMoves([flips, market + 7]), [])).toMatchObject([
    { of: "part", due: flips, met: flips },
    { of: "part", due: flips + market, met: flips + market + 7 },
  ]);
});

test("observers must receive their entries and views, and never the deal", () => {
  const { table, entries } = storedGame("seenViews", { maxMoves: 3 });
  const play = initialTimeline({ findGameVersion }, table);
  const seen: SeenEntry[] = [];
  const views = [{ entries: 0, hash: hashOf(play.view(0)) }];
  for (const [seq, { entry, at }] of entries.entries()) {
    seen.push({ seq, at, ...visibleEntry(play.game, play.replay(entry), 0) });
    views.push({ entries: seq + 1, hash: hashOf(play.view(0)) });
  }
  const storedTable = {
    game: {
      ...table,
      rules_version: table.rulesVersion,
      settings: JSON.stringify(table.settings),
    },
    seats: table.seats,
    entries: entries.map((each, seq) => ({ ...each, seq, entry: JSON.stringify(each.entry) })),
  } as unknown as StoredTableRows;
  const codes = (change: Partial<Witness>) => {
    const right = { observer: 0, entries: seen, seenViews: { views, texts: ["hello"] } };
    return faultsInViews(storedTable, [{ ...right, ...change }]).map(({ code }) => code);
  };
  expect(codes({})).toEqual([]);
  expect(codes({ entries: seen.map((entry) => ({ ...entry, at: 1 })) })).toHaveLength(3);
  const [first = { entries: 0, hash: "" }] = views;
  const old = [{ ...first, entries: 2 }];
  expect(codes({ seenViews: { views: old, texts: [] } })).toEqual(["seen/differs"]);
  expect(codes({ seenViews: { views, texts: [`the seed is ${table.seed}`] } })).toEqual([
    "seen/secret",
  ]);
});

function deadlineFaults(
  table: StoredTableRows,
  troubles: readonly Outage[] = [],
  outages: readonly Outage[] = [],
): readonly string[] {
  const deadlines = deadlinesOf(table, outages);
  return faultsInDeadlines(table, deadlines, troubles).map(({ code }) => code);
}

/** A market in rounds without moves: each part ends after this many milliseconds. */
function marketWithoutMoves(waits: readonly number[]): StoredTableRows {
  const options = { market: "rounds", tradeSeconds: 5, tradeGraceSeconds: 1 };
  const parsed = findGameVersion("mediterranean", 1)?.parseOptions(options);
  if (parsed?.ok !== true) throw new Error("no such options");
  const settings = {
    options: parsed.value,
    pace: { kind: "live", per: "move", seconds: 3600, bank: 60 },
  };
  const begun = {
    game: { id: "t", game: "mediterranean", rules_version: 1, seed: "t", started_at: 0 },
    seats: ["Ann", "Ben", "Cleo", "Dan"].map((name, seat) => ({ kind: "person", seat, name })),
  };
  const table = { ...begun, game: { ...begun.game, settings: JSON.stringify(settings) } };
  const play = playOf(table as unknown as StoredTableRows);
  let at = 0;
  const entries = waits.map((wait, seq) => {
    at += wait;
    const move = { kind: "time-up", part: play.game.timer(play.state)?.part };
    const entry = { kind: "move", actor: "clock", move } as const;
    play.replay(entry);
    return {
      table_id: "t",
      seq,
      actor: "clock",
      at,
      idempotency_key: null,
      entry: JSON.stringify(entry),
    };
  });
  return { ...table, entries } as unknown as StoredTableRows;
}

/** A table with a move at 9 s, then a seat with five seconds per move is handed over. */
function handedOver(at: number, actor: string): StoredTableRows {
  const entry = { kind: "takeover", seat: 0, by: "bot" };
  const settings = { pace: { kind: "live", per: "move", seconds: 5, bank: 0 } };
  return {
    game: { id: "t", started_at: 0, settings: JSON.stringify(settings) },
    seats: [],
    entries: [
      {
        table_id: "t",
        seq: 0,
        actor: "1",
        at: 9000,
        idempotency_key: "k",
        entry: '{"kind":"move"}',
      },
      { table_id: "t", seq: 1, actor, at, idempotency_key: null, entry: JSON.stringify(entry) },
    ],
  } as unknown as StoredTableRows;
}
