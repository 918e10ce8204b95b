import { expect, test } from "vitest";
import { SubscriberList, type Subscriber } from "./subscriber-list.ts";

interface RecordingSubscriber extends Subscriber {
  readonly received: (string | Buffer)[];
}

function recordingSubscriber(person?: string, views = true): RecordingSubscriber {
  const received: (string | Buffer)[] = [];
  return {
    ...(person === undefined ? {} : { person }),
    views,
    legal: false,
    received,
    receive: (message) => received.push(message),
    end: () => received.push("end"),
  };
}

test("somebody with two windows is there until both are closed", () => {
  const audience = new SubscriberList();
  const [first, second] = [recordingSubscriber("ann"), recordingSubscriber("ann")];
  audience.add(first);
  audience.add(second);
  expect(audience.remove(first)).toBe(false);
  expect(audience.people.has("ann")).toBe(true);
  // A window that is closed twice is one window.
  audience.remove(first);
  expect(audience.people.has("ann")).toBe(true);
  expect(audience.remove(second)).toBe(true);
  expect(audience.people.has("ann")).toBe(false);
  expect(audience.isEmpty).toBe(true);
});

test("those of one kind are told in the same words, and those of none nothing", () => {
  const audience = new SubscriberList();
  const all = [
    recordingSubscriber("ann"),
    recordingSubscriber("ben"),
    recordingSubscriber("ben", false),
    recordingSubscriber(),
  ];
  for (const each of all) audience.add(each);
  const asked: (string | undefined)[] = [];
  audience.broadcast(
    ({ person, views }) => (person === undefined ? undefined : `${views}`),
    ({ person }) => {
      asked.push(person);
      return { kind: "chat", messages: [] };
    },
  );
  expect(asked).toEqual(["ann", "ben"]);
  expect(all.map(({ received }) => received.length)).toEqual([1, 1, 1, 0]);
  // What waits for many slow readers is in memory once.
  expect(all[0]?.received[0]).toBeInstanceOf(Buffer);
  expect(all[0]?.received[0]).toBe(all[1]?.received[0]);
});

test("at the end everybody is sent away", () => {
  const audience = new SubscriberList();
  const ann = recordingSubscriber("ann");
  audience.add(ann);
  audience.endAll();
  expect(ann.received).toEqual(["end"]);
  expect(audience.isEmpty).toBe(true);
  expect(audience.people.has("ann")).toBe(false);
});
