import { expect, test } from "vitest";
import type { EncodedMessage } from "./encoded-message.ts";
import { SubscriberList, type Subscriber } from "./subscriber-list.ts";

interface RecordingSubscriber extends Subscriber {
  readonly received: (EncodedMessage | "end")[];
}

function recordingSubscriber(person?: string, views = true): RecordingSubscriber {
  const received: (EncodedMessage | "end")[] = [];
  return {
    ...(person === undefined ? {} : { person }),
    views,
    legal: false,
    received,
    receive: (message) => received.push(message),
    end: () => received.push("end"),
  };
}

test("a person with two connections is connected until both are removed", () => {
  const list = new SubscriberList();
  const [first, second] = [recordingSubscriber("ann"), recordingSubscriber("ann")];
  list.add(first);
  list.add(second);
  expect(list.remove(first)).toBe(false);
  expect(list.people.has("ann")).toBe(true);
  // Removing a connection twice counts once.
  list.remove(first);
  expect(list.people.has("ann")).toBe(true);
  expect(list.remove(second)).toBe(true);
  expect(list.people.has("ann")).toBe(false);
  expect(list.isEmpty).toBe(true);
});

test("subscribers with the same group key share one message, and those without a key get none", () => {
  const list = new SubscriberList();
  const all = [
    recordingSubscriber("ann"),
    recordingSubscriber("ben"),
    recordingSubscriber("ben", false),
    recordingSubscriber(),
  ];
  for (const each of all) list.add(each);
  const encodedFor: (string | undefined)[] = [];
  list.broadcast(
    ({ person, views }) => (person === undefined ? undefined : `${views}`),
    ({ person }) => {
      encodedFor.push(person);
      return { kind: "chat", messages: [] };
    },
  );
  expect(encodedFor).toEqual(["ann", "ben"]);
  expect(all.map(({ received }) => received.length)).toEqual([1, 1, 1, 0]);
  // A message that waits for many slow readers is in memory once.
  expect(all[0]?.received[0]).toBe(all[1]?.received[0]);
});

test("endAll ends every connection and empties the list", () => {
  const list = new SubscriberList();
  const ann = recordingSubscriber("ann");
  list.add(ann);
  list.endAll();
  expect(ann.received).toEqual(["end"]);
  expect(list.isEmpty).toBe(true);
  expect(list.people.has("ann")).toBe(false);
});
