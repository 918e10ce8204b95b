import { findGame } from "@sofala/catalog";
import { standingMoves, type Seat } from "@sofala/engine";
import { describe, expect, test } from "vitest";
import { Play, told, type AnyMove, type LogEntry } from "./timeline.ts";

/** A game of its own seed, with nothing played. */
function begun(id: string, players: number): Play {
  const game = findGame(id);
  const options = game?.parseOptions({});
  if (game === undefined || options?.ok !== true) throw new Error(`no ${id}`);
  return new Play(game, game.setup("a play", players, options.value));
}

const moving = (actor: Seat, move: object): LogEntry => ({
  kind: "move",
  actor,
  move: move as AnyMove,
});

/** Plays the first legal move of whoever is to act, until something holds. */
function playUntil(play: Play, holds: () => boolean): void {
  while (!holds()) {
    const [seat = 0] = play.toAct;
    const [move] = play.game.legalMoves(play.state, seat);
    if (move === undefined) throw new Error("no move");
    play.follow(moving(seat, move));
  }
}

const roundOf = ({ game, state }: Play): number => game.simulation.round(state);
const isCulture = (play: Play) => (play.view("spectator") as { phase: string }).phase === "culture";

/** Zimbabwe, where a turn of several moves begins. */
function inTurn(): Play {
  const play = begun("zimbabwe", 2);
  playUntil(play, () => isCulture(play));
  return play;
}

/** Moves of this turn that leave it open. */
function openMoves(play: Play, count: number): number {
  const [seat = 0] = play.toAct;
  for (let n = 0; n < count; n++) {
    const move = [...play.game.legalMoves(play.state, seat)].find(
      ({ kind }) => kind !== "end-turn",
    );
    if (move === undefined) throw new Error("no move");
    play.follow(moving(seat, move));
  }
  return seat;
}

const snapshotOf = ({ game, state }: Play) => game.snapshot(state);

/** A seat takes back, as a command would have it. */
function takeBack(play: Play, seat: Seat, to?: number): LogEntry {
  const entry = play.ownUndo(seat, to);
  if (entry === undefined) throw new Error("nothing to take back");
  play.follow(entry);
  return entry;
}

describe("a log that grows", () => {
  test("judging changes nothing, accepting does", () => {
    const play = inTurn();
    const [seat = 0] = play.toAct;
    const before = snapshotOf(play);
    const { length } = play.log;
    const [move] = play.game.legalMoves(play.state, seat);
    if (move === undefined) throw new Error("no move");
    const judged = play.judge(moving(seat, move));
    expect([snapshotOf(play), play.log.length]).toEqual([before, length]);
    if (!judged.ok) throw new Error(judged.error.code);
    play.accept(judged.value);
    expect(play.log.length).toBe(length + 1);
    expect(snapshotOf(play)).not.toEqual(before);
  });

  test("a move that the rules refuse is refused with their code", () => {
    const play = inTurn();
    const other = 1 - (play.toAct[0] ?? 0);
    expect(play.judge(moving(other, { kind: "end-turn" }))).toMatchObject({
      ok: false,
      error: { code: "turn/not-yours" },
    });
  });

  test("a kept entry that does not hold is a fault", () => {
    const play = inTurn();
    const other = 1 - (play.toAct[0] ?? 0);
    expect(() => play.follow(moving(other, { kind: "end-turn" }))).toThrow("turn/not-yours");
  });

  test("following the log again leads to the same table, undone moves and all", () => {
    const play = inTurn();
    const seat = openMoves(play, 2);
    takeBack(play, seat);
    playUntil(play, () => roundOf(play) === 2);
    const again = play.fresh();
    for (const entry of play.log) again.follow(entry);
    expect(snapshotOf(again)).toEqual(snapshotOf(play));
    expect(again.moves).toEqual(standingMoves(play.log));
  });

  test("what the last moves brought is at hand, and what all did", () => {
    const play = begun("zimbabwe", 2);
    const events: unknown[] = [];
    for (let n = 0; n < 60; n++) {
      const [seat = 0] = play.toAct;
      const [move] = play.game.legalMoves(play.state, seat);
      if (move === undefined) throw new Error("no move");
      events.push(play.follow(moving(seat, move)).events);
    }
    for (const from of [0, 20, 30, 59, 60])
      expect(play.eventsFrom(from)).toEqual(events.slice(from));
  });

  test("words of the host's change nothing on the table", () => {
    const play = inTurn();
    const before = snapshotOf(play);
    play.follow({ kind: "resign", seat: 1 });
    play.follow({ kind: "takeover", seat: 1, by: "bot" });
    play.follow({ kind: "resign", seat: 0 });
    expect(snapshotOf(play)).toEqual(before);
    expect(play.resigned).toEqual([1, 0]);
    expect([play.isHandedOver(0), play.isHandedOver(1)]).toEqual([false, true]);
    play.follow({ kind: "takeover", seat: 1, by: "person" });
    expect(play.isHandedOver(1)).toBe(false);
  });
});

test("a game knows how long its log was when the round began", () => {
  const play = begun("zimbabwe", 2);
  expect(play.roundSince).toBe(0);
  playUntil(play, () => roundOf(play) === 2);
  const { length } = play.log;
  expect(play.roundSince).toBe(length);
  playUntil(play, () => play.log.length === length + 3);
  expect(play.roundSince).toBe(length);
});

describe("earlier moments of a long log", () => {
  /** A log of 800 entries with moves that were taken back, and how many moves were judged so far. */
  function long() {
    const { game, state } = begun("mediterranean", 4);
    const count = { moves: 0 };
    const applyMove: typeof game.applyMove = (...args) => {
      count.moves++;
      return game.applyMove(...args);
    };
    const play = new Play({ ...game, applyMove }, state);
    while (play.log.length < 800) {
      for (const kind of ["ready", "unready", "ready"]) play.follow(moving(0, { kind }));
      takeBack(play, 0);
    }
    count.moves = 0;
    return { play, count };
  }

  test("are reached in a few moves, and are what they were", () => {
    const { play, count } = long();
    const fresh = play.fresh();
    for (const [entries, most] of [
      [0, 0],
      [300, 300],
      [700, 64],
      [799, 64],
    ] as const) {
      count.moves = 0;
      const again = play.shortlyBefore(entries);
      while (again.log.length < entries) again.follow(play.log[again.log.length] as LogEntry);
      expect(count.moves).toBeLessThanOrEqual(most);
      while (fresh.log.length < entries) fresh.follow(play.log[fresh.log.length] as LogEntry);
      expect(snapshotOf(again)).toEqual(snapshotOf(fresh));
      expect([again.log, again.moves]).toEqual([fresh.log, fresh.moves]);
      expect(again.turnSince(1)).toBe(fresh.turnSince(1));
    }
    // What is played on from there does not change the game itself.
    expect([play.log.length, play.moves.length]).toEqual([800, 400]);
  });

  test("are gone back to in a few moves", () => {
    const { play, count } = long();
    // So many moves that the states between are forgotten.
    expect(play.judge({ kind: "undo", to: 560 }).ok).toBe(true);
    expect(count.moves).toBeLessThanOrEqual(64);
    count.moves = 0;
    expect(play.eventsFrom(280).length).toBe(120);
    expect(count.moves).toBeLessThanOrEqual(64 + 120);
  });
});

describe("taking back one's own", () => {
  test("the last move, or all from an entry on", () => {
    const play = inTurn();
    const first = snapshotOf(play);
    const from = play.log.length;
    const seat = openMoves(play, 1);
    const second = snapshotOf(play);
    openMoves(play, 1);
    expect(takeBack(play, seat)).toEqual({ kind: "undo", to: from + 1 });
    expect(snapshotOf(play)).toEqual(second);
    openMoves(play, 1);
    expect(takeBack(play, seat, from)).toEqual({ kind: "undo", to: from });
    expect(snapshotOf(play)).toEqual(first);
    expect(play.ownUndo(seat)).toBeUndefined();
  });

  test("nothing that was closed, nor half of what was asked for", () => {
    const play = inTurn();
    const from = play.log.length;
    const seat = openMoves(play, 1);
    play.follow(moving(seat, { kind: "end-turn" }));
    expect(play.ownUndo(seat)).toBeUndefined();
    playUntil(play, () => play.toAct[0] === seat && isCulture(play));
    openMoves(play, 1);
    expect(play.ownUndo(seat)).toBeDefined();
    expect(play.ownUndo(seat, from)).toBeUndefined();
  });

  test("as far back as it was open, however far that is", () => {
    const play = begun("mediterranean", 4);
    const before = snapshotOf(play);
    for (let n = 0; n < 120; n++) {
      for (const kind of ["ready", "unready"]) play.follow(moving(0, { kind }));
    }
    takeBack(play, 0, 0);
    expect(snapshotOf(play)).toEqual(before);
    expect(play.moves).toEqual([]);
  });

  test("nothing of another's", () => {
    const play = inTurn();
    const seat = openMoves(play, 1);
    expect(play.ownUndo(1 - seat)).toBeUndefined();
  });
});

describe("taking back where all decide at once", () => {
  const ready = { kind: "ready" };
  const flip = { kind: "flip", track: "government" };

  test("leaves what others did", () => {
    const play = begun("mediterranean", 4);
    const start = play.fresh();
    play.follow(moving(0, flip));
    play.follow(moving(1, ready));
    expect(takeBack(play, 0)).toEqual({ kind: "undo", to: 0, seat: 0 });
    start.follow(moving(1, ready));
    expect(snapshotOf(play)).toEqual(snapshotOf(start));
    expect(play.moves).toEqual([[1, ready]]);
    expect(play.toAct).toEqual([0, 2, 3]);
  });

  test("is refused where it would close what others left open", () => {
    const play = begun("mediterranean", 4);
    for (const move of [ready, { kind: "unready" }]) play.follow(moving(0, move));
    for (const seat of [1, 2, 3]) play.follow(moving(seat, ready));
    const entry = play.ownUndo(0);
    if (entry === undefined) throw new Error("nothing to take back");
    expect(play.judge(entry)).toEqual({ ok: false, error: { code: "undo/closes" } });
  });
});

describe("going back further", () => {
  test("takes everybody's moves back, and keeps the host's words", () => {
    const play = inTurn();
    const before = snapshotOf(play);
    const from = play.log.length;
    playUntil(play, () => roundOf(play) === 2);
    play.follow({ kind: "takeover", seat: 1, by: "bot" });
    expect(play.hasMoveFrom(from)).toBe(true);
    play.follow({ kind: "undo", to: from });
    expect(snapshotOf(play)).toEqual(before);
    expect(play.isHandedOver(1)).toBe(true);
    expect(play.hasMoveFrom(from)).toBe(false);
    playUntil(play, () => roundOf(play) === 2);
  });

  test("to the very beginning", () => {
    const play = inTurn();
    play.follow({ kind: "undo", to: 0 });
    expect(snapshotOf(play)).toEqual(snapshotOf(play.fresh()));
  });
});

test("an observer is told of a move what it may know, and of words as they are", () => {
  const play = begun("mediterranean", 4);
  const judged = play.follow(moving(0, { kind: "flip", track: "government" }));
  expect(told(play.game, judged, 0).entry).toMatchObject({ move: { track: "government" } });
  expect(told(play.game, judged, 1).entry).not.toMatchObject({ move: { track: "government" } });
  const word = play.follow({ kind: "resign", seat: 2 });
  expect(told(play.game, word, "spectator")).toEqual({
    entry: { kind: "resign", seat: 2 },
    events: [],
  });
});
