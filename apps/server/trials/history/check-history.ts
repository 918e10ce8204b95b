import { fault, type Fault } from "../fault.ts";
import { faultsInOrder } from "./check-order.ts";
import {
  lengthOf,
  type History,
  type StoredEntry,
  type Operation,
  type Reading,
} from "./history.ts";

/**
 * Checks that a table is one append-only log: every entry was appended between the time it was sent and the time it
 * was acknowledged, and every read returned the whole log at some moment. Returns what contradicts this.
 */
export function faultsInHistory(
  logs: ReadonlyMap<string, readonly StoredEntry[]>,
  { operations, readings }: History,
): readonly Fault[] {
  const sent = Map.groupBy(operations, ({ table }) => table);
  const read = Map.groupBy(readings, ({ table }) => table);
  const tables = new Set([...logs.keys(), ...sent.keys(), ...read.keys()]);
  return [...tables].flatMap((table) =>
    faultsInTable(table, logs.get(table) ?? [], sent.get(table) ?? [], read.get(table) ?? []),
  );
}

function faultsInTable(
  table: string,
  log: readonly StoredEntry[],
  operations: readonly Operation[],
  readings: readonly Reading[],
): readonly Fault[] {
  const sound = readings.filter((reading) => unknownEntry(reading, log) === undefined);
  return [
    ...faultsInLog(table, log, operations),
    ...faultsInEnds(table, log, operations),
    ...readings.flatMap((reading) => {
      const strange = unknownEntry(reading, log);
      return strange === undefined ? [] : [fault("read/not-prefix", table, strange)];
    }),
    ...faultsInSessions(table, sound),
    ...faultsInOrder(table, log, operations, sound),
  ];
}

/** The first entry that was read but differs from the stored one. */
function unknownEntry(
  { reader, from, marks }: Reading,
  log: readonly StoredEntry[],
): string | undefined {
  const index = marks.findIndex((mark, place) => mark !== log[from + place]?.mark);
  if (index === -1) return undefined;
  const [read, stored] = [marks[index], log[from + index]?.mark ?? "nothing"];
  return `${reader} read ${read} as entry ${from + index}, which is ${stored}`;
}

/** The log has no gaps, and no unknown keys. */
function faultsInLog(
  table: string,
  log: readonly StoredEntry[],
  operations: readonly Operation[],
): readonly Fault[] {
  const known = new Set(operations.map(nameOf));
  return log.flatMap((entry, place) => [
    ...(entry.seq === place
      ? []
      : [fault("log/gap", table, `entry ${entry.seq} stands at ${place}`)]),
    ...(entry.key === null || known.has(nameIn(entry))
      ? []
      : [fault("key/unknown", table, `entry ${entry.seq}: nobody sent ${nameIn(entry)}`)]),
  ]);
}

/** Acknowledged operations are stored once in their place, refused ones never, others at most once. */
function faultsInEnds(
  table: string,
  log: readonly StoredEntry[],
  operations: readonly Operation[],
): readonly Fault[] {
  const entries = Map.groupBy(log, nameIn);
  return operations.flatMap((operation) => {
    const name = nameOf(operation);
    const { end } = operation;
    const [entry, ...more] = entries.get(name) ?? [];
    if (more.length > 0) return [fault("key/twice", table, `${name} is stored more than once`)];
    if (end.kind === "refused") {
      return entry === undefined ? [] : [fault("key/refused", table, `${name} is ${entry.seq}`)];
    }
    if (end.kind === "unknown" || entry?.seq === end.seq) return [];
    return entry === undefined
      ? [fault("ack/missing", table, `${name} was entry ${end.seq}`)]
      : [fault("ack/elsewhere", table, `${name} was entry ${end.seq}, is ${entry.seq}`)];
  });
}

/** No reader reads less than before. */
function faultsInSessions(table: string, readings: readonly Reading[]): readonly Fault[] {
  return [...Map.groupBy(readings, ({ reader }) => reader)].flatMap(([reader, own]) => {
    const inOrder = own.toSorted((a, b) => a.ended - b.ended);
    return inOrder.flatMap((reading, index) => {
      const [before, now] = [inOrder[index - 1], reading].map((each) => each && lengthOf(each));
      if (before === undefined || now === undefined || now >= before) return [];
      return [fault("read/backwards", table, `${reader} read ${now} after ${before}`)];
    });
  });
}

const nameOf = ({ seat, key }: Operation): string => `${seat} ${key}`;
const nameIn = ({ actor, key }: StoredEntry): string => `${actor} ${key}`;
