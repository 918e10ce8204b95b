import { separate, turnOutBanned } from "../social/enforce-blocks.ts";
import type { Rooms } from "../tables/live-tables.ts";
import { PEOPLE, type Connections } from "../connections.ts";

/** Milliseconds after which a line whose token is gone, or whose person is banned, is ended at the latest. */
const LOOK = 15_000;

/** Does here what follows from what other nodes and operators do to people; returns how to stop. */
export function heedPeople(rooms: Rooms, connections: Connections): () => void {
  const { database, apart, bus, log } = rooms.services;
  const keepApart = async () => {
    await apart.reread(database);
    // Somebody may have sat down on this server while they were blocked on another.
    await separate(rooms);
  };
  const endLines = () => connections.look(database);
  const turnOut = () => turnOutBanned(rooms, connections);
  const heed = (...tasks: readonly (() => Promise<unknown>)[]) => {
    Promise.all(tasks.map((task) => task())).catch((error: unknown) => {
      log.error({ err: error }, "it could not be seen who signed out, was banned or blocked");
    });
  };
  const all = () => heed(endLines, turnOut, keepApart);
  const subscription = bus.subscribe(PEOPLE, (text) => {
    const [what, whom = ""] = text.split(" ");
    if (what === "apart") heed(keepApart);
    else if (what === "lines") heed(endLines);
    else if (what === "banned") heed(turnOut);
    else if (what === "away") connections.closeAll(whom);
    else if (what === "ended") connections.closeSession(whom);
  });
  bus.onGap(all);
  const looking = setInterval(all, LOOK);
  return () => {
    clearInterval(looking);
    subscription.stop();
  };
}
