import { expect, onTestFinished, test } from "vitest";
import { MessageCipher } from "./encrypt-message.ts";
import { SharedBus } from "./shared-bus.ts";
import type { TransportEvents } from "./transport.ts";

/** A bus that somebody else controls: they keep what is sent, and deliver it as they like. */
function createControlledBus() {
  const clock = { time: Date.UTC(2026, 0, 1) };
  const now = () => clock.time;
  const sent: (readonly [topic: string, text: string])[] = [];
  const log = { info() {}, warn() {} };
  const ends: TransportEvents[] = [];
  const node = (name: string) => {
    const bus = new SharedBus(
      name,
      log,
      new MessageCipher("secret", now),
      (events) => {
        ends.push(events);
        return {
          send: (topic, text) => void sent.push([topic, text]),
          subscribe: async () => {},
          unsubscribe() {},
          reconnect() {},
          close: async () => {},
        };
      },
      now,
    );
    onTestFinished(() => bus.close());
    return bus;
  };
  const deliver = ([topic, text]: readonly [string, string]) => {
    for (const end of ends) end.onMessage(topic, text);
  };
  return { clock, node, sent, deliver };
}

function createSubscribedBus() {
  const { clock, node, sent, deliver } = createControlledBus();
  const [one, two] = [node("one"), node("two")];
  const heard: string[] = [];
  two.subscribe("people", (text) => heard.push(text));
  const say = (text: string) => {
    one.publish("people", text);
    return sent.at(-1) ?? (["", ""] as const);
  };
  return { clock, heard, say, deliver };
}

test("a message that is delivered again is not heard again", () => {
  const { heard, say, deliver } = createSubscribedBus();
  const first = say("ended session");
  deliver(first);
  deliver(first);
  deliver(say("lines"));
  deliver(first);
  expect(heard).toEqual(["ended session", "lines"]);
});

test("messages of one moment are all heard", () => {
  const { heard, say, deliver } = createSubscribedBus();
  for (const text of ["a", "b", "c"]) deliver(say(text));
  expect(heard).toEqual(["a", "b", "c"]);
});

test("a message that was held back for long is not heard, also by who heard nothing before", () => {
  const { clock, heard, say, deliver } = createSubscribedBus();
  const old = say("ended session");
  clock.time += 60_001;
  deliver(old);
  expect(heard).toEqual([]);
  deliver(say("lines"));
  expect(heard).toEqual(["lines"]);
});
