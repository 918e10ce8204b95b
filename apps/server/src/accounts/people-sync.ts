import { enforceBlocks, removeBannedPeople } from "../social/enforce-blocks.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import { PEOPLE_TOPIC, type Connections } from "../connections.ts";

/** Milliseconds after which a line whose token is gone, or whose person is banned, is ended at the latest. */
const RECHECK_INTERVAL_MS = 15_000;

/** Does here what follows from what other nodes and operators do to people; returns how to stop. */
export function syncPeople(rooms: LiveTables, connections: Connections): () => void {
  const { database, blocks, bus, logger } = rooms.services;
  const keepApart = async () => {
    await blocks.reload(database);
    // Somebody may have sat down on this server while they were blocked on another.
    await enforceBlocks(rooms);
  };
  const endLines = () => connections.closeRevoked(database);
  const turnOut = () => removeBannedPeople(rooms, connections);
  const heed = (...tasks: readonly (() => Promise<unknown>)[]) => {
    Promise.all(tasks.map((task) => task())).catch((error: unknown) => {
      logger.error({ err: error }, "it could not be seen who signed out, was banned or blocked");
    });
  };
  const all = () => heed(endLines, turnOut, keepApart);
  const subscription = bus.subscribe(PEOPLE_TOPIC, (text) => {
    const [what, whom = ""] = text.split(" ");
    if (what === "apart") heed(keepApart);
    else if (what === "lines") heed(endLines);
    else if (what === "banned") heed(turnOut);
    else if (what === "away") connections.disconnect(whom);
    else if (what === "ended") connections.closeSession(whom);
  });
  bus.onGap(all);
  const looking = setInterval(all, RECHECK_INTERVAL_MS);
  return () => {
    clearInterval(looking);
    subscription.stop();
  };
}
