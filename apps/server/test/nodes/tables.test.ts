import type { ChatMessage, Relationships, TurnUpdate, SeenEntry } from "@sofala/protocol";
import { expect, test } from "vitest";
import { describePostgres } from "../store/with-postgres.ts";
import type { Client, TableSocketClient } from "../support/client.ts";
import { LineStreamClient } from "../support/line-stream-client.ts";
import {
  startTable,
  bots,
  createTable,
  createGuests,
  move,
  newKey,
  personAt,
  playOne,
} from "../support/tables.ts";
import { at, tableAt, withTwoNodes } from "./two-nodes.ts";

/** Tests start ticks themselves, so that changes arrive by the bus only. */
const MANUAL_TICKS = { tickMs: 86_400_000 };

await describePostgres("two nodes and one table", (fresh) => {
  test("moves at either node reach everybody, once and in order", async () => {
    await withTwoNodes(
      await fresh(),
      async (one, two) => {
        const table = await startTable(one, 2, { options: { roundLimit: 2 } });
        const there = tableAt(two, table);
        const sockets = [
          await personAt(table, 0).socket(table.id),
          await personAt(there, 1).socket(table.id),
        ];
        for (let n = 0; n < 12; n++) await playOne(n % 2 === 0 ? table : there);
        for (const socket of sockets) {
          await socket.until(() => socket.snapshot.entryCount === 12);
          expect(socket.entries.map(({ seq }) => seq)).toEqual(socket.entries.map((_, n) => n));
        }
        expect(sockets[1]?.entries.map(({ entry }) => entry)).toEqual(
          sockets[0]?.entries.map(({ entry }) => entry),
        );
      },
      {},
      MANUAL_TICKS,
    );
  });

  test("moves at both nodes do not conflict, and a resend to the other node is recognized", async () => {
    await withTwoNodes(
      await fresh(),
      async (one, two) => {
        const table = await startTable(one, 6, { game: "mediterranean" });
        const there = tableAt(two, table);
        for (const seat of table.people.keys()) await move(table, seat, { kind: "ready" });
        const offer = { kind: "offer", to: "all", give: { cards: [1] }, want: {} };
        const { entryCount: from } = await personAt(there, 0).loadSnapshot(table.id);
        const sent = table.people.flatMap((_, seat) => {
          const key = newKey();
          return [table, there].map((node) => move(node, seat, offer, key));
        });
        const numbers = (await Promise.all(sent)).map(({ seq }) => seq);
        const all = table.people.map((_, index) => from + index);
        expect(new Set(numbers)).toEqual(new Set(all));
        for (const node of [table, there]) {
          expect((await personAt(node, 0).loadSnapshot(table.id)).entryCount).toBe(from + 6);
        }
      },
      {},
      MANUAL_TICKS,
    );
  });

  test("people join, appear as connected, chat and propose at either node", async () => {
    await withTwoNodes(
      await fresh(),
      async (one, two) => {
        const table = await createTable(one, 1, { seats: [{ kind: "me" }, { kind: "open" }] });
        const ann = personAt(table, 0);
        const [guest] = await createGuests(one, "Ben");
        const ben = at(two, guest);
        const annHere = await ann.socket(table.id);
        const benThere = await ben.socket(table.id);
        await ben.command(table.id, "join", { seat: 1 });
        const seen = (socket: TableSocketClient) =>
          socket.messages.findLast((message) => message.kind === "table")?.table;
        // Ben joins and is connected, in either order.
        await annHere.until(() => seen(annHere)?.seats[1]?.isConnected === true);
        await benThere.until(() => seen(benThere)?.seats[0]?.isConnected === true);
        await ann.command(table.id, "start", {});
        await benThere.until(() => benThere.snapshot.status === "running");

        const received = (socket: TableSocketClient): readonly ChatMessage[] =>
          socket.messages.flatMap((message) => (message.kind === "chat" ? message.messages : []));
        await ben.command(table.id, "chat", { text: "Hello" });
        await annHere.until(() => received(annHere).length === 1);
        await annHere.command("chat", { text: "Welcome" });
        for (const socket of [annHere, benThere]) {
          await socket.until(() => received(socket).length === 2);
          expect(received(socket).map(({ number, text }) => [number, text])).toEqual([
            [1, "Hello"],
            [2, "Welcome"],
          ]);
        }

        await playOne({ id: table.id, people: [ann, ben] });
        await benThere.command("propose", { kind: "abort" });
        await annHere.until(() => seen(annHere)?.proposal?.kind === "abort");
        await annHere.command("answer-proposal", { accept: true });
        await benThere.until(() => benThere.snapshot.status === "over");
        benThere.close();
        await annHere.until(() => seen(annHere)?.seats[1]?.isConnected !== true);
      },
      {},
      MANUAL_TICKS,
    );
  });

  test("the stream of turns reports moves at the other node", async () => {
    await withTwoNodes(
      await fresh(),
      async (one, two) => {
        const table = await startTable(one, 2);
        const streams = await Promise.all(
          table.people.map((each) =>
            LineStreamClient.open<TurnUpdate>(at(two, each), "/api/me/stream"),
          ),
        );
        for (const stream of streams) await stream.until(() => stream.messages.length === 1);
        const moved = await playOne(table);
        const mine = (seat: number) => streams[seat] as LineStreamClient<TurnUpdate>;
        await mine(1 - moved).until(() => mine(1 - moved).last.isYourTurn);
        expect(mine(1 - moved).last).toMatchObject({ tableId: table.id, entryCount: 1 });
        // A game that starts later, too.
        const later = await startTable(one, 2, {}, table.people);
        const first = await playOne(later);
        const reader = mine(1 - first);
        await reader.until(() => reader.last.tableId === later.id && reader.last.isYourTurn);
        for (const stream of streams) stream.close();
      },
      {},
      MANUAL_TICKS,
    );
  });

  test("only one node runs a bot", async () => {
    await withTwoNodes(
      await fresh(),
      async (one, two) => {
        const seats = [{ kind: "me" }, ...bots(2)];
        const table = await startTable(one, 1, { seats, options: { roundLimit: 2 } });
        const [ann] = table.people as [Client];
        const sockets = await Promise.all(
          [ann, at(two, ann)].map((each) => each.socket(table.id, { legal: true })),
        );
        let known = 0;
        const isMyTurn = ({ snapshot: { entryCount, toAct } }: TableSocketClient) =>
          entryCount >= known && toAct.includes(0);
        for (let n = 0; n < 4; n++) {
          const socket = sockets[n % 2] as TableSocketClient;
          await socket.until(() => isMyTurn(socket));
          const [next] = socket.snapshot.legal ?? [];
          const body = { key: newKey(), move: { kind: "", ...next } };
          const done = await socket.command("move", body);
          if (!("entryCount" in done)) throw new Error(done.code);
          known = done.entryCount;
        }
        const [first] = sockets as [TableSocketClient];
        await first.until(() => isMyTurn(first));
        const isBots = ({ entry }: SeenEntry) => entry.kind === "move" && entry.actor !== 0;
        const asked = [one, two].map(({ services }) => services.botPool.metrics().answered);
        expect(asked.toSorted((a, b) => b - a)).toEqual([first.entries.filter(isBots).length, 0]);
      },
      {},
      MANUAL_TICKS,
    );
  });

  test("friends are online at any node, and a block applies to both nodes at once", async () => {
    await withTwoNodes(
      await fresh(),
      async (one, two) => {
        const table = await startTable(one, 2);
        const [ann, ben] = [personAt(table, 0), personAt(table, 1)];
        const idOf = async (client: Client) =>
          (await client.get<{ person: { id: string } }>("/api/me")).person.id;
        const [annId, benId] = [await idOf(ann), await idOf(ben)];
        await ann.post(`/api/relationships/${benId}`, { action: "request" });
        await at(two, ben).post(`/api/relationships/${annId}`, { action: "accept" });
        const socket = await at(two, ben).socket(table.id);
        const relationships = () => ann.get<Relationships>("/api/relationships");
        while ((await relationships()).friends[0]?.isOnline !== true);
        socket.close();
        while ((await relationships()).friends[0]?.isOnline === true);
        await ann.post(`/api/relationships/${benId}`, { action: "block" });
        while (!two.services.blocks.isBlocked(annId, benId)) await relationships();
      },
      {},
      MANUAL_TICKS,
    );
  });
});
