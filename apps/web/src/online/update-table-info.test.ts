import type { SeenEntry, Snapshot, TableInfo, SeenLogEntry } from "@sofala/protocol";
import { expect, test } from "vitest";
import { withNews } from "./update-table-info.ts";

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
const STANDING: Snapshot = { entryCount: 3, status: "running", toAct: [1], now: 20 };

const told = (...entries: readonly SeenLogEntry[]): readonly SeenEntry[] =>
  entries.map((entry, seq) => ({ seq, at: 5, entry, events: [] }));

test("a table stands as its log says", () => {
  const info = withNews(INFO, [], STANDING);
  const { clock: _clock, ...rest } = INFO;
  expect(info).toEqual({ ...rest, entryCount: 3, toAct: [1], now: 20 });
  const clock = { timeLeft: [3, 2, 1], bankLeft: [0, 0, 0], running: [1] };
  const outcome = { reason: "time", ranking: [[0], [1], [2]] } as const;
  const over = withNews(info, [], { ...STANDING, status: "over", clock, outcome });
  expect(over).toMatchObject({ status: "over", clock, outcome });
});

test("who plays for whom comes from the log", () => {
  const handed = withNews(INFO, told({ kind: "takeover", seat: 0, by: "bot" }), STANDING);
  expect(handed.seats[0]).toEqual({ ...INFO.seats[0], isHandedOver: true });
  expect(handed.seats.slice(1)).toEqual(INFO.seats.slice(1));
  const back = withNews(handed, told({ kind: "takeover", seat: 0, by: "person" }), STANDING);
  expect(back.seats).toEqual(INFO.seats);
  const gone = told({ kind: "resign", seat: 1 }, { kind: "takeover", seat: 1, by: "bot" });
  expect(withNews(INFO, gone, STANDING).seats[1]).toEqual({
    ...INFO.seats[1],
    hasResigned: true,
    isHandedOver: true,
  });
});
