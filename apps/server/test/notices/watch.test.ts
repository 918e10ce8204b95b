import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { storeItems } from "../../src/notifications/outbox.ts";
import { ChangeScanner } from "../../src/notifications/change-scanner.ts";
import type { LiveTables } from "../../src/tables/live-tables.ts";
import { addChannel } from "../support/club.ts";
import { Post } from "../support/post.ts";
import { newKey, personAt } from "../support/tables.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

let post: Post;
beforeAll(async () => {
  post = await Post.open();
});
afterAll(() => post.close());
beforeEach(() => post.clear());

const query = () => post.server.tables.services.database.query;

/** Rows of the outbox, by table. */
const kept = (kind: string) =>
  query().selectFrom("outbox").select("game").where("occasion", "like", `${kind}%`).execute();

test("a chat message is not skipped if a table changes 8 s later, before the next look", async () => {
  const { client: ann } = await post.reader("Ann");
  await addChannel(ann, { kind: "mail" }, { occasions: ["begin", "chat"] });
  const on = await post.table(ann);
  await post.round();
  post.mail.letters.length = 0;
  await personAt(on, 1).do(on.id, "say", { words: "Good morning" });
  post.clock.forward(8 * SECOND);
  await post.table(ann);
  await post.round();
  expect(post.subjects()).toEqual(["2 things at your tables"]);
});

test("a change is found even if a change with a later time was found before", async () => {
  const { client: ann } = await post.reader("Ann");
  await addChannel(ann, { kind: "mail" }, { occasions: ["begin"] });
  post.clock.forward(HOUR);
  await post.table(ann);
  await post.round();
  post.clock.forward(-HOUR + 1);
  await post.table(ann);
  await post.round();
  expect(await kept("begin")).toHaveLength(2);
});

test("a table that changes while it is looked at is looked at again", async () => {
  const { client: ann } = await post.reader("Ann");
  await addChannel(ann, { kind: "mail" }, { occasions: ["begin"] });
  const { id } = await post.table(ann);
  const { services } = post.server.tables;
  let looks = 0;
  const find = async (table: string) => {
    if (looks++ === 0) await query().updateTable("games").set({ revision: 99 }).execute();
    return post.server.tables.find(table);
  };
  const watch = new ChangeScanner({ services, find } as unknown as LiveTables);
  for (let look = 0; look < 3; look++) await watch.scan();
  expect(looks).toBe(2);
  expect(await kept("begin")).toEqual([{ game: id }]);
});

test("old games of somebody who leaves are not looked at again", async () => {
  const { client: ann } = await post.reader("Ann");
  await addChannel(ann, { kind: "mail" });
  const on = await post.table(ann);
  const ben = personAt(on, 1);
  await ben.do(on.id, "resign", { key: newKey() });
  await post.round();
  expect((await ben.ask("POST", "/api/me/delete", { name: "Ben" })).status).toBe(200);
  const unseen = await query()
    .selectFrom("games")
    .select("id")
    .whereRef("notified", "<>", "revision")
    .execute();
  expect(unseen).toEqual([]);
});

test("however many tables change at once, one look finds all of them", async () => {
  const { client: ann } = await post.reader("Ann");
  await addChannel(ann, { kind: "mail" }, { occasions: ["begin"] });
  const { id } = await post.table(ann);
  const game = await query().selectFrom("games").selectAll().where("id", "=", id).execute();
  const seats = await query().selectFrom("seats").selectAll().where("game", "=", id).execute();
  for (let copy = 1; copy < 250; copy++) {
    const name = `${id}-${copy}`;
    await query()
      .insertInto("games")
      .values(game.map((row) => ({ ...row, id: name })))
      .execute();
    await query()
      .insertInto("seats")
      .values(seats.map((row) => ({ ...row, game: name })))
      .execute();
  }
  await new ChangeScanner(post.server.tables).scan();
  expect(await kept("begin")).toHaveLength(250);
});

test("more rows are written at once than one statement can hold", async () => {
  const { client: ann } = await post.reader("Ann");
  const { id: channel } = await addChannel(ann, { kind: "mail" });
  const { database } = post.server.tables.services;
  const item = (n: number) =>
    ({ channel, tableId: "g", kind: "chat", dedupeKey: `chat ${n}`, dueAt: 0 }) as const;
  await storeItems(
    database,
    Array.from({ length: 7000 }, (_, n) => item(n)),
    0,
  );
  expect(await kept("chat")).toHaveLength(7000);
});
