import type { CpuLimiter } from "../fairness/cpu-limiter.ts";
import type { BotPool } from "../bots/bot-pool.ts";
import type { PreviewRenderer } from "../link-preview/preview-renderer.ts";
import type { Bus } from "../bus/bus.ts";
import type { Blocks } from "../social/blocks.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { TableMetrics } from "./table-metrics.ts";
import type { Leases } from "../nodes/leases.ts";
import type { StallDetector } from "../nodes/stall-detector.ts";
import type { Presence } from "../nodes/presence.ts";
import type { AnyGame } from "../timeline/timeline.ts";
import type { RatingWorker } from "../ratings/rating-worker.ts";
import type { TimeSlicer } from "../fairness/time-slicer.ts";
import type { Database } from "../store/database.ts";
import type { Heartbeat } from "../nodes/heartbeat.ts";

/** Where the server says what happens; the words of pino. */
interface Logger {
  info(what: object, words: string): void;
  warn(what: object, words: string): void;
  error(what: object, words: string): void;
}

/** What every table of a server uses. */
export interface Services {
  readonly database: Database;
  /** Newest versions of the games that can be played. */
  readonly games: readonly AnyGame[];
  /** A game as a version of its rules plays it. */
  readonly findGameVersion: (id: string, rules: number) => AnyGame | undefined;
  readonly botPool: BotPool;
  /** Draws what is shown of a table where its link is shared. */
  readonly linkPreviews: PreviewRenderer;
  /** Who has blocked whom. */
  readonly blocks: Blocks;
  /** Counts finished games. */
  readonly ratingWorker: Pick<RatingWorker, "trigger">;
  readonly logger: Logger;
  /** Counts what is kept. */
  readonly metrics: TableMetrics;
  /** Bots take their time, times this; 0 in tests. */
  readonly botPauseFactor: number;
  readonly now: () => number;
  /** Which part of the main thread's time an address may use. */
  readonly cpuLimiter: CpuLimiter;
  /** Does what takes long on the main thread. */
  readonly timeSlicer: TimeSlicer;
  /** Is there a limit on what people store in a day? */
  readonly hasQuotas: boolean;
  /** Where people find this server in a browser, without a slash at the end. */
  readonly publicUrl: () => string;
  /** Left out where no mail is sent. */
  readonly mailer?: Mailer;
  /** May people be told something at addresses of private networks? */
  readonly canReachPrivateNetworks: boolean;
  /** Knows when the service was down. */
  readonly heartbeat: Heartbeat;
  /** Tells the other nodes what happened. */
  readonly bus: Bus;
  /** What of all that happens by itself is this node's to do. */
  readonly leases: Leases;
  /** Knows whether commands are outdated because the process stood still. */
  readonly stallDetector: StallDetector;
  /** Who is connected, here and elsewhere. */
  readonly presence: Presence;
}
