import type { Notice } from "@sofala/protocol";
import { expect, test } from "vitest";
import { unlessKnown } from "../rooms/turn-notices.ts";

const notice = (isYours: boolean, entries: number): Notice => ({
  kind: "turn",
  table: "t",
  game: "zimbabwe",
  status: "running",
  isYours,
  entries,
});

test("what is known, and what comes too late, is not told again; what is read counts", () => {
  const heard: (readonly [boolean, number])[] = [];
  const follower = unlessKnown({
    hear: ({ isYours, entries }) => heard.push([isYours, entries]),
    end() {},
  });
  follower.learn(notice(false, 1), 1);
  follower.learn(notice(true, 9), 9);
  follower.hear(notice(true, 3), 3);
  follower.hear(notice(false, 2), 2);
  follower.hear(notice(true, 3), 3);
  follower.hear(notice(true, 4), 4);
  expect(heard).toEqual([
    [false, 1],
    [true, 3],
    [true, 4],
  ]);
  follower.correct(notice(false, 2), 2);
  follower.hear(notice(true, 3), 3);
  expect(heard.slice(3)).toEqual([
    [false, 2],
    [true, 3],
  ]);
});
