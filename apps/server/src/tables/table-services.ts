import type { Game } from "@sofala/engine";
import type { BotPool } from "../bots/bot-pool.ts";
import type { Bus } from "../bus/bus.ts";
import type { CpuLimiter } from "../fairness/cpu-limiter.ts";
import type { TimeSlicer } from "../fairness/time-slicer.ts";
import type { Logger } from "../logger.ts";
import type { Heartbeat } from "../nodes/heartbeat.ts";
import type { Leases } from "../nodes/leases.ts";
import type { Presence } from "../nodes/presence.ts";
import type { StallDetector } from "../nodes/stall-detector.ts";
import type { Database } from "../store/database.ts";
import type { BlockLookup } from "./block-lookup.ts";
import type { TableMetrics } from "./table-metrics.ts";

/** What the tables of a server depend on; each class and function takes the part that it needs. */
export interface TableServices {
  readonly database: Database;
  /** The newest version of each game. */
  readonly games: readonly Game[];
  /** A game by its id and the version of its rules. */
  readonly findGameVersion: (id: string, rulesVersion: number) => Game | undefined;
  readonly botPool: BotPool;
  readonly blocks: BlockLookup;
  /** Called when a game has ended, so that its result is counted. */
  readonly onTableOver: () => void;
  readonly logger: Logger;
  readonly metrics: TableMetrics;
  /** The pauses of bots are multiplied by this; 0 in tests. */
  readonly botPauseFactor: number;
  /** The time of the service. */
  readonly now: () => number;
  readonly cpuLimiter: CpuLimiter;
  readonly timeSlicer: TimeSlicer;
  /** True if there are daily limits on what people may store. */
  readonly hasQuotas: boolean;
  readonly heartbeat: Heartbeat;
  readonly bus: Bus;
  readonly leases: Leases;
  readonly stallDetector: StallDetector;
  readonly presence: Presence;
}
