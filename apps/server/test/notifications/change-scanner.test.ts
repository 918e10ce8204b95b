import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { storeItems } from "../../src/notifications/outbox.ts";
import { ChangeScanner } from "../../src/notifications/change-scanner.ts";
import { addChannel } from "../support/channels.ts";
import { NotificationFixture } from "../support/notification-fixture.ts";
import { newKey, personAt } from "../support/tables.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

let fixture: NotificationFixture;
beforeAll(async () => {
  fixture = await NotificationFixture.open();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.reset());

const query = () => fixture.server.services.database.query;

/** Rows of the outbox, by table. */
const outboxRows = (kind: string) =>
  query()
    .selectFrom("outbox")
    .select("table_id")
    .where("deduplication_key", "like", `${kind}%`)
    .execute();

test("a chat message is not skipped if a table changes 8 s later, before the next scan", async () => {
  const { client: ann } = await fixture.createAccount("Ann");
  await addChannel(ann, { kind: "mail" }, { kinds: ["begin", "chat"] });
  const table = await fixture.startTable(ann);
  await fixture.tick();
  fixture.mailServer.mails.length = 0;
  await personAt(table, 1).command(table.id, "chat", { text: "Good morning" });
  fixture.clock.advance(8 * SECOND);
  await fixture.startTable(ann);
  await fixture.tick();
  expect(fixture.subjects()).toEqual(["2 updates from your tables"]);
});

test("a change is found even if a change with a later time was found before", async () => {
  const { client: ann } = await fixture.createAccount("Ann");
  await addChannel(ann, { kind: "mail" }, { kinds: ["begin"] });
  fixture.clock.advance(HOUR);
  await fixture.startTable(ann);
  await fixture.tick();
  fixture.clock.advance(-HOUR + 1);
  await fixture.startTable(ann);
  await fixture.tick();
  expect(await outboxRows("begin")).toHaveLength(2);
});

test("a table that changes during a scan is scanned again", async () => {
  const { client: ann } = await fixture.createAccount("Ann");
  await addChannel(ann, { kind: "mail" }, { kinds: ["begin"] });
  const { id } = await fixture.startTable(ann);
  let looks = 0;
  const find = async (table: string) => {
    if (looks++ === 0) await query().updateTable("tables").set({ revision: 99 }).execute();
    return fixture.server.tables.find(table);
  };
  const watch = new ChangeScanner({ ...fixture.server.notifications.deps, tables: { find } });
  for (let look = 0; look < 3; look++) await watch.scan();
  expect(looks).toBe(2);
  expect(await outboxRows("begin")).toEqual([{ table_id: id }]);
});

test("old tables of a person who deletes the account are not scanned again", async () => {
  const { client: ann } = await fixture.createAccount("Ann");
  await addChannel(ann, { kind: "mail" });
  const table = await fixture.startTable(ann);
  const ben = personAt(table, 1);
  await ben.command(table.id, "resign", { key: newKey() });
  await fixture.tick();
  expect((await ben.request("POST", "/api/me/delete", { name: "Ben" })).status).toBe(200);
  const unseen = await query()
    .selectFrom("tables")
    .select("id")
    .whereRef("notified_revision", "<>", "revision")
    .execute();
  expect(unseen).toEqual([]);
});

test("one scan finds all changed tables, however many they are", async () => {
  const { client: ann } = await fixture.createAccount("Ann");
  await addChannel(ann, { kind: "mail" }, { kinds: ["begin"] });
  const { id } = await fixture.startTable(ann);
  const game = await query().selectFrom("tables").selectAll().where("id", "=", id).execute();
  const seats = await query().selectFrom("seats").selectAll().where("table_id", "=", id).execute();
  for (let copy = 1; copy < 250; copy++) {
    const name = `${id}-${copy}`;
    await query()
      .insertInto("tables")
      .values(game.map((row) => ({ ...row, id: name })))
      .execute();
    await query()
      .insertInto("seats")
      .values(seats.map((row) => ({ ...row, table_id: name })))
      .execute();
  }
  await new ChangeScanner(fixture.server.notifications.deps).scan();
  expect(await outboxRows("begin")).toHaveLength(250);
});

test("more rows are written at once than one statement can hold", async () => {
  const { client: ann } = await fixture.createAccount("Ann");
  const { id: channel } = await addChannel(ann, { kind: "mail" });
  const { database } = fixture.server.services;
  const item = (n: number) =>
    ({ channel, tableId: "g", kind: "chat", deduplicationKey: `chat ${n}`, dueAt: 0 }) as const;
  await storeItems(
    database,
    Array.from({ length: 7000 }, (_, n) => item(n)),
    0,
  );
  expect(await outboxRows("chat")).toHaveLength(7000);
});
