import { findGame } from "@sofala/catalog";
import { activeMoves, type Seat } from "@sofala/engine";
import { describe, expect, test } from "vitest";
import { Timeline, visibleEntry, type AnyMove, type LogEntry } from "./timeline.ts";

/** A game of its own seed, with nothing played. */
function newTimeline(id: string, players: number): Timeline {
  const game = findGame(id);
  const options = game?.parseOptions({});
  if (game === undefined || options?.ok !== true) throw new Error(`no ${id}`);
  return new Timeline(game, game.setup("a play", players, options.value));
}

const moveEntry = (actor: Seat, move: object): LogEntry => ({
  kind: "move",
  actor,
  move: move as AnyMove,
});

/** Plays the first legal move of whoever is to act, until something holds. */
function playUntil(play: Timeline, holds: () => boolean): void {
  while (!holds()) {
    const [seat = 0] = play.toAct;
    const [move] = play.game.legalMoves(play.state, seat);
    if (move === undefined) throw new Error("no move");
    play.replay(moveEntry(seat, move));
  }
}

const roundOf = ({ game, state }: Timeline): number => game.simulation.round(state);
const isCulture = (play: Timeline) =>
  (play.view("spectator") as { phase: string }).phase === "culture";

/** Zimbabwe, where a turn of several moves begins. */
function timelineInTurn(): Timeline {
  const play = newTimeline("zimbabwe", 2);
  playUntil(play, () => isCulture(play));
  return play;
}

/** Moves of this turn that leave it open. */
function playOpenMoves(play: Timeline, count: number): number {
  const [seat = 0] = play.toAct;
  for (let n = 0; n < count; n++) {
    const move = [...play.game.legalMoves(play.state, seat)].find(
      ({ kind }) => kind !== "end-turn",
    );
    if (move === undefined) throw new Error("no move");
    play.replay(moveEntry(seat, move));
  }
  return seat;
}

const snapshotOf = ({ game, state }: Timeline) => game.snapshot(state);

/** A seat takes back, as a command would have it. */
function undoOwn(play: Timeline, seat: Seat, to?: number): LogEntry {
  const entry = play.undoFor(seat, to);
  if (entry === undefined) throw new Error("nothing to take back");
  play.replay(entry);
  return entry;
}

describe("a log that grows", () => {
  test("judging changes nothing, accepting does", () => {
    const play = timelineInTurn();
    const [seat = 0] = play.toAct;
    const before = snapshotOf(play);
    const { length } = play.log;
    const [move] = play.game.legalMoves(play.state, seat);
    if (move === undefined) throw new Error("no move");
    const judged = play.tryEntry(moveEntry(seat, move));
    expect([snapshotOf(play), play.log.length]).toEqual([before, length]);
    if (!judged.ok) throw new Error(judged.error.code);
    play.append(judged.value);
    expect(play.log.length).toBe(length + 1);
    expect(snapshotOf(play)).not.toEqual(before);
  });

  test("a move that the rules refuse is refused with their code", () => {
    const play = timelineInTurn();
    const other = 1 - (play.toAct[0] ?? 0);
    expect(play.tryEntry(moveEntry(other, { kind: "end-turn" }))).toMatchObject({
      ok: false,
      error: { code: "turn/not-yours" },
    });
  });

  test("a kept entry that does not hold is a fault", () => {
    const play = timelineInTurn();
    const other = 1 - (play.toAct[0] ?? 0);
    expect(() => play.replay(moveEntry(other, { kind: "end-turn" }))).toThrow("turn/not-yours");
  });

  test("following the log again leads to the same table, undone moves and all", () => {
    const play = timelineInTurn();
    const seat = playOpenMoves(play, 2);
    undoOwn(play, seat);
    playUntil(play, () => roundOf(play) === 2);
    const again = play.fromStart();
    for (const entry of play.log) again.replay(entry);
    expect(snapshotOf(again)).toEqual(snapshotOf(play));
    expect(again.moves).toEqual(activeMoves(play.log));
  });

  test("what the last moves brought is at hand, and what all did", () => {
    const play = newTimeline("zimbabwe", 2);
    const events: unknown[] = [];
    for (let n = 0; n < 60; n++) {
      const [seat = 0] = play.toAct;
      const [move] = play.game.legalMoves(play.state, seat);
      if (move === undefined) throw new Error("no move");
      events.push(play.replay(moveEntry(seat, move)).events);
    }
    for (const from of [0, 20, 30, 59, 60])
      expect(play.eventsFrom(from)).toEqual(events.slice(from));
  });

  test("words of the host's change nothing on the table", () => {
    const play = timelineInTurn();
    const before = snapshotOf(play);
    play.replay({ kind: "resign", seat: 1 });
    play.replay({ kind: "takeover", seat: 1, by: "bot" });
    play.replay({ kind: "resign", seat: 0 });
    expect(snapshotOf(play)).toEqual(before);
    expect(play.resigned).toEqual([1, 0]);
    expect([play.isHandedOver(0), play.isHandedOver(1)]).toEqual([false, true]);
    play.replay({ kind: "takeover", seat: 1, by: "person" });
    expect(play.isHandedOver(1)).toBe(false);
  });
});

test("a game knows how long its log was when the round began", () => {
  const play = newTimeline("zimbabwe", 2);
  expect(play.roundStart).toBe(0);
  playUntil(play, () => roundOf(play) === 2);
  const { length } = play.log;
  expect(play.roundStart).toBe(length);
  playUntil(play, () => play.log.length === length + 3);
  expect(play.roundStart).toBe(length);
});

describe("earlier moments of a long log", () => {
  /** A log of 800 entries with moves that were taken back, and how many moves were judged so far. */
  function long() {
    const { game, state } = newTimeline("mediterranean", 4);
    const count = { moves: 0 };
    const applyMove: typeof game.applyMove = (...args) => {
      count.moves++;
      return game.applyMove(...args);
    };
    const play = new Timeline({ ...game, applyMove }, state);
    while (play.log.length < 800) {
      for (const kind of ["ready", "unready", "ready"]) play.replay(moveEntry(0, { kind }));
      undoOwn(play, 0);
    }
    count.moves = 0;
    return { play, count };
  }

  test("are reached in a few moves, and are what they were", () => {
    const { play, count } = long();
    const fresh = play.fromStart();
    for (const [entries, most] of [
      [0, 0],
      [300, 300],
      [700, 64],
      [799, 64],
    ] as const) {
      count.moves = 0;
      const again = play.copyAtOrBefore(entries);
      while (again.log.length < entries) again.replay(play.log[again.log.length] as LogEntry);
      expect(count.moves).toBeLessThanOrEqual(most);
      while (fresh.log.length < entries) fresh.replay(play.log[fresh.log.length] as LogEntry);
      expect(snapshotOf(again)).toEqual(snapshotOf(fresh));
      expect([again.log, again.moves]).toEqual([fresh.log, fresh.moves]);
      expect(again.turnStart(1)).toBe(fresh.turnStart(1));
    }
    // What is played on from there does not change the game itself.
    expect([play.log.length, play.moves.length]).toEqual([800, 400]);
  });

  test("are gone back to in a few moves", () => {
    const { play, count } = long();
    // So many moves that the states between are forgotten.
    expect(play.tryEntry({ kind: "undo", to: 560 }).ok).toBe(true);
    expect(count.moves).toBeLessThanOrEqual(64);
    count.moves = 0;
    expect(play.eventsFrom(280).length).toBe(120);
    expect(count.moves).toBeLessThanOrEqual(64 + 120);
  });
});

describe("taking back one's own", () => {
  test("the last move, or all from an entry on", () => {
    const play = timelineInTurn();
    const first = snapshotOf(play);
    const from = play.log.length;
    const seat = playOpenMoves(play, 1);
    const second = snapshotOf(play);
    playOpenMoves(play, 1);
    expect(undoOwn(play, seat)).toEqual({ kind: "undo", to: from + 1 });
    expect(snapshotOf(play)).toEqual(second);
    playOpenMoves(play, 1);
    expect(undoOwn(play, seat, from)).toEqual({ kind: "undo", to: from });
    expect(snapshotOf(play)).toEqual(first);
    expect(play.undoFor(seat)).toBeUndefined();
  });

  test("nothing that was closed, nor half of what was asked for", () => {
    const play = timelineInTurn();
    const from = play.log.length;
    const seat = playOpenMoves(play, 1);
    play.replay(moveEntry(seat, { kind: "end-turn" }));
    expect(play.undoFor(seat)).toBeUndefined();
    playUntil(play, () => play.toAct[0] === seat && isCulture(play));
    playOpenMoves(play, 1);
    expect(play.undoFor(seat)).toBeDefined();
    expect(play.undoFor(seat, from)).toBeUndefined();
  });

  test("as far back as it was open, however far that is", () => {
    const play = newTimeline("mediterranean", 4);
    const before = snapshotOf(play);
    for (let n = 0; n < 120; n++) {
      for (const kind of ["ready", "unready"]) play.replay(moveEntry(0, { kind }));
    }
    undoOwn(play, 0, 0);
    expect(snapshotOf(play)).toEqual(before);
    expect(play.moves).toEqual([]);
  });

  test("nothing of another's", () => {
    const play = timelineInTurn();
    const seat = playOpenMoves(play, 1);
    expect(play.undoFor(1 - seat)).toBeUndefined();
  });
});

describe("taking back where all decide at once", () => {
  const ready = { kind: "ready" };
  const flip = { kind: "flip", track: "government" };

  test("leaves what others did", () => {
    const play = newTimeline("mediterranean", 4);
    const start = play.fromStart();
    play.replay(moveEntry(0, flip));
    play.replay(moveEntry(1, ready));
    expect(undoOwn(play, 0)).toEqual({ kind: "undo", to: 0, seat: 0 });
    start.replay(moveEntry(1, ready));
    expect(snapshotOf(play)).toEqual(snapshotOf(start));
    expect(play.moves).toEqual([[1, ready]]);
    expect(play.toAct).toEqual([0, 2, 3]);
  });

  test("is refused where it would close what others left open", () => {
    const play = newTimeline("mediterranean", 4);
    for (const move of [ready, { kind: "unready" }]) play.replay(moveEntry(0, move));
    for (const seat of [1, 2, 3]) play.replay(moveEntry(seat, ready));
    const entry = play.undoFor(0);
    if (entry === undefined) throw new Error("nothing to take back");
    expect(play.tryEntry(entry)).toEqual({ ok: false, error: { code: "undo/closes" } });
  });
});

describe("going back further", () => {
  test("takes everybody's moves back, and keeps the host's words", () => {
    const play = timelineInTurn();
    const before = snapshotOf(play);
    const from = play.log.length;
    playUntil(play, () => roundOf(play) === 2);
    play.replay({ kind: "takeover", seat: 1, by: "bot" });
    expect(play.hasActiveMoveFrom(from)).toBe(true);
    play.replay({ kind: "undo", to: from });
    expect(snapshotOf(play)).toEqual(before);
    expect(play.isHandedOver(1)).toBe(true);
    expect(play.hasActiveMoveFrom(from)).toBe(false);
    playUntil(play, () => roundOf(play) === 2);
  });

  test("to the very beginning", () => {
    const play = timelineInTurn();
    play.replay({ kind: "undo", to: 0 });
    expect(snapshotOf(play)).toEqual(snapshotOf(play.fromStart()));
  });
});

test("an observer is told of a move what it may know, and of words as they are", () => {
  const play = newTimeline("mediterranean", 4);
  const judged = play.replay(moveEntry(0, { kind: "flip", track: "government" }));
  expect(visibleEntry(play.game, judged, 0).entry).toMatchObject({ move: { track: "government" } });
  expect(visibleEntry(play.game, judged, 1).entry).not.toMatchObject({
    move: { track: "government" },
  });
  const word = play.replay({ kind: "resign", seat: 2 });
  expect(visibleEntry(play.game, word, "spectator")).toEqual({
    entry: { kind: "resign", seat: 2 },
    events: [],
  });
});
