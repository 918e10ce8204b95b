import type { TurnUpdate } from "@sofala/protocol";
import { expect, test } from "vitest";
import { deduplicate } from "./turn-feed.ts";

const turnUpdate = (isYourTurn: boolean, entryCount: number): TurnUpdate => ({
  kind: "turn",
  tableId: "t",
  game: "zimbabwe",
  status: "running",
  isYourTurn,
  entryCount,
});

test("repeated and outdated updates are dropped, but never the state that was read from the database", () => {
  const received: (readonly [boolean, number])[] = [];
  const subscriber = deduplicate({
    receive: ({ isYourTurn, entryCount }) => received.push([isYourTurn, entryCount]),
    end() {},
  });
  subscriber.receiveInitial(turnUpdate(false, 1), 1);
  subscriber.receiveInitial(turnUpdate(true, 9), 9);
  subscriber.receive(turnUpdate(true, 3), 3);
  subscriber.receive(turnUpdate(false, 2), 2);
  subscriber.receive(turnUpdate(true, 3), 3);
  subscriber.receive(turnUpdate(true, 4), 4);
  expect(received).toEqual([
    [false, 1],
    [true, 3],
    [true, 4],
  ]);
  subscriber.receiveCurrent(turnUpdate(false, 2), 2);
  subscriber.receive(turnUpdate(true, 3), 3);
  expect(received.slice(3)).toEqual([
    [false, 2],
    [true, 3],
  ]);
});
