import { games, findGameVersion } from "@sofala/catalog";
import type { ModerationLog, Sanction } from "@sofala/protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { abortTable, setClock } from "../src/admin/change-table.ts";
import { passwordResetPath } from "../src/admin/password-reset.ts";
import { findPerson, sanctionPerson, setOperator } from "../src/admin/people.ts";
import { deleteOldReports } from "../src/moderation/reports.ts";
import { Client } from "./support/client.ts";
import { endServer, ManualClock, startServer, type TestServer } from "./support/server.ts";
import { createGuests, personAt, startTable } from "./support/tables.ts";
import { ROWS } from "./store/rows.ts";

const DAY = 86_400_000;
let clock: ManualClock;
let server: TestServer;
let olga: Client;
beforeEach(async () => {
  clock = new ManualClock();
  server = await startServer({}, { now: clock.now });
  olga = await Client.guest(server.url, "Olga");
  const { query } = databaseOf();
  await query.updateTable("people").set({ role: "operator" }).where("name", "=", "Olga").execute();
});
afterEach(() => endServer(server));

const databaseOf = () => server.services.database;
const rules = { games, findGameVersion };

const idOf = async (client: Client): Promise<string> =>
  (await client.get<{ person: { id: string } }>("/api/me")).person.id;

const log = (parameters: { readonly [name: string]: string } = {}): Promise<ModerationLog> =>
  olga.get<ModerationLog>(`/api/moderation-log?${new URLSearchParams(parameters).toString()}`);

async function foundPerson(name: string) {
  const found = await findPerson(databaseOf(), name);
  if (!found.ok) throw new Error(found.error);
  return found.value;
}

/** A second later, so that the order is certain. */
async function sanction(person: string, chosen: Sanction, reportId?: string): Promise<void> {
  clock.advance(1000);
  await olga.post(`/api/people/${person}/sanctions`, {
    sanction: chosen,
    ...(reportId === undefined ? {} : { reportId }),
  });
}

test("says who did what to whom, why and until when", async () => {
  const [ann, ben] = await createGuests(server, "Ann", "Ben");
  const [annId, benId, olgaId] = [await idOf(ann), await idOf(ben), await idOf(olga)];
  await ann.post("/api/reports", { reportedPersonId: benId, reason: "abuse", text: "Rude." });
  const { reports } = await olga.get<{ reports: readonly { id: string }[] }>("/api/reports");
  await sanction(benId, { kind: "mute", days: 2, explanation: "Be kind." }, reports[0]?.id);
  const mutedAt = clock.time;
  await sanction(benId, { kind: "rename", name: "Benno", explanation: "" });
  await sanction(benId, { kind: "ban", explanation: "Enough." });
  const operator = { id: olgaId, name: "Olga" };
  const person = { id: benId, name: "Benno" };
  expect((await log()).entries).toMatchObject([
    { at: mutedAt + 2000, operator, person, action: "ban", explanation: "Enough." },
    { at: mutedAt + 1000, operator, person, action: "rename", name: "Benno" },
    {
      at: mutedAt,
      operator,
      person,
      action: "mute",
      until: mutedAt + 2 * DAY,
      explanation: "Be kind.",
      report: { reason: "abuse", text: "Rude.", reporter: { id: annId, name: "Ann" } },
    },
  ]);
  expect((await log()).entries[0]).not.toHaveProperty("until");
});

test("contains what was done by the command line", async () => {
  const database = databaseOf();
  const table = await startTable(server, 2, {
    pace: { kind: "live", per: "move", seconds: 30, bank: 10 },
  });
  const ann = personAt(table, 0);
  const annId = await idOf(ann);
  await ann.post("/api/account", { password: "a long passphrase" });
  const person = await foundPerson(annId);
  const { toAct } = await ann.loadSnapshot(table.id);
  const [seat = 0] = toAct;
  const later = () => (clock.time += 1000);
  await setOperator(database, person, true, later());
  await setOperator(database, person, false, later());
  await sanctionPerson(database, person, { kind: "mute", days: 1, explanation: "" }, later());
  await passwordResetPath(database, person.name, later());
  expect(
    await setClock(database, rules, table.id, { seat, leftMs: 60_000, now: later() }),
  ).toMatchObject({ ok: true });
  await abortTable(database, rules, table.id, { note: "Fire!", now: later() });
  const { entries } = await log({ person: "host" });
  expect(entries.map(({ operator }) => operator.id)).toEqual(entries.map(() => "host"));
  expect(entries).toMatchObject([
    { action: "abort-table", tableId: table.id, explanation: "Fire!" },
    { action: "set-clock", tableId: table.id, leftMs: 60_000 },
    { action: "reset-password", person: { id: annId, name: "Ann" } },
    { action: "mute", until: clock.time - 3000 + DAY },
    { action: "dismiss-operator", person: { id: annId } },
    { action: "appoint", person: { id: annId } },
  ]);
});

test("is filtered by the person who did it, or to whom it was done", async () => {
  const [ann, ben] = await createGuests(server, "Ann", "Ben");
  const [annId, benId] = [await idOf(ann), await idOf(ben)];
  await sanction(annId, { kind: "mute", days: 1, explanation: "" });
  await sanction(benId, { kind: "mute", days: 1, explanation: "" });
  const people = async (person: string) =>
    (await log({ person })).entries.map((entry) => entry.person?.name);
  expect(await people("Ann")).toEqual(["Ann"]);
  expect(await people(benId)).toEqual(["Ben"]);
  expect(await people("Olga")).toEqual(["Ben", "Ann"]);
  expect(await people("Nobody")).toEqual([]);
});

test("has pages, in which nothing is missing and nothing is twice", async () => {
  const { query } = databaseOf();
  const row = (n: number) => ({
    ...ROWS.operator_actions,
    id: `x${n}`,
    at: clock.time - Math.floor(n / 3),
  });
  const ids = Array.from({ length: 120 }, (_, n) => row(n));
  await query.insertInto("operator_actions").values(ids).execute();
  const closed = { closed_at: clock.time - 20, closed_by: "host", sanction: '{"kind":"dismiss"}' };
  await query
    .insertInto("reports")
    .values({ ...ROWS.reports, ...closed })
    .execute();
  const found: string[] = [];
  const sizes: number[] = [];
  for (let before: string | undefined; ;) {
    const page = await log(before === undefined ? {} : { before });
    found.push(...page.entries.map(({ id }) => id));
    sizes.push(page.entries.length);
    before = page.next;
    if (before === undefined) break;
  }
  expect(sizes).toEqual([50, 50, 21]);
  expect(new Set(found)).toEqual(new Set(["r1", ...ids.map(({ id }) => id)]));
});

test("is kept for two years", async () => {
  const database = databaseOf();
  await sanction(await idOf(await Client.guest(server.url, "Ann")), {
    kind: "mute",
    days: 1,
    explanation: "",
  });
  await setOperator(database, await foundPerson("Ann"), true, clock.time);
  const rowsAfter = async (days: number) => {
    await deleteOldReports({ database, now: () => clock.time + days * DAY });
    return (await log()).entries.length;
  };
  expect(await rowsAfter(729)).toBe(2);
  expect(await rowsAfter(731)).toBe(0);
});
