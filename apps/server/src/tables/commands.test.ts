import { describe, expect, test } from "vitest";
import { COMMAND_HANDLERS } from "./commands.ts";
import { nextEntryTime } from "./decision.ts";
import { LOG_LIMITS } from "./log-limits.ts";
import {
  anyMove,
  atSecond,
  startedContext,
  callerAt,
  unwrap,
  withDecision,
  personHolder,
} from "./testing/contexts.ts";
import { SECOND_MS, seatToAct, START } from "./testing/contexts.ts";

const people = [personHolder("ann"), personHolder("ben"), personHolder("cleo")];

describe("the key of a command", () => {
  /** A game after a move that was made with a key. */
  const afterMove = () => {
    const context = startedContext(people);
    const caller = callerAt(context, seatToAct(context));
    const body = { key: "once", move: { ...anyMove(context) } };
    return {
      caller,
      body,
      after: withDecision(context, unwrap(COMMAND_HANDLERS.move(context, caller, body))),
    };
  };

  test("a move that is sent again with its key is not made again", () => {
    const { caller, body, after } = afterMove();
    const again = unwrap(COMMAND_HANDLERS.move(atSecond(after, 60), caller, body));
    expect(again).toMatchObject({
      repeatOf: { seq: 0 },
      applied: [],
      change: { entries: [], table: {} },
    });
  });

  test("a key is recognized after the seat was handed over, and after the end of the game", () => {
    const { caller, body, after } = afterMove();
    const away = withDecision(
      after,
      unwrap(COMMAND_HANDLERS["hand-over"](after, caller, { key: "away" })),
    );
    expect(COMMAND_HANDLERS.move(away, caller, body)).toMatchObject({
      ok: true,
      value: { repeatOf: { seq: 0 } },
    });
    const over = { ...away, table: { ...away.table, status: "over" as const } };
    expect(COMMAND_HANDLERS.move(over, caller, body)).toMatchObject({
      ok: true,
      value: { repeatOf: { seq: 0 } },
    });
    const fresh = { ...body, key: "fresh" };
    expect(COMMAND_HANDLERS.move(over, caller, fresh)).toMatchObject({
      error: { code: "table/not-running" },
    });
  });

  test("two seats may use the same key, but one seat may not use it for two moves", () => {
    const { caller, body, after } = afterMove();
    const other = callerAt(after, seatToAct(after));
    const next = { ...body, move: { ...anyMove(after) } };
    expect(COMMAND_HANDLERS.move(after, other, next)).toMatchObject({
      ok: true,
      value: { applied: [{}] },
    });
    expect(COMMAND_HANDLERS.move(after, caller, next)).toMatchObject({
      error: { code: "key/reused" },
    });
  });

  test("a key of one command is refused for another command", () => {
    const { caller, after } = afterMove();
    const away = withDecision(
      after,
      unwrap(COMMAND_HANDLERS["hand-over"](after, caller, { key: "used" })),
    );
    for (const name of ["reclaim-seat", "resign", "undo"] as const) {
      expect(COMMAND_HANDLERS[name](away, caller, { key: "used" })).toMatchObject({
        error: { code: "key/reused" },
      });
    }
  });
});

test("times in a log never decrease, even if the clock of the node is behind", () => {
  const context = startedContext(people);
  const caller = callerAt(context, seatToAct(context));
  const move = { key: "one", move: { ...anyMove(context) } };
  const later = atSecond(context, 60);
  const after = withDecision(later, unwrap(COMMAND_HANDLERS.move(later, caller, move)));
  expect(nextEntryTime(after.storedEntries, START)).toBe(START + 60 * SECOND_MS);
  expect(nextEntryTime(after.storedEntries, START + 61 * SECOND_MS)).toBe(START + 61 * SECOND_MS);
});

describe("a full log", () => {
  /** A game with this many entries of an actor before the current round, and in it. */
  function longGame(before: number, inRound: number, actor: "own" | "clock") {
    const context = startedContext(people);
    const seat = seatToAct(context);
    const entry = { kind: "abort" } as const;
    const stored = { entry, at: 0, actor: actor === "own" ? String(seat) : actor };
    context.timeline.roundStart = before;
    const full = {
      ...context,
      storedEntries: Array.from({ length: before + inRound }, () => stored),
    };
    return { full, caller: callerAt(context, seat), move: { ...anyMove(context) } };
  }

  test.each([
    ["the log of a table", longGame(LOG_LIMITS.table - 1, 0, "clock"), "table/log-full"],
    ["the entries of a seat", longGame(LOG_LIMITS.seat - 1, 0, "own"), "seat/too-many-moves"],
    [
      "the entries of a seat in a round",
      longGame(0, LOG_LIMITS.seatInRound - 1, "own"),
      "seat/too-many-moves",
    ],
  ] as const)(
    "%s: only resigning and handing over are possible",
    (_title, { full, caller, move }, code) => {
      const body = { key: "more", move };
      expect(COMMAND_HANDLERS.move(full, caller, body)).toMatchObject({ ok: true });
      const [one] = full.storedEntries;
      if (one === undefined) throw new Error("no entry");
      const fuller = { ...full, storedEntries: [...full.storedEntries, one] };
      expect(COMMAND_HANDLERS.move(fuller, caller, body)).toMatchObject({ error: { code } });
      expect(COMMAND_HANDLERS.resign(fuller, caller, { key: "bye" })).toMatchObject({ ok: true });
      const handedOver = COMMAND_HANDLERS["hand-over"](fuller, caller, { key: "away" });
      const away = withDecision(fuller, unwrap(handedOver));
      expect(COMMAND_HANDLERS["reclaim-seat"](away, caller, { key: "back" })).toMatchObject({
        error: { code },
      });
    },
  );

  test("an undo is refused even if all agree, but the game can be aborted", () => {
    const { full, caller, move } = longGame(LOG_LIMITS.table - 1, 0, "clock");
    const fuller = withDecision(
      full,
      unwrap(COMMAND_HANDLERS.move(full, caller, { key: "last", move })),
    );
    const proposed = (kind: "undo" | "abort") => {
      const by = ((caller.seat ?? 0) + 1) % people.length;
      const proposal = { by, kind, to: 0, acceptedBy: [0, 1, 2] };
      return { ...fuller, table: { ...fuller.table, proposal } };
    };
    expect(
      COMMAND_HANDLERS["answer-proposal"](proposed("undo"), caller, { accept: true }),
    ).toMatchObject({
      error: { code: "table/log-full" },
    });
    expect(
      COMMAND_HANDLERS["answer-proposal"](proposed("abort"), caller, { accept: true }),
    ).toMatchObject({
      ok: true,
    });
  });
});

describe("seats", () => {
  test("a person without a seat cannot move", () => {
    const context = startedContext(people);
    const { seat: _, ...stranger } = callerAt(context, 0);
    const body = { key: "k", move: { ...anyMove(context) } };
    expect(COMMAND_HANDLERS.move(context, stranger, body)).toMatchObject({
      error: { code: "seat/not-seated" },
    });
  });

  test("a reserved seat stays reserved when its holder leaves", () => {
    const running = startedContext(people);
    const settings = { ...running.table.settings, reserved: [1] };
    const context = { ...running, table: { ...running.table, status: "open" as const, settings } };
    const kinds = [1, 2].map((seat) => {
      const { seats = [] } = unwrap(COMMAND_HANDLERS.leave(context, callerAt(context, seat), {}))
        .change.table;
      return seats[seat]?.kind;
    });
    expect(kinds).toEqual(["reserved", "open"]);
  });
});
