import type { SeenEntry, Snapshot, TableInfo, SeenLogEntry } from "@sofala/protocol";
import { expect, test } from "vitest";
import { updateTableInfo } from "./update-table-info.ts";

const INFO: TableInfo = {
  id: "t",
  game: "zimbabwe",
  rulesVersion: 1,
  status: "running",
  visibility: "unlisted",
  options: {},
  pace: { kind: "untimed" },
  onTimeout: "bot",
  delay: 0,
  seats: [
    { kind: "person", name: "Ann", isConnected: true },
    { kind: "person", name: "Ben" },
    { kind: "bot", name: "steady", level: "steady" },
  ],
  you: { seat: 0, isOwner: true },
  createdAt: 1,
  entryCount: 0,
  toAct: [0],
  clock: { timeLeft: [1, 1, 1], bankLeft: [0, 0, 0], running: [0] },
  now: 10,
};
const SNAPSHOT: Snapshot = { entryCount: 3, status: "running", toAct: [1], now: 20 };

const entriesOf = (...entries: readonly SeenLogEntry[]): readonly SeenEntry[] =>
  entries.map((entry, seq) => ({ seq, at: 5, entry, events: [] }));

test("the info follows the log", () => {
  const info = updateTableInfo(INFO, [], SNAPSHOT);
  const { clock: _clock, ...rest } = INFO;
  expect(info).toEqual({ ...rest, entryCount: 3, toAct: [1], now: 20 });
  const clock = { timeLeft: [3, 2, 1], bankLeft: [0, 0, 0], running: [1] };
  const outcome = { reason: "time", ranking: [[0], [1], [2]] } as const;
  const over = updateTableInfo(info, [], { ...SNAPSHOT, status: "over", clock, outcome });
  expect(over).toMatchObject({ status: "over", clock, outcome });
});

test("seats that are handed over come from the log", () => {
  const handed = updateTableInfo(
    INFO,
    entriesOf({ kind: "takeover", seat: 0, by: "bot" }),
    SNAPSHOT,
  );
  expect(handed.seats[0]).toEqual({ ...INFO.seats[0], isHandedOver: true });
  expect(handed.seats.slice(1)).toEqual(INFO.seats.slice(1));
  const back = updateTableInfo(
    handed,
    entriesOf({ kind: "takeover", seat: 0, by: "person" }),
    SNAPSHOT,
  );
  expect(back.seats).toEqual(INFO.seats);
  const gone = entriesOf({ kind: "resign", seat: 1 }, { kind: "takeover", seat: 1, by: "bot" });
  expect(updateTableInfo(INFO, gone, SNAPSHOT).seats[1]).toEqual({
    ...INFO.seats[1],
    hasResigned: true,
    isHandedOver: true,
  });
});
