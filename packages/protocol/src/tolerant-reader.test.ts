import { expect, test } from "vitest";
import { parseWith, type Schema } from "@sofala/engine";
import { samplesOf } from "../testing/samples.ts";
import * as protocol from "./index.ts";
import {
  newTable,
  problem,
  problemSchema,
  readTolerantly,
  seenEntry,
  serverMessage,
  tableInfo,
  channelPreferences,
} from "./index.ts";

/** Requests, and responses with string formats that `samplesOf` does not produce. */
const REQUESTS = [
  "absences",
  "hello",
  "importedArchives",
  "locale",
  "newChannel",
  "newImport",
  "newReport",
  "newSeat",
  "newTable",
  "pairingRequest",
  "ping",
  "relationshipChange",
  "version1Hello",
];
const RESPONSES = Object.entries(protocol).flatMap(([name, value]) =>
  typeof value === "object" && "_zod" in value && !REQUESTS.includes(name)
    ? [[name, value as Schema<unknown>] as const]
    : [],
);
const [TABLE] = samplesOf(tableInfo) as [object];

test.each(RESPONSES)(
  "%s is read the same if a newer server adds fields everywhere",
  (_, schema) => {
    const extraFields = { added: { since: [{ version: 99 }] }, alsoNew: null };
    const newer = samplesOf(schema, { extraFields });
    for (const [index, sample] of samplesOf(schema).entries()) {
      expect(readTolerantly(schema, sample)).toEqual({ ok: true, value: sample });
      expect(readTolerantly(schema, newer[index])).toEqual({ ok: true, value: sample });
    }
  },
);

test("an unknown value makes a response unreadable only where the client must know it", () => {
  const unreadable = RESPONSES.flatMap(([name, schema]) =>
    samplesOf(schema, { unknownValue: "unheard-of" }).flatMap((sample) => {
      const answer = readTolerantly(schema, sample);
      return answer.ok ? [] : [`${name}: ${answer.error}`];
    }),
  );
  expect([...new Set(unreadable)].sort()).toEqual([
    "archive: unknown",
    "archiveSignature: unknown",
    "channel: unknown",
    "gameRecord: unknown",
    "logEntry: unknown",
    "mailStatus: unknown",
    "noteArchive: unknown",
    "paceKind: unknown",
    "personArchive: unknown",
    "relationshipState: unknown",
    "serverMessage: unknown",
    "turnUpdate: unknown",
  ]);
});

test("a table with an unknown status is read as a running one", () => {
  const answer = readTolerantly(tableInfo, { ...TABLE, status: "adjourned" });
  expect(answer).toEqual({ ok: true, value: { ...TABLE, status: "running" } });
});

test("an optional field of an unknown kind is left out", () => {
  const proposal = { by: 0, kind: "draw", acceptedBy: [] };
  const answer = readTolerantly(tableInfo, { ...TABLE, proposal });
  expect(answer.ok && "proposal" in answer.value).toBe(false);
});

test("an item of an unknown kind is left out of its list", () => {
  const [sample] = samplesOf(channelPreferences) as [object];
  const answer = readTolerantly(channelPreferences, {
    ...sample,
    kinds: ["turn", "birthday", "chat"],
  });
  expect(answer).toMatchObject({ value: { kinds: ["turn", "chat"] } });
});

test("an entry of an unknown kind keeps its number in the log and undoes nothing", () => {
  const entry = { seq: 3, at: 5, entry: { kind: "pause", seat: 1 }, events: [] };
  const answer = readTolerantly(seenEntry, entry);
  expect(answer).toEqual({ ok: true, value: { ...entry, entry: { kind: "undo", to: 1_000_000 } } });
});

test("a message of an unknown kind is unknown, not malformed", () => {
  expect(readTolerantly(serverMessage, { kind: "weather" })).toEqual({
    ok: false,
    error: "unknown",
  });
  for (const malformed of [undefined, 7, [], {}, { kind: 7 }, { kind: "pong" }]) {
    expect(readTolerantly(serverMessage, malformed)).toEqual({ ok: false, error: "malformed" });
  }
});

test("a missing field and a value of another type are malformed", () => {
  const { status: _, ...rest } = TABLE as { readonly status: string };
  for (const table of [rest, { ...rest, status: 1 }, { ...TABLE, seats: "none" }]) {
    expect(readTolerantly(tableInfo, table)).toEqual({ ok: false, error: "malformed" });
  }
});

test("a problem with an unknown code keeps its code and its title", () => {
  const newer = { ...problem("seat/taken"), code: "seat/on-fire", title: "It burns." };
  expect(readTolerantly(problemSchema, newer)).toEqual({ ok: true, value: newer });
});

test("requests with unknown fields or values are refused", () => {
  const request = { game: "zimbabwe", seats: [{ kind: "me" }] };
  expect(parseWith(newTable, request)).toMatchObject({ ok: true });
  expect(parseWith(newTable, { ...request, colour: "red" })).toMatchObject({ ok: false });
  expect(parseWith(newTable, { ...request, visibility: "friends" })).toMatchObject({ ok: false });
});
