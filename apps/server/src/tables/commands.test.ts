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
import { SECOND, seatToAct, START } from "./testing/contexts.ts";

const people = [personHolder("ann"), personHolder("ben"), personHolder("cleo")];

describe("a key", () => {
  const play = () => {
    const scene = startedContext(people);
    const caller = callerAt(scene, seatToAct(scene));
    const body = { key: "once", move: { ...anyMove(scene) } };
    return {
      caller,
      body,
      after: withDecision(scene, unwrap(COMMAND_HANDLERS.move(scene, caller, body))),
    };
  };

  test("makes a move once, and a resend changes nothing", () => {
    const { caller, body, after } = play();
    const again = unwrap(COMMAND_HANDLERS.move(atSecond(after, 60), caller, body));
    expect(again).toMatchObject({
      repeatOf: { seq: 0 },
      applied: [],
      change: { entries: [], table: {} },
    });
  });

  test("is known when the seat is handed over, and when the game is over", () => {
    const { caller, body, after } = play();
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

  test("is each seat's own", () => {
    const { caller, body, after } = play();
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

  test("of one kind of word is not another's", () => {
    const { caller, after } = play();
    const away = withDecision(
      after,
      unwrap(COMMAND_HANDLERS["hand-over"](after, caller, { key: "word" })),
    );
    for (const name of ["return", "resign", "undo"] as const) {
      expect(COMMAND_HANDLERS[name](away, caller, { key: "word" })).toMatchObject({
        error: { code: "key/reused" },
      });
    }
  });
});

test("times in a log never fall, also where the node's clock is behind", () => {
  const scene = startedContext(people);
  const caller = callerAt(scene, seatToAct(scene));
  const move = { key: "one", move: { ...anyMove(scene) } };
  const later = atSecond(scene, 60);
  const after = withDecision(later, unwrap(COMMAND_HANDLERS.move(later, caller, move)));
  expect(nextEntryTime(after.storedEntries, START)).toBe(START + 60 * SECOND);
  expect(nextEntryTime(after.storedEntries, START + 61 * SECOND)).toBe(START + 61 * SECOND);
});

describe("a log longer than any game's", () => {
  /** A game whose log has so many entries of an actor before the round that is being played, and in it. */
  function long(before: number, inRound: number, actor: "own" | "clock") {
    const scene = startedContext(people);
    const seat = seatToAct(scene);
    const entry = { kind: "abort" } as const;
    const said = { entry, at: 0, actor: actor === "own" ? String(seat) : actor };
    scene.timeline.roundStart = before;
    const full = { ...scene, storedEntries: Array.from({ length: before + inRound }, () => said) };
    return { full, caller: callerAt(scene, seat), move: { ...anyMove(scene) } };
  }

  test.each([
    ["of a table", long(LOG_LIMITS.table - 1, 0, "clock"), "table/too-long"],
    ["of a seat", long(LOG_LIMITS.seat - 1, 0, "own"), "seat/too-many-moves"],
    ["of a seat in a round", long(0, LOG_LIMITS.seatInRound - 1, "own"), "seat/too-many-moves"],
  ] as const)("%s takes farewells only", (_what, { full, caller, move }, code) => {
    const body = { key: "more", move };
    expect(COMMAND_HANDLERS.move(full, caller, body)).toMatchObject({ ok: true });
    const [one] = full.storedEntries;
    if (one === undefined) throw new Error("no entry");
    const fuller = { ...full, storedEntries: [...full.storedEntries, one] };
    expect(COMMAND_HANDLERS.move(fuller, caller, body)).toMatchObject({ error: { code } });
    expect(COMMAND_HANDLERS.resign(fuller, caller, { key: "bye" })).toMatchObject({ ok: true });
    const handedOver = COMMAND_HANDLERS["hand-over"](fuller, caller, { key: "away" });
    const away = withDecision(fuller, unwrap(handedOver));
    expect(COMMAND_HANDLERS.return(away, caller, { key: "back" })).toMatchObject({
      error: { code },
    });
  });

  test("is not gone back in, though all agree; the game can be called off", () => {
    const { full, caller, move } = long(LOG_LIMITS.table - 1, 0, "clock");
    const fuller = withDecision(
      full,
      unwrap(COMMAND_HANDLERS.move(full, caller, { key: "last", move })),
    );
    const proposed = (what: "undo" | "abort") => {
      const by = ((caller.seat ?? 0) + 1) % people.length;
      const proposal = { by, what, to: 0, granted: [0, 1, 2] };
      return { ...fuller, table: { ...fuller.table, proposal } };
    };
    expect(COMMAND_HANDLERS.answer(proposed("undo"), caller, { grant: true })).toMatchObject({
      error: { code: "table/too-long" },
    });
    expect(COMMAND_HANDLERS.answer(proposed("abort"), caller, { grant: true })).toMatchObject({
      ok: true,
    });
  });
});

describe("whose turn it is to say something", () => {
  test("nobody speaks for a seat who does not sit there", () => {
    const scene = startedContext(people);
    const { seat: _, ...stranger } = callerAt(scene, 0);
    const body = { key: "k", move: { ...anyMove(scene) } };
    expect(COMMAND_HANDLERS.move(scene, stranger, body)).toMatchObject({
      error: { code: "seat/none" },
    });
  });

  test("who left a reserved seat leaves it reserved", () => {
    const running = startedContext(people);
    const settings = { ...running.table.settings, reserved: [1] };
    const scene = { ...running, table: { ...running.table, status: "open" as const, settings } };
    const kinds = [1, 2].map((seat) => {
      const { seats = [] } = unwrap(COMMAND_HANDLERS.leave(scene, callerAt(scene, seat), {})).change
        .table;
      return seats[seat]?.kind;
    });
    expect(kinds).toEqual(["reserved", "open"]);
  });
});
