import type { AddressShare } from "../fairness/cpu-limiter.ts";
import type { BotDesk } from "../bots/bot-pool.ts";
import type { CardDesk } from "../link-preview/preview-renderer.ts";
import type { Bus } from "../bus/bus.ts";
import type { Apart } from "../social/blocks.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Meter } from "./table-metrics.ts";
import type { Claims } from "../nodes/leases.ts";
import type { Standstill } from "../nodes/stall-detector.ts";
import type { Visits } from "../nodes/presence.ts";
import type { AnyGame } from "../timeline/timeline.ts";
import type { Keeper } from "../ratings/rating-worker.ts";
import type { Slices } from "../fairness/time-slicer.ts";
import type { Database } from "../store/database.ts";
import type { Vigil } from "../nodes/heartbeat.ts";

/** Where the server says what happens; the words of pino. */
interface Log {
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
  readonly gameAt: (id: string, rules: number) => AnyGame | undefined;
  readonly desk: BotDesk;
  /** Draws what is shown of a table where its link is shared. */
  readonly cards: CardDesk;
  /** Who has blocked whom. */
  readonly apart: Apart;
  /** Counts finished games. */
  readonly keeper: Pick<Keeper, "hurry">;
  readonly log: Log;
  /** Counts what is kept. */
  readonly meter: Meter;
  /** Bots take their time, times this; 0 in tests. */
  readonly botPace: number;
  readonly now: () => number;
  /** Which part of the main thread's time an address may use. */
  readonly share: AddressShare;
  /** Does what takes long on the main thread. */
  readonly slices: Slices;
  /** Is there a limit on what people store in a day? */
  readonly hasQuotas: boolean;
  /** Where people find this server in a browser, without a slash at the end. */
  readonly address: () => string;
  /** Left out where no mail is sent. */
  readonly mailer?: Mailer;
  /** May people be told something at addresses of private networks? */
  readonly mayReachPrivate: boolean;
  /** Knows when the service was down. */
  readonly vigil: Vigil;
  /** Tells the other nodes what happened. */
  readonly bus: Bus;
  /** What of all that happens by itself is this node's to do. */
  readonly claims: Claims;
  /** Knows whether commands are outdated because the process stood still. */
  readonly standstill: Standstill;
  /** Who is connected, here and elsewhere. */
  readonly visits: Visits;
}
