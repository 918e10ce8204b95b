import { expect, test } from "vitest";
import { Audience, type Listener } from "./subscriber-list.ts";

interface Hearing extends Listener {
  readonly heard: (string | Buffer)[];
}

function listener(person?: string, views = true): Hearing {
  const heard: (string | Buffer)[] = [];
  return {
    ...(person === undefined ? {} : { person }),
    views,
    legal: false,
    heard,
    hear: (message) => heard.push(message),
    end: () => heard.push("end"),
  };
}

test("somebody with two windows is there until both are closed", () => {
  const audience = new Audience();
  const [first, second] = [listener("ann"), listener("ann")];
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
  const audience = new Audience();
  const all = [listener("ann"), listener("ben"), listener("ben", false), listener()];
  for (const each of all) audience.add(each);
  const asked: (string | undefined)[] = [];
  audience.tell(
    ({ person, views }) => (person === undefined ? undefined : `${views}`),
    ({ person }) => {
      asked.push(person);
      return { kind: "chat", messages: [] };
    },
  );
  expect(asked).toEqual(["ann", "ben"]);
  expect(all.map(({ heard }) => heard.length)).toEqual([1, 1, 1, 0]);
  // What waits for many slow readers is in memory once.
  expect(all[0]?.heard[0]).toBeInstanceOf(Buffer);
  expect(all[0]?.heard[0]).toBe(all[1]?.heard[0]);
});

test("at the end everybody is sent away", () => {
  const audience = new Audience();
  const ann = listener("ann");
  audience.add(ann);
  audience.end();
  expect(ann.heard).toEqual(["end"]);
  expect(audience.isEmpty).toBe(true);
  expect(audience.people.has("ann")).toBe(false);
});
