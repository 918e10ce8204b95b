import { signal } from "@preact/signals";
import type { GameTypes } from "@sofala/engine";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BotPace, Moment } from "../../local/table.ts";
import { emptyMoment } from "../../testing/empty-moment.ts";
import { movesSinceMyTurn } from "./moves-since-my-turn.ts";
import { MovePlayback } from "./move-playback.ts";

const ME = 0;
const SHOW_MS = 1000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A table before its first move, and its playback; a move that ends a turn is not shown. */
function openTable(showTime = SHOW_MS) {
  const moments = signal<readonly Moment<GameTypes>[]>([emptyMoment(0, undefined)]);
  const botPace = signal<BotPace>("pause");
  const isMyTurn = signal(false);
  const playback = new MovePlayback<Moment<GameTypes>>({
    table: { moments, botPace },
    isMyTurn,
    isOwn: ({ lastMove }) => lastMove?.actor === ME,
    isShown: ({ lastMove }) => lastMove?.move.kind !== "end",
    showTime: () => showTime,
  });
  return {
    playback,
    botPace,
    isMyTurn,
    play: (actor: number, kind?: string) => {
      const now = moments.peek();
      moments.value = [...now, emptyMoment(now.length, actor, kind)];
    },
    undo: (to: number) => {
      moments.value = moments.peek().slice(0, to + 1);
    },
    /** The moment on the board, and the move that is being shown. */
    shown: () => [playback.moment.value.moveCount, playback.playing.value?.moveCount],
  };
}

test("moves of others are shown one after the other, and none is left out", () => {
  const { play, shown, playback } = openTable();
  for (let n = 0; n < 3; n++) play(1);
  expect(shown()).toEqual([1, 1]);
  expect(playback.waiting.value).toBe(2);
  vi.advanceTimersByTime(SHOW_MS);
  expect(shown()).toEqual([2, 2]);
  vi.advanceTimersByTime(SHOW_MS);
  expect(shown()).toEqual([3, 3]);
  vi.advanceTimersByTime(SHOW_MS);
  expect(shown()).toEqual([3, undefined]);
  expect(playback.captioned.value?.moveCount).toBe(3);
});

test("a long queue is shown faster", () => {
  const { play, shown } = openTable();
  for (let n = 0; n < 12; n++) play(1);
  vi.advanceTimersByTime(SHOW_MS);
  expect(shown()).toEqual([2, 2]);
  vi.advanceTimersByTime(0.2 * SHOW_MS);
  expect(shown()).toEqual([3, 3]);
  vi.advanceTimersByTime(0.5 * SHOW_MS);
  expect(shown()).toEqual([4, 4]);
});

test("the end of a turn is passed over, and the caption before it stays", () => {
  const { play, shown, playback } = openTable();
  play(1);
  play(1, "end");
  play(2);
  expect(playback.captioned.value?.moveCount).toBe(1);
  vi.advanceTimersByTime(SHOW_MS);
  expect(shown()).toEqual([3, 3]);
});

test("bots wait while a move is shown", () => {
  const { play, botPace } = openTable();
  play(1);
  expect(botPace.value).toBe("wait");
  vi.advanceTimersByTime(SHOW_MS);
  expect(botPace.value).toBe("pause");
});

test("whoever acts sees the current moment at once", () => {
  const { play, shown, playback } = openTable();
  play(1);
  play(1);
  playback.dismiss();
  expect(shown()).toEqual([2, undefined]);
  expect(playback.captioned.value).toBeUndefined();
  play(1);
  play(ME);
  expect(shown()).toEqual([4, undefined]);
  vi.advanceTimersByTime(SHOW_MS);
  expect(shown()).toEqual([4, undefined]);
});

test("after a skip moves are not shown one by one, and bots do not pause, until it is my turn", () => {
  const { play, shown, playback, botPace, isMyTurn } = openTable();
  play(1);
  play(1);
  playback.skip();
  expect(shown()).toEqual([2, undefined]);
  expect(botPace.value).toBe("no-pause");
  play(2);
  expect(shown()).toEqual([3, undefined]);
  isMyTurn.value = true;
  play(2);
  expect(shown()).toEqual([4, undefined]);
  expect(botPace.value).toBe("pause");
  isMyTurn.value = false;
  play(ME);
  play(1);
  expect(shown()).toEqual([6, 6]);
});

test("moves that are taken back are no longer shown", () => {
  const { play, undo, shown, playback } = openTable();
  for (let n = 0; n < 3; n++) play(1);
  undo(0);
  expect(shown()).toEqual([0, undefined]);
  expect(playback.captioned.value).toBeUndefined();
  play(1);
  expect(shown()).toEqual([1, 1]);
});

test("without animations the board is never behind, and the last move has its caption", () => {
  const { play, shown, playback, botPace } = openTable(0);
  play(1);
  play(2);
  expect(shown()).toEqual([2, undefined]);
  expect(playback.captioned.value?.moveCount).toBe(2);
  expect(botPace.value).toBe("pause");
});

test("the moves since my last turn are those of others before my moves in this turn", () => {
  const moments = [undefined, 1, ME, ME, 1, 2, ME].map((actor, at) => emptyMoment(at, actor));
  const since = (isMyTurn: boolean) =>
    movesSinceMyTurn(moments, ME, isMyTurn).map(({ moveCount }) => moveCount);
  expect(since(true)).toEqual([4, 5]);
  expect(since(false)).toEqual([]);
  const others = movesSinceMyTurn(moments.slice(0, 2), ME, true);
  expect(others.map(({ moveCount }) => moveCount)).toEqual([1]);
});
