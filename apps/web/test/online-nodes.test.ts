import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import { describePostgres } from "../../server/test/store/with-postgres.ts";
import { endServer, startServer } from "../../server/test/support/server.ts";
import { Service } from "../../server/trials/service.ts";
import { viewsOf } from "./support/test-server.ts";
import {
  startGame,
  chooseLegalMove,
  allConfirmed,
  waitUntil,
  TestClient,
} from "./support/test-client.ts";

/** A timeout in milliseconds that no test reaches. */
const TIMEOUT_MS = 120_000;

await describePostgres("a server that stops without a word", (fresh) => {
  test("is replaced by another one for all its clients, which miss nothing", async () => {
    const database = await fresh();
    const server = await startServer({ database });
    const { url } = server;
    const stopped = new Service(database);
    await stopped.start();
    /** Counts the connections: the first ones go to one server, later ones to the other. */
    const connectionCount = signal(0);
    const balancer = () => {
      let turn = 0;
      return () => {
        connectionCount.value++;
        return turn++ === 0 ? (stopped.url ?? "") : url;
      };
    };
    const people = [await TestClient.guest(url, "Ann"), await TestClient.guest(url, "Ben")];
    try {
      const { id, tables } = await startGame(people);
      const number = tables[0]?.currentMoment.peek().moveCount ?? 0;
      const watching = await Promise.all(
        Array.from({ length: 4 }, async () => {
          const visitor = new TestClient(url);
          people.push(visitor);
          return visitor.openStartedTable(id, { serverUrl: balancer() });
        }),
      );
      void stopped.freeze(TIMEOUT_MS);
      // They notice by themselves, although no message is sent.
      await waitUntil(() => connectionCount.value >= 2 * watching.length);
      const mover = tables.find(({ currentMoment, me }) =>
        currentMoment.peek().toAct.includes(me.peek() ?? -1),
      );
      if (mover === undefined) throw new Error("nobody is to act");
      mover.play(chooseLegalMove(mover, ([move]) => move));
      await allConfirmed(mover);
      for (const table of watching) {
        await waitUntil(() => table.currentMoment.value.moveCount === number + 1);
        expect(table.client.connectionState.peek()).toBe("open");
        expect(viewsOf(table)).toEqual(viewsOf(mover));
      }
    } finally {
      for (const visitor of people) visitor.close();
      await stopped.end();
      await endServer(server);
    }
  });
});
