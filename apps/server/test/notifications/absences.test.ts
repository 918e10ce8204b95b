import type { Absences, Problem, TableInfo } from "@sofala/protocol";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { CORRESPONDENCE } from "../support/channels.ts";
import { endServer, ManualClock, startServer, type TestServer } from "../support/server.ts";
import { startTable, personAt, playOne, type TestTable } from "../support/tables.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const clock = new ManualClock();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { now: clock.now });
});
afterAll(() => endServer(server));
beforeEach(() => {
  // A Monday at noon.
  clock.time = Date.UTC(2026, 0, 5, 12);
});

/** The client to act at a table, the seat, and the time that is left. */
async function clientToAct(
  table: TestTable,
): Promise<{ seat: number; client: Client; info: TableInfo }> {
  const info = await personAt(table, 0).info(table.id);
  const [seat = 0] = info.toAct;
  return { seat, client: personAt(table, seat), info };
}

const left = async (table: TestTable) => {
  const { seat, info } = await clientToAct(table);
  return (info.clock?.timeLeft[seat] ?? 0) / DAY;
};

const rest = async (client: Client, request: Partial<Absences>) => {
  const answer = await client.request("PUT", "/api/absences", {
    weekly: [],
    holidays: [],
    ...request,
  });
  return answer.status === 200 ? "good" : (answer.body as Problem).code;
};

test("a holiday stops the clock from the next day on and uses up holiday time", async () => {
  const table = await startTable(server, 2, CORRESPONDENCE);
  const { client, seat } = await clientToAct(table);
  expect(await rest(client, { holidays: [{ first: "2026-01-05", last: "2026-01-09" }] })).toBe(
    "absence/too-soon",
  );
  const holidays = [{ first: "2026-01-06", last: "2026-01-09" }];
  expect(await rest(client, { holidays })).toBe("good");
  clock.advance(DAY);
  expect(await left(table)).toBe(3.5);
  const { info } = await clientToAct(table);
  const until = Date.UTC(2026, 0, 10);
  expect(info.clock?.absences).toMatchObject([{ seat, endsAt: until }]);
  expect(info.clock?.holidayLeft?.[seat]).toBe(13.5 * DAY);
  // Ending it early returns the rest and changes nothing before.
  expect(await rest(client, { holidays: [{ first: "2026-01-06", last: "2026-01-07" }] })).toBe(
    "good",
  );
  clock.time = Date.UTC(2026, 0, 9);
  expect(await left(table)).toBe(2.5);
  expect((await clientToAct(table)).info.clock?.holidayLeft?.[seat]).toBe(12 * DAY);
  // A past holiday has no effect.
  expect(await rest(client, { holidays: [{ first: "2026-01-06", last: "2026-01-30" }] })).toBe(
    "absence/too-soon",
  );
  await playOne(table);
});

test("days off apply from the next Monday on and move the deadline", async () => {
  const table = await startTable(server, 2, CORRESPONDENCE);
  const { client, seat } = await clientToAct(table);
  await rest(client, { weekly: [3, 2] });
  // This Wednesday is not a day off: it was chosen too late.
  clock.time = Date.UTC(2026, 0, 8, 12);
  expect(await left(table)).toBe(1);
  await playOne(table);
  clock.time = Date.UTC(2026, 0, 12, 12);
  const again = await startTable(server, 2, CORRESPONDENCE, table.people);
  const held = await clientToAct(again);
  expect(held.seat).toBe(seat);
  clock.time = Date.UTC(2026, 0, 18, 11, 59);
  await server.tables.tick();
  expect((await clientToAct(again)).info.seats[seat]).not.toHaveProperty("handedOver");
  clock.time = Date.UTC(2026, 0, 18, 12);
  await server.tables.tick();
  expect((await clientToAct(again)).info.seats[seat]).toMatchObject({ isHandedOver: true });
});

test("absences count only as far as a table allows, and never at live tables", async () => {
  const strict = await startTable(server, 2, {
    ...CORRESPONDENCE,
    rest: { weekly: false, days: 1 },
  });
  const { client } = await clientToAct(strict);
  const live = await startTable(
    server,
    2,
    { pace: { kind: "live", per: "turn", seconds: 3600, bank: 86_400 } },
    strict.people,
  );
  await rest(client, { holidays: [{ first: "2026-01-06", last: "2026-01-30" }] });
  clock.advance(2.5 * DAY);
  expect(await left(strict)).toBe(2.5);
  const { info } = await clientToAct(live);
  expect(info).not.toHaveProperty("rest");
  expect(info.clock).not.toHaveProperty("rests");
});
