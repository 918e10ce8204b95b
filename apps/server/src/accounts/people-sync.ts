import type { Bus } from "../bus/bus.ts";
import { PEOPLE_TOPIC, type Connections } from "../connections.ts";
import type { Logger } from "../logger.ts";
import { removeBannedPeople } from "../moderation/apply-sanction.ts";
import type { Blocks } from "../social/blocks.ts";
import { enforceBlocks, type EnforceBlocksDeps } from "../social/enforce-blocks.ts";

/** Revoked sessions, bans and blocks take effect within this time, even if a bus message is lost. */
const RECHECK_INTERVAL_MS = 15_000;

interface PeopleSyncDeps extends EnforceBlocksDeps {
  readonly now: () => number;
  readonly bus: Pick<Bus, "subscribe" | "onGap">;
  readonly blocks: Pick<Blocks, "reload">;
  readonly connections: Pick<Connections, "closeRevoked" | "closeSession" | "disconnect">;
  readonly logger: Pick<Logger, "error">;
}

/** Applies sign-outs, bans and blocks from other nodes or the command line; returns a function that stops it. */
export function syncPeople(deps: PeopleSyncDeps): () => void {
  const { database, bus, blocks, connections, logger } = deps;
  const applyBlocks = async () => {
    await blocks.reload(database);
    // Somebody may have taken a seat here while they were blocked on another node.
    await enforceBlocks(deps);
  };
  const closeRevoked = () => connections.closeRevoked(database);
  const applyBans = () => removeBannedPeople(deps);
  const run = (...tasks: readonly (() => Promise<unknown>)[]) => {
    Promise.all(tasks.map((task) => task())).catch((error: unknown) => {
      logger.error({ err: error }, "sign-outs, bans or blocks could not be applied");
    });
  };
  const runAll = () => run(closeRevoked, applyBans, applyBlocks);
  const subscription = bus.subscribe(PEOPLE_TOPIC, (message) => {
    const [kind, id = ""] = message.split(" ");
    if (kind === "blocks") run(applyBlocks);
    else if (kind === "sessions") run(closeRevoked);
    else if (kind === "banned") run(applyBans);
    else if (kind === "disconnect") connections.disconnect(id);
    else if (kind === "session-ended") connections.closeSession(id);
  });
  bus.onGap(runAll);
  const timer = setInterval(runAll, RECHECK_INTERVAL_MS);
  return () => {
    clearInterval(timer);
    subscription.stop();
  };
}
