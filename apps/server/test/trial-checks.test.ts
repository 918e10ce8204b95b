import type { SeenEntry, Standing } from "@sofala/protocol";
import { expect, test } from "vitest";
import { faultsInPauses, faultsInReadings, faultsInTimeouts } from "../trials/check-clocks.ts";
import type { KeptTable } from "../trials/check-log.ts";
import { faultsInTold } from "../trials/check-told.ts";
import type { Outage } from "../trials/service.ts";

/** The server was killed at 10 s and back at 15 s; its last sign of life was at 9.5 s. */
const outage: Outage = { killed: 10_000, gone: 10_010, restarted: 14_000, back: 15_000 };
const pause = { began: 9500, ended: 14_800 };

test("what is told bit by bit must be what is told at once", () => {
  const entry = (seq: number): SeenEntry => ({
    seq,
    at: seq,
    events: [],
    entry: { kind: "move", actor: seq, move: { kind: "pass" } },
  });
  const whole = [entry(0), entry(1), entry(2)];
  const found = (bits: readonly SeenEntry[]) => faultsInTold("t", bits, whole).length;
  expect(found([...whole, entry(3)])).toBe(0);
  expect(found([entry(0), entry(2)])).toBe(2);
  expect(found([entry(0), entry(0), entry(1)])).toBe(2);
  expect(found([entry(1), entry(0), entry(2)])).toBe(2);
});

test("clocks run between two readings, and not while the server is down", () => {
  const at = (now: number, left: number, other = 500): Standing => ({
    entries: 3,
    status: "running",
    toAct: [0],
    now,
    clock: { allotted: [left, other], bank: [0, 0], running: [0] },
  });
  const codes = (after: Standing, before = at(9900, 60_000)) =>
    faultsInReadings([{ table: "t", before, after }], [outage], [pause]).map(({ code }) => code);
  // From the last reading to the kill, and from the start of the next server.
  expect(codes(at(15_800, 59_000))).toEqual([]);
  // What was charged since the last sign of life is given back.
  expect(codes(at(15_800, 59_400))).toEqual([]);
  expect(codes(at(15_800, 59_401))).toEqual(["clock/differs"]);
  expect(codes(at(15_800, 58_889))).toEqual(["clock/differs"]);
  // Time that is not theirs.
  expect(codes(at(15_800, 59_000, 499))).toEqual(["clock/differs"]);
  expect(codes(at(15_800, 0), at(9900, 300))).toEqual([]);
});

test("an outage is a pause, and a pause an outage", () => {
  const codes = (outages: readonly Outage[], pauses: readonly { began: number; ended: number }[]) =>
    faultsInPauses(outages, pauses, 2000).map(({ code }) => code);
  expect(codes([outage], [pause])).toEqual([]);
  expect(codes([outage], [])).toEqual(["pause/charged"]);
  expect(codes([{ ...outage, restarted: 12_010 }], [])).toEqual([]);
  expect(codes([outage], [pause, { began: 20_000, ended: 30_000 }])).toEqual(["pause/unfounded"]);
});

test("time that runs out has run", () => {
  const codes = (at: number, actor = "clock") =>
    faultsInTimeouts(handedOver(at, actor), [outage], [pause]).map(({ code }) => code);
  expect(codes(18_790)).toEqual([]);
  expect(codes(18_789)).toEqual(["clock/early"]);
  expect(codes(10_000, "0")).toEqual([]);
});

/** A table with a move at 9 s, after which a seat of five seconds is handed over. */
function handedOver(at: number, actor: string): KeptTable {
  const entry = { kind: "takeover", seat: 0, by: "bot" };
  const terms = { pace: { kind: "live", per: "move", seconds: 5, bank: 0 } };
  return {
    game: { id: "t", started: 0, terms: JSON.stringify(terms) },
    seats: [],
    entries: [
      { game: "t", seq: 0, actor: "1", at: 9000, key: "k", entry: '{"kind":"move"}' },
      { game: "t", seq: 1, actor, at, key: null, entry: JSON.stringify(entry) },
    ],
  } as unknown as KeptTable;
}
