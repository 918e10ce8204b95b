import type { ClockInfo, ServerMessage } from "@sofala/protocol";

/** Bounds of how far this device's clock is ahead of the server's, from one message. */
interface OffsetBounds {
  readonly min: number;
  readonly max: number;
}

/** Old samples are dropped: the clocks of two machines drift apart. */
const MAX_SAMPLES = 8;

/** Estimates the server's time, from a monotonic clock of this device and the times in messages. */
export class ServerClock {
  private readonly now: () => number;
  private samples: readonly OffsetBounds[] = [];

  constructor(now: () => number) {
    this.now = now;
  }

  /**
   * A message with the server's time arrived. The server wrote it before now, and after `askedAt`, if
   * it answers a request.
   */
  addSample(serverTime: number, askedAt = -Infinity): void {
    const bounds = { min: askedAt - serverTime, max: this.now() - serverTime };
    // If bounds contradict each other, one of the clocks was set: older samples are worthless.
    const known = this.samples.every((each) => overlaps(bounds, each)) ? this.samples : [];
    const isAnswer = askedAt !== -Infinity || known.length === 0;
    this.samples = isAnswer
      ? [...known, bounds].slice(-MAX_SAMPLES)
      : known.map(({ min, max }) => ({ min, max: Math.min(max, bounds.max) }));
  }

  /** The socket is new, perhaps to another server: forgets all samples. */
  reset(): void {
    this.samples = [];
  }

  /** Clocks and absences now, from those at the server's time `at`. */
  clockNow(clock: ClockInfo, at: number): ClockInfo {
    const now = Math.max(at, this.now() - this.offset());
    const { timeLeft, bankLeft, running, part, absences = [] } = clock;
    const spent = timeLeft.map((_, seat) =>
      running.includes(seat)
        ? timeOutside(
            at,
            now,
            absences.filter((absence) => absence.seat === seat),
          )
        : 0,
    );
    const inForce = absences.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
    return {
      ...clock,
      timeLeft: timeLeft.map((each, seat) => Math.max(0, each - (spent[seat] ?? 0))),
      bankLeft: bankLeft.map((each, seat) => {
        const drawn = Math.max(0, (spent[seat] ?? 0) - (timeLeft[seat] ?? 0));
        return Math.max(0, each - drawn);
      }),
      ...(part === undefined
        ? {}
        : {
            part: {
              ...part,
              timeLeft: Math.max(0, part.timeLeft - timeOutside(at, now, absences)),
            },
          }),
      ...(absences.length === 0 ? {} : { absences: inForce }),
    };
  }

  /** How far this device's clock is ahead: the middle of the closest bounds. */
  private offset(): number {
    if (this.samples.length === 0) return 0;
    const min = Math.max(...this.samples.map((each) => each.min));
    const max = Math.min(...this.samples.map((each) => each.max));
    return min === -Infinity ? max : (min + max) / 2;
  }
}

/** How much of the time between `from` and `to` lies outside all the spans. */
function timeOutside(
  from: number,
  to: number,
  spans: readonly { readonly startsAt: number; readonly endsAt: number }[],
): number {
  let free = to - from;
  let reached = from;
  for (const { startsAt, endsAt } of spans.toSorted(
    (one, other) => one.startsAt - other.startsAt,
  )) {
    free -= Math.max(0, Math.min(to, endsAt) - Math.max(reached, startsAt));
    reached = Math.max(reached, Math.min(to, endsAt));
  }
  return free;
}

const overlaps = (one: OffsetBounds, other: OffsetBounds): boolean =>
  one.min <= other.max && other.min <= one.max;

type Pong = Extract<ServerMessage, { kind: "pong" }>;

/** How often the server is asked for its time when a socket is new, and how long until it is asked again: clocks drift. */
const INITIAL_SAMPLES = 5;
const RESYNC_INTERVAL_MS = 60_000;

/** Asks the server for its time, with the command "ping". (The empty ping of socket.ts only checks the socket.) */
export class ClockSync {
  private readonly send: (text: string) => void;
  private readonly now: () => number;
  /** The request that is not answered yet. */
  private pendingRequest: { readonly id: number; readonly at: number } | undefined;
  private lastRequestAt = 0;
  private lastId = 0;
  /** How many of the initial requests are left; each is sent when the one before is answered. */
  private requestsLeft = 0;

  constructor(send: (text: string) => void, now: () => number) {
    this.send = send;
    this.now = now;
  }

  /** The socket is new. */
  start(): void {
    this.pendingRequest = undefined;
    this.requestsLeft = INITIAL_SAMPLES;
    this.requestTime();
  }

  syncIfDue(): void {
    if (this.now() - this.lastRequestAt > RESYNC_INTERVAL_MS) this.requestTime();
  }

  /** When the answered request was sent; undefined if the pong answers another one. */
  receivePong({ id }: Pong): number | undefined {
    const { pendingRequest } = this;
    if (pendingRequest === undefined || pendingRequest.id !== id) return undefined;
    this.pendingRequest = undefined;
    if (--this.requestsLeft > 0) this.requestTime();
    return pendingRequest.at;
  }

  private requestTime(): void {
    const request = { id: ++this.lastId, at: this.now() };
    this.pendingRequest = request;
    this.lastRequestAt = request.at;
    this.send(JSON.stringify({ command: "ping", id: request.id }));
  }
}
