import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Client } from "../support/client.ts";
import { addChannel, CORRESPONDENCE } from "../support/channels.ts";
import { NotificationFixture } from "../support/notification-fixture.ts";
import { startTable, createGuests, move, personAt, playOne } from "../support/tables.ts";
import type { TestTable } from "../support/tables.ts";

let fixture: NotificationFixture;
beforeAll(async () => {
  fixture = await NotificationFixture.open();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.reset());

describe("an offer at a correspondence table", () => {
  /** Four players in the trading phase, without offers. */
  async function market(ann: Client): Promise<TestTable> {
    const others = await createGuests(fixture.server, "Ben", "Cleo", "Dan");
    const table = await startTable(
      fixture.server,
      4,
      { ...CORRESPONDENCE, game: "mediterranean" },
      [ann, ...others],
    );
    for (;;) {
      const { view } = await ann.loadSnapshot(table.id, false);
      if ((view as { readonly part: string }).part === "trading") return table;
      await playOne(table, ["use-ability", "flip"]);
    }
  }
  /** Offers the first card in hand for nothing. */
  async function offer(
    table: TestTable,
    from: number,
    to: "all" | readonly number[],
  ): Promise<void> {
    const { view } = await personAt(table, from).loadSnapshot(table.id, false);
    const { seats } = view as { seats: { hand?: { slot: number }[] }[] };
    const [card] = seats[from]?.hand ?? [];
    if (card === undefined) throw new Error("no card");
    await move(table, from, { kind: "offer", to, give: { cards: [card.slot] }, want: {} });
  }

  test("is sent once to its recipient, and the answer to its author", async () => {
    const { client: ann } = await fixture.createAccount("Ann");
    await addChannel(ann, { kind: "mail" }, { kinds: ["offer"] });
    const table = await market(ann);
    await offer(table, 2, "all");
    await fixture.tick();
    expect(fixture.subjects()).toEqual([]);

    await offer(table, 1, [0, 3]);
    for (let round = 0; round < 2; round++) await fixture.tick();
    expect(fixture.subjects()).toHaveLength(1);
    expect(fixture.subjects()[0]).toMatch(/^New offer, or an answer to yours/u);

    await offer(table, 0, [1]);
    await fixture.tick();
    expect(fixture.subjects()).toHaveLength(1);
    await move(table, 1, { kind: "accept", offer: 3 });
    for (let round = 0; round < 2; round++) await fixture.tick();
    expect(fixture.subjects()).toHaveLength(2);
  });

  test("that was withdrawn is not sent", async () => {
    const { client: ann } = await fixture.createAccount("Ann");
    await addChannel(ann, { kind: "mail" }, { kinds: ["offer"] });
    const table = await market(ann);
    await offer(table, 1, [0]);
    await move(table, 1, { kind: "withdraw", offer: 1 });
    await fixture.tick();
    expect(fixture.subjects()).toEqual([]);
  });
});
