import type { TurnUpdate } from "@sofala/protocol";
import { expect, test } from "vitest";
import { deduplicate } from "../rooms/turn-notices.ts";

const turnUpdate = (isYours: boolean, entries: number): TurnUpdate => ({
  kind: "turn",
  table: "t",
  game: "zimbabwe",
  status: "running",
  isYours,
  entries,
});

test("what is known, and what comes too late, is not told again; what is read counts", () => {
  const heard: (readonly [boolean, number])[] = [];
  const follower = deduplicate({
    receive: ({ isYours, entries }) => heard.push([isYours, entries]),
    end() {},
  });
  follower.receiveInitial(turnUpdate(false, 1), 1);
  follower.receiveInitial(turnUpdate(true, 9), 9);
  follower.receive(turnUpdate(true, 3), 3);
  follower.receive(turnUpdate(false, 2), 2);
  follower.receive(turnUpdate(true, 3), 3);
  follower.receive(turnUpdate(true, 4), 4);
  expect(heard).toEqual([
    [false, 1],
    [true, 3],
    [true, 4],
  ]);
  follower.receiveCurrent(turnUpdate(false, 2), 2);
  follower.receive(turnUpdate(true, 3), 3);
  expect(heard.slice(3)).toEqual([
    [false, 2],
    [true, 3],
  ]);
});
