import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Client } from "../support/client.ts";
import { addChannel, BY_POST } from "../support/channels.ts";
import { Post } from "../support/notification-fixture.ts";
import { begin, meet, move, personAt, playOne } from "../support/tables.ts";
import type { Gathered } from "../support/tables.ts";

let post: Post;
beforeAll(async () => {
  post = await Post.open();
});
afterAll(() => post.close());
beforeEach(() => post.clear());

describe("an offer at a correspondence table", () => {
  /** Four players in the trading phase, without offers. */
  async function market(ann: Client): Promise<Gathered> {
    const others = await meet(post.server, "Ben", "Cleo", "Dan");
    const on = await begin(post.server, 4, { ...BY_POST, game: "mediterranean" }, [ann, ...others]);
    for (;;) {
      const { view } = await ann.standing(on.id, false);
      if ((view as { readonly part: string }).part === "trading") return on;
      await playOne(on, ["use-ability", "flip"]);
    }
  }
  /** Offers the first card in hand for nothing. */
  async function offer(on: Gathered, from: number, to: "all" | readonly number[]): Promise<void> {
    const { view } = await personAt(on, from).standing(on.id, false);
    const { seats } = view as { seats: { hand?: { slot: number }[] }[] };
    const [card] = seats[from]?.hand ?? [];
    if (card === undefined) throw new Error("no card");
    await move(on, from, { kind: "offer", to, give: { cards: [card.slot] }, want: {} });
  }

  test("is sent once to its recipient, and the answer to its author", async () => {
    const { client: ann } = await post.reader("Ann");
    await addChannel(ann, { kind: "mail" }, { kinds: ["offer"] });
    const on = await market(ann);
    await offer(on, 2, "all");
    await post.round();
    expect(post.subjects()).toEqual([]);

    await offer(on, 1, [0, 3]);
    for (let round = 0; round < 2; round++) await post.round();
    expect(post.subjects()).toHaveLength(1);
    expect(post.subjects()[0]).toMatch(/^News of an offer/u);

    await offer(on, 0, [1]);
    await post.round();
    expect(post.subjects()).toHaveLength(1);
    await move(on, 1, { kind: "accept", offer: 3 });
    for (let round = 0; round < 2; round++) await post.round();
    expect(post.subjects()).toHaveLength(2);
  });

  test("that was withdrawn is not sent", async () => {
    const { client: ann } = await post.reader("Ann");
    await addChannel(ann, { kind: "mail" }, { kinds: ["offer"] });
    const on = await market(ann);
    await offer(on, 1, [0]);
    await move(on, 1, { kind: "withdraw", offer: 1 });
    await post.round();
    expect(post.subjects()).toEqual([]);
  });
});
