import { fault, type Fault, type FaultCode } from "../fault.ts";
import { lengthOf, type StoredEntry, type Operation, type Reading } from "./history.ts";

/** An event that took effect between two times, with its place in the order. */
interface Event {
  readonly kind: "entry" | "reading";
  readonly name: string;
  /** Entries have odd places; a read between two of them has the even place between. */
  readonly place: number;
  readonly sentAt: number;
  readonly ended: number;
}

/**
 * Where the order of the log contradicts real time. A moment can be chosen for every event if and only if no event
 * in a later place ended before one in an earlier place started.
 */
export function faultsInOrder(
  table: string,
  log: readonly StoredEntry[],
  operations: readonly Operation[],
  readings: readonly Reading[],
): readonly Fault[] {
  const places = Map.groupBy(
    [...entryEvents(log, operations), ...readings.map(readEvent)],
    ({ place }) => place,
  );
  const faults: Fault[] = [];
  let latest: Event | undefined;
  for (const place of [...places.keys()].toSorted((a, b) => a - b)) {
    const here = places.get(place) ?? [];
    for (const event of here) {
      if (latest === undefined || event.ended >= latest.sentAt) continue;
      const detail = `${event.name} ended before ${latest.name} started, but comes after it`;
      faults.push(fault(codeOf(latest, event), table, detail));
    }
    for (const event of here) {
      if (latest === undefined || event.sentAt > latest.sentAt) latest = event;
    }
  }
  return faults;
}

/** Entries of clients without a history, such as bots, may have been made at any time. */
function entryEvents(
  log: readonly StoredEntry[],
  operations: readonly Operation[],
): readonly Event[] {
  const sent = new Map(operations.map((each) => [`${each.seat} ${each.key}`, each]));
  return log.map(({ seq, actor, key }) => {
    const { sentAt = -Infinity, end } = sent.get(`${actor} ${key}`) ?? {};
    const ended = end?.kind === "done" ? end.at : Infinity;
    return { kind: "entry", name: `entry ${seq}`, place: 2 * seq + 1, sentAt, ended };
  });
}

function readEvent(reading: Reading): Event {
  const { reader, sentAt = -Infinity, ended } = reading;
  const length = lengthOf(reading);
  const name = `the read of ${length} entries by ${reader}`;
  return { kind: "reading", name, place: 2 * length, sentAt, ended };
}

/** An earlier place that started after a later one had ended. */
function codeOf(earlier: Event, later: Event): FaultCode {
  if (earlier.kind === "reading") return "read/stale";
  return later.kind === "reading" ? "read/too-soon" : "order/reversed";
}
