import { describe, expect, test } from "vitest";
import { guesses } from "../testing/guesses/guesses.ts";
import type { Guesses, Move } from "../testing/guesses/state.ts";
import { pebbles, type Pebbles } from "../testing/pebbles.ts";
import type { Actor, GameTypes, Seat } from "./game.ts";
import { activeMoves, type Entry, type MoveEntry } from "./log.ts";
import { RecentStates } from "./recent-states.ts";
import { Timeline } from "./timeline.ts";

type Retention = "all" | "recent";
const memoryFor = (retention: Retention) =>
  retention === "recent" ? new RecentStates<Guesses>() : undefined;

const ready = { kind: "ready" } as const;
const unready = { kind: "unready" } as const;
const guess = (number = 1): Move => ({ kind: "guess", number });
const moveEntry = (actor: Actor, move: Move): MoveEntry<Guesses> => ({
  kind: "move",
  actor,
  move,
});
const take = (actor: Actor, some: number): MoveEntry<Pebbles> => ({
  kind: "move",
  actor,
  move: { kind: "take", pebbles: some },
});

/** A game in which all seats decide at once, with nothing played. */
const newTimeline = (players = 2, retention: Retention = "all"): Timeline<Guesses> =>
  new Timeline(guesses, guesses.setup("a timeline", players, {}), memoryFor(retention));

/** Everybody guesses and is ready: a round is over. */
function playRound(timeline: Timeline<Guesses>): void {
  const seats = [...timeline.state.seats.keys()];
  for (const seat of seats) timeline.replay(moveEntry(seat, guess()));
  for (const seat of seats) timeline.replay(moveEntry(seat, ready));
}

const snapshotOf = <T extends GameTypes>({ game, state }: Timeline<T>) => game.snapshot(state);

/** Takes back a seat's own moves, as a command would. */
function undoOwn(timeline: Timeline<Guesses>, seat: Seat, from?: number): Entry<Guesses> {
  const entry = timeline.undoFor(seat, from);
  if (entry === undefined) throw new Error("nothing to take back");
  timeline.replay(entry);
  return entry;
}

/** A timeline whose game counts the calls of `applyMove`. */
function countingTimeline(players = 2, retention: Retention = "all") {
  const count = { moves: 0 };
  const applyMove: typeof guesses.applyMove = (...args) => {
    count.moves++;
    return guesses.applyMove(...args);
  };
  const game = { ...guesses, applyMove };
  const timeline = new Timeline(
    game,
    guesses.setup("a timeline", players, {}),
    memoryFor(retention),
  );
  return { timeline, count };
}

describe("a timeline", () => {
  test("is changed by append, not by tryEntry", () => {
    const timeline = newTimeline();
    const before = snapshotOf(timeline);
    const applied = timeline.tryEntry(moveEntry(0, guess()));
    expect([snapshotOf(timeline), timeline.log, timeline.activeMoves]).toEqual([before, [], []]);
    if (!applied.ok) throw new Error(applied.error.code);
    expect(applied.value).toMatchObject({ activeCount: 1, reveals: false });
    timeline.append(applied.value);
    expect(timeline.log).toEqual([moveEntry(0, guess())]);
    expect(timeline.activeMoves).toMatchObject([{ seq: 0, actor: 0, move: guess() }]);
    expect(snapshotOf(timeline)).not.toEqual(before);
  });

  test("refuses a move with the code of the rules", () => {
    const timeline = newTimeline();
    const refused = { ok: false, error: { code: "guess/missing" } };
    expect(timeline.tryEntry(moveEntry(0, ready))).toEqual(refused);
    expect(timeline.apply(moveEntry(0, ready))).toEqual(refused);
    expect(timeline.log).toEqual([]);
  });

  test("throws if a replayed entry is refused", () => {
    expect(() => newTimeline().replay(moveEntry(0, ready))).toThrow("entry 0 is refused: guess/");
  });

  test("has the same state when its log is replayed, undos included", () => {
    const timeline = newTimeline();
    for (const number of [1, 2]) timeline.replay(moveEntry(0, guess(number)));
    timeline.replay(moveEntry(1, guess(3)));
    undoOwn(timeline, 0);
    for (const seat of [0, 1]) timeline.replay(moveEntry(seat, ready));
    timeline.replay(moveEntry(1, guess(2)));
    const again = timeline.fromStart();
    for (const entry of timeline.log) again.replay(entry);
    const loaded = Timeline.fromLog(guesses, timeline.initialState, timeline.log);
    if (!loaded.ok) throw new Error("refused");
    for (const other of [again, loaded.value]) {
      expect(snapshotOf(other)).toEqual(snapshotOf(timeline));
      expect(other.activeMoves).toEqual(timeline.activeMoves);
      expect(other.log).toEqual(timeline.log);
    }
    expect(timeline.moves).toEqual(activeMoves(timeline.log));
  });

  test("has the events of each move, also after an undo", () => {
    for (const retention of ["all", "recent"] as const) {
      const timeline = newTimeline(2, retention);
      const events = Array.from({ length: 60 }, (_, n) => {
        const { events: some } = timeline.replay(moveEntry(n % 2, guess(1 + (n % 3))));
        return some;
      });
      for (const from of [0, 20, 30, 59, 60])
        expect(timeline.eventsFrom(from)).toEqual(events.slice(from));
      timeline.replay({ kind: "undo", to: 58 });
      expect(timeline.eventsFrom(20)).toEqual(events.slice(20, 58));
    }
  });

  test("contains entries that are not moves and do not change the state", () => {
    const timeline = newTimeline();
    const before = snapshotOf(timeline);
    timeline.replay({ kind: "resign", seat: 1 });
    timeline.replay({ kind: "takeover", seat: 1, by: "bot" });
    timeline.replay({ kind: "resign", seat: 0 });
    expect(snapshotOf(timeline)).toEqual(before);
    expect(timeline.activeMoves).toEqual([]);
    expect(timeline.resigned).toEqual([1, 0]);
    expect([timeline.isHandedOver(0), timeline.isHandedOver(1)]).toEqual([false, true]);
    timeline.replay({ kind: "takeover", seat: 1, by: "person" });
    expect(timeline.isHandedOver(1)).toBe(false);
  });

  test("knows the length of the log at the start of the round, and of each turn", () => {
    const timeline = newTimeline();
    expect([timeline.roundStart, timeline.turnStart(0)]).toEqual([0, 0]);
    playRound(timeline);
    expect([timeline.roundStart, timeline.turnStart(0)]).toEqual([4, 4]);
    timeline.replay(moveEntry(0, guess()));
    timeline.replay(moveEntry(0, ready));
    // Seat 1 closed the round and has to act again at once, so its turn goes on.
    expect([timeline.turnStart(0), timeline.turnStart(1)]).toEqual([undefined, 0]);
    timeline.replay(moveEntry(0, unready));
    expect([timeline.roundStart, timeline.turnStart(0)]).toEqual([4, 7]);
  });

  test("has nobody to act and a ranking once the game is over", () => {
    const timeline = new Timeline(guesses, guesses.setup("a timeline", 2, { rounds: 1 }));
    expect([timeline.isOver, timeline.result]).toEqual([false, undefined]);
    playRound(timeline);
    expect(timeline.isOver).toBe(true);
    expect(timeline.result?.flat()).toHaveLength(2);
    expect(timeline.toAct).toEqual([]);
  });
});

describe("a timeline from a log", () => {
  const start = pebbles.setup("limpopo", 2, {});

  test("reports the active move that is refused", () => {
    const log = [take(0, 1), { kind: "resign", seat: 0 } as const, take(1, 1), take(1, 2)];
    expect(Timeline.fromLog(pebbles, start, log)).toEqual({
      ok: false,
      error: {
        index: 2,
        actor: 1,
        move: { kind: "take", pebbles: 2 },
        refusal: { code: "turn/not-yours" },
      },
    });
  });

  test("does not check moves that were taken back", () => {
    const log: Entry<Pebbles>[] = [take(0, 1), take(0, 9), { kind: "undo", to: 1 }, take(1, 1)];
    const loaded = Timeline.fromLog(pebbles, start, log);
    if (!loaded.ok) throw new Error("refused");
    expect(loaded.value.activeMoves.map(({ seq }) => seq)).toEqual([0, 3]);
    expect(loaded.value.log).toEqual(log);
    expect(loaded.value.toAct).toEqual([0]);
    expect(loaded.value.apply(take(0, 1))).toMatchObject({ ok: true });
  });
});

describe("a long log", () => {
  /** 800 entries with moves that were taken back. */
  function longTimeline(retention: Retention) {
    const { timeline, count } = countingTimeline(2, retention);
    timeline.replay(moveEntry(0, guess()));
    while (timeline.log.length < 801) {
      for (const move of [ready, unready, ready]) timeline.replay(moveEntry(0, move));
      timeline.replay({ kind: "undo", to: timeline.log.length - 1 });
      if (timeline.log.length === 401) timeline.replay({ kind: "abort" });
    }
    count.moves = 0;
    return { timeline, count };
  }

  test("replays few moves to get to any of its entries", () => {
    const { timeline, count } = longTimeline("recent");
    const fresh = timeline.fromStart();
    for (const [entries, max] of [
      [0, 0],
      [300, 300],
      [700, 64],
      [800, 64],
    ] as const) {
      count.moves = 0;
      const again = timeline.copyAtOrBefore(entries);
      for (const entry of timeline.log.slice(again.log.length, entries)) again.replay(entry);
      expect(count.moves).toBeLessThanOrEqual(max);
      for (const entry of timeline.log.slice(fresh.log.length, entries)) fresh.replay(entry);
      expect(snapshotOf(again)).toEqual(snapshotOf(fresh));
      expect([again.log, again.moves]).toEqual([fresh.log, fresh.moves]);
      expect(again.turnStart(1)).toBe(fresh.turnStart(1));
    }
    // Playing on from a checkpoint does not change the timeline.
    expect([timeline.log.length, timeline.activeMoves.length]).toEqual([802, 401]);
  });

  test("replays few moves for an undo to a state that was dropped", () => {
    const { timeline, count } = longTimeline("recent");
    expect(timeline.tryEntry({ kind: "undo", to: 560 }).ok).toBe(true);
    expect(count.moves).toBeLessThanOrEqual(64);
    count.moves = 0;
    expect(timeline.eventsFrom(280)).toHaveLength(121);
    expect(count.moves).toBeLessThanOrEqual(64 + 121);
  });

  test("keeps 100 states and the events of 32 moves, also after an undo replayed moves of others", () => {
    const { timeline } = countingTimeline(2, "recent");
    timeline.replay(moveEntry(0, guess()));
    for (let n = 0; n < 300; n++) timeline.replay(moveEntry(1, guess(1 + (n % 3))));
    const keptCounts = () => [
      timeline.activeMoves.filter(({ stateAfter }) => stateAfter !== undefined).length,
      timeline.activeMoves.filter(({ events }) => events !== undefined).length,
    ];
    expect(keptCounts()).toEqual([100, 32]);
    undoOwn(timeline, 0);
    expect(timeline.activeMoves).toHaveLength(300);
    expect(keptCounts()).toEqual([100, 32]);
    timeline.replay(moveEntry("clock", { kind: "time-up" }));
    expect(keptCounts()).toEqual([1, 32]);
  });

  test("keeps no states and events of entries that were stored, or once it is compact", () => {
    const { timeline } = longTimeline("recent");
    const loaded = timeline.fromStart();
    Array.from(loaded.replayInSteps(timeline.log));
    timeline.compact();
    for (const each of [loaded, timeline]) {
      expect(each.activeMoves).toHaveLength(401);
      const kept = ({ stateAfter, events }: (typeof each.activeMoves)[number]) =>
        stateAfter !== undefined || events !== undefined;
      expect(each.activeMoves.filter(kept)).toEqual([]);
      const undone = each.tryEntry({ kind: "undo", to: 797 });
      expect(undone.ok && undone.value.activeCount).toBe(399);
    }
    const refused = timeline.copy().replayInSteps([moveEntry(1, ready)]);
    expect(() => Array.from(refused)).toThrow("entry 802 is refused: guess/missing");
  });

  test("replays nothing if all states are kept", () => {
    const { timeline, count } = longTimeline("all");
    const states = timeline.activeMoves.map(({ stateAfter }) => stateAfter);
    for (const index of [1, 17, 250, 401])
      expect(timeline.stateBefore(index)).toBe(states[index - 1]);
    expect(timeline.stateBefore(0)).toBe(timeline.initialState);
    expect(timeline.eventsFrom(0)).toHaveLength(401);
    expect(count.moves).toBe(0);
  });

  test("is not copied for every move", () => {
    const timeline = newTimeline();
    const { activeMoves: list } = timeline;
    timeline.replay(moveEntry(0, guess()));
    expect(timeline.activeMoves).toBe(list);
  });
});

describe("an undo of one seat", () => {
  test("takes back its last move, or all from an entry on", () => {
    const timeline = newTimeline();
    playRound(timeline);
    const first = snapshotOf(timeline);
    timeline.replay(moveEntry(0, guess(1)));
    const second = snapshotOf(timeline);
    timeline.replay(moveEntry(0, guess(2)));
    expect(undoOwn(timeline, 0)).toEqual({ kind: "undo", to: 5 });
    expect(snapshotOf(timeline)).toEqual(second);
    timeline.replay(moveEntry(0, guess(3)));
    expect(undoOwn(timeline, 0, 4)).toEqual({ kind: "undo", to: 4 });
    expect(snapshotOf(timeline)).toEqual(first);
    expect(timeline.undoFor(0)).toBeUndefined();
  });

  test("takes back nothing from before a closed round, and never only a part of the request", () => {
    const timeline = newTimeline();
    playRound(timeline);
    expect(timeline.undoFor(0)).toBeUndefined();
    expect(timeline.undoFor(1)).toBeUndefined();
    timeline.replay(moveEntry(0, guess()));
    expect(timeline.undoFor(0)).toBeDefined();
    expect(timeline.undoFor(0, 4)).toEqual({ kind: "undo", to: 4 });
    expect(timeline.undoFor(0, 1)).toBeUndefined();
  });

  test("takes back all moves since something was closed", () => {
    for (const retention of ["all", "recent"] as const) {
      const timeline = newTimeline(2, retention);
      const before = snapshotOf(timeline);
      for (let n = 0; n < 240; n++) timeline.replay(moveEntry(0, guess(1 + (n % 3))));
      undoOwn(timeline, 0, 0);
      expect(snapshotOf(timeline)).toEqual(before);
      expect(timeline.moves).toEqual([]);
    }
  });

  test("takes back no moves of another seat", () => {
    const timeline = newTimeline();
    expect(timeline.undoFor(0)).toBeUndefined();
    timeline.replay(moveEntry(0, guess()));
    expect(timeline.undoFor(1)).toBeUndefined();
    expect(timeline.tryUndoFor(1)).toBeUndefined();
  });

  test("keeps what others decided at the same time", () => {
    const timeline = newTimeline();
    timeline.replay(moveEntry(0, guess(1)));
    timeline.replay(moveEntry(1, guess(2)));
    timeline.replay(moveEntry(0, { kind: "wager", points: 1 }));
    timeline.replay(moveEntry(1, ready));
    expect(timeline.tryUndoFor(0)).toMatchObject({ activeCount: 3 });
    expect(undoOwn(timeline, 0, 0)).toEqual({ kind: "undo", to: 0, seat: 0 });
    expect(timeline.moves).toEqual([
      [1, guess(2)],
      [1, ready],
    ]);
    expect(timeline.activeMoves.map(({ seq }) => seq)).toEqual([1, 3]);
    expect(timeline.toAct).toEqual([0]);
    // Only its own moves follow, so the undo names no seat.
    expect(timeline.undoFor(1)).toEqual({ kind: "undo", to: 3 });
  });

  test("is refused if another seat's move would then close the round", () => {
    const timeline = newTimeline();
    for (const seat of [0, 1]) timeline.replay(moveEntry(seat, guess()));
    for (const move of [ready, unready]) timeline.replay(moveEntry(0, move));
    timeline.replay(moveEntry(1, ready));
    const before = snapshotOf(timeline);
    const entry = timeline.undoFor(0);
    expect(entry).toEqual({ kind: "undo", to: 3, seat: 0 });
    expect(timeline.tryEntry({ kind: "undo", to: 3, seat: 0 })).toEqual({
      ok: false,
      error: { code: "undo/closes" },
    });
    expect(timeline.tryUndoFor(0)).toBeUndefined();
    expect([snapshotOf(timeline), timeline.log.length]).toEqual([before, 5]);
  });

  test("is refused if it would reopen a round that another seat's move closed", () => {
    const timeline = newTimeline();
    for (const seat of [0, 1]) timeline.replay(moveEntry(seat, guess()));
    for (const seat of [0, 1]) timeline.replay(moveEntry(seat, ready));
    expect(timeline.undoFor(0)).toBeUndefined();
    expect(timeline.tryEntry({ kind: "undo", to: 2, seat: 0 })).toEqual({
      ok: false,
      error: { code: "undo/closes" },
    });
  });

  test("is refused if another seat's move depends on it", () => {
    const dependent: typeof guesses = {
      ...guesses,
      applyMove: (state, actor, move) =>
        actor === 1 && state.seats[0]?.guess === 0
          ? { ok: false, error: { code: "guess/missing" } }
          : guesses.applyMove(state, actor, move),
    };
    const timeline = new Timeline(dependent, guesses.setup("a timeline", 2, {}));
    for (const seat of [0, 1]) timeline.replay(moveEntry(seat, guess()));
    expect(timeline.undoFor(0)).toBeDefined();
    expect(timeline.tryEntry({ kind: "undo", to: 0, seat: 0 })).toEqual({
      ok: false,
      error: { code: "guess/missing" },
    });
    expect(timeline.tryUndoFor(0)).toBeUndefined();
  });
});

describe("an undo of all seats", () => {
  test("takes back closed rounds, and keeps entries that are not moves", () => {
    const timeline = newTimeline();
    playRound(timeline);
    const before = snapshotOf(timeline);
    playRound(timeline);
    timeline.replay({ kind: "takeover", seat: 1, by: "bot" });
    expect(timeline.hasActiveMoveFrom(4)).toBe(true);
    timeline.replay({ kind: "undo", to: 4 });
    expect(snapshotOf(timeline)).toEqual(before);
    expect(timeline.isHandedOver(1)).toBe(true);
    expect(timeline.hasActiveMoveFrom(4)).toBe(false);
    expect(timeline.hasActiveMoveFrom(3)).toBe(true);
    playRound(timeline);
    expect(timeline.activeMoves).toHaveLength(8);
  });

  test("may go back to the initial state", () => {
    const timeline = newTimeline(2, "recent");
    playRound(timeline);
    playRound(timeline);
    timeline.replay({ kind: "undo", to: 0 });
    expect(timeline.state).toBe(timeline.initialState);
    expect(timeline.activeMoves).toEqual([]);
  });

  test("past the end of the log takes back nothing", () => {
    const timeline = newTimeline();
    timeline.replay(moveEntry(0, guess()));
    const { state } = timeline;
    timeline.replay({ kind: "undo", to: 7 });
    expect([timeline.state, timeline.activeMoves.length]).toEqual([state, 1]);
  });
});

describe("a copy", () => {
  test("and the original can be played on independently", () => {
    const timeline = newTimeline();
    timeline.replay(moveEntry(0, guess()));
    const copy = timeline.copy();
    expect([copy.log, copy.activeMoves, copy.state]).toEqual([
      timeline.log,
      timeline.activeMoves,
      timeline.state,
    ]);
    copy.replay(moveEntry(1, guess()));
    copy.replay({ kind: "takeover", seat: 1, by: "bot" });
    expect([timeline.log.length, timeline.activeMoves.length]).toEqual([1, 1]);
    expect(timeline.isHandedOver(1)).toBe(false);
    undoOwn(timeline, 0);
    expect([copy.log.length, copy.activeMoves.length]).toEqual([3, 2]);
  });

  test("shares its moves with the original", () => {
    const timeline = newTimeline();
    timeline.replay(moveEntry(0, guess()));
    expect(timeline.copy().activeMoves[0]).toBe(timeline.activeMoves[0]);
  });
});
