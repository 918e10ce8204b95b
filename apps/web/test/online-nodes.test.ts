import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import { describePostgres } from "../../server/test/store/with-postgres.ts";
import { endServer, startServer } from "../../server/test/support/server.ts";
import { Service } from "../../server/trials/service.ts";
import { views } from "./support/test-server.ts";
import { begin, legal, settled, until, Visitor } from "./support/test-client.ts";

/** Milliseconds: no test takes as long. */
const LONG = 120_000;

await describePostgres("a server that stops without a word", (fresh) => {
  test("is left for another by all who are at it, who see no difference and miss nothing", async () => {
    const database = await fresh();
    const server = await startServer({ database });
    const { url } = server;
    const stopped = new Service(database);
    await stopped.start();
    /** Leads to the one first, then to the other. */
    const led = signal(0);
    const balancer = () => {
      let turn = 0;
      return () => {
        led.value++;
        return turn++ === 0 ? (stopped.url ?? "") : url;
      };
    };
    const people = [await Visitor.guest(url, "Ann"), await Visitor.guest(url, "Ben")];
    try {
      const { id, tables } = await begin(people);
      const number = tables[0]?.now.peek().number ?? 0;
      const watching = await Promise.all(
        Array.from({ length: 4 }, async () => {
          const visitor = new Visitor(url);
          people.push(visitor);
          return visitor.sitDown(id, { where: balancer() });
        }),
      );
      void stopped.freeze(LONG);
      // They notice by themselves, though nobody says anything.
      await until(() => led.value >= 2 * watching.length);
      const mover = tables.find(({ now, me }) => now.peek().toAct.includes(me.peek() ?? -1));
      if (mover === undefined) throw new Error("nobody is to act");
      mover.play(legal(mover, ([move]) => move));
      await settled(mover);
      for (const table of watching) {
        await until(() => table.now.value.number === number + 1);
        expect(table.room.connection.peek()).toBe("open");
        expect(views(table)).toEqual(views(mover));
      }
    } finally {
      for (const visitor of people) visitor.leave();
      await stopped.end();
      await endServer(server);
    }
  });
});
