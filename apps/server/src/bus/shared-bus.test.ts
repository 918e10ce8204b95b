import { expect, onTestFinished, test } from "vitest";
import { MessageCipher } from "./encrypt-message.ts";
import { SharedBus } from "./shared-bus.ts";
import type { TransportEvents } from "./transport.ts";

/** Nodes on a bus that an attacker controls: the test records messages, and decides which to deliver and when. */
function createControlledBus() {
  const clock = { time: Date.UTC(2026, 0, 1) };
  const now = () => clock.time;
  const sent: (readonly [topic: string, text: string])[] = [];
  const logger = { info() {}, warn() {} };
  const transports: TransportEvents[] = [];
  const node = (name: string) => {
    const bus = new SharedBus(
      name,
      logger,
      new MessageCipher("secret", now),
      (events) => {
        transports.push(events);
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
    for (const transport of transports) transport.onMessage(topic, text);
  };
  return { clock, node, sent, deliver };
}

function createSubscribedBus() {
  const { clock, node, sent, deliver } = createControlledBus();
  const [one, two] = [node("one"), node("two")];
  const received: string[] = [];
  two.subscribe("people", (text) => received.push(text));
  const publish = (text: string) => {
    one.publish("people", text);
    return sent.at(-1) ?? (["", ""] as const);
  };
  return { clock, received, publish, deliver };
}

test("a message that is delivered twice is received once", () => {
  const { received, publish, deliver } = createSubscribedBus();
  const first = publish("session-ended hash");
  deliver(first);
  deliver(first);
  deliver(publish("sessions"));
  deliver(first);
  expect(received).toEqual(["session-ended hash", "sessions"]);
});

test("several messages of the same millisecond are all received", () => {
  const { received, publish, deliver } = createSubscribedBus();
  for (const text of ["a", "b", "c"]) deliver(publish(text));
  expect(received).toEqual(["a", "b", "c"]);
});

test("a message that was held back for a minute is dropped, even if it is the first one", () => {
  const { clock, received, publish, deliver } = createSubscribedBus();
  const held = publish("session-ended hash");
  clock.time += 60_001;
  deliver(held);
  expect(received).toEqual([]);
  deliver(publish("sessions"));
  expect(received).toEqual(["sessions"]);
});
