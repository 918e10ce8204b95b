import { describe, expect, test } from "vitest";
import { RULES } from "./commands.ts";
import { timeAfter } from "./decision.ts";
import { LOG_LIMITS } from "./log-limits.ts";
import { anyMove, at, begun, callerAt, good, kept, person } from "./testing/contexts.ts";
import { SECOND, seatToAct, START } from "./testing/contexts.ts";

const people = [person("ann"), person("ben"), person("cleo")];

describe("a key", () => {
  const play = () => {
    const scene = begun(people);
    const caller = callerAt(scene, seatToAct(scene));
    const body = { key: "once", move: { ...anyMove(scene) } };
    return { caller, body, after: kept(scene, good(RULES.move(scene, caller, body))) };
  };

  test("makes a move once, and a resend changes nothing", () => {
    const { caller, body, after } = play();
    const again = good(RULES.move(at(after, 60), caller, body));
    expect(again).toMatchObject({
      repeats: { seq: 0 },
      judged: [],
      change: { entries: [], table: {} },
    });
  });

  test("is known when the seat is handed over, and when the game is over", () => {
    const { caller, body, after } = play();
    const away = kept(after, good(RULES["hand-over"](after, caller, { key: "away" })));
    expect(RULES.move(away, caller, body)).toMatchObject({
      ok: true,
      value: { repeats: { seq: 0 } },
    });
    const over = { ...away, table: { ...away.table, status: "over" as const } };
    expect(RULES.move(over, caller, body)).toMatchObject({
      ok: true,
      value: { repeats: { seq: 0 } },
    });
    const fresh = { ...body, key: "fresh" };
    expect(RULES.move(over, caller, fresh)).toMatchObject({ error: { code: "table/not-running" } });
  });

  test("is each seat's own", () => {
    const { caller, body, after } = play();
    const other = callerAt(after, seatToAct(after));
    const next = { ...body, move: { ...anyMove(after) } };
    expect(RULES.move(after, other, next)).toMatchObject({ ok: true, value: { judged: [{}] } });
    expect(RULES.move(after, caller, next)).toMatchObject({ error: { code: "key/reused" } });
  });

  test("of one kind of word is not another's", () => {
    const { caller, after } = play();
    const away = kept(after, good(RULES["hand-over"](after, caller, { key: "word" })));
    for (const name of ["return", "resign", "undo"] as const) {
      expect(RULES[name](away, caller, { key: "word" })).toMatchObject({
        error: { code: "key/reused" },
      });
    }
  });
});

test("times in a log never fall, also where the node's clock is behind", () => {
  const scene = begun(people);
  const caller = callerAt(scene, seatToAct(scene));
  const move = { key: "one", move: { ...anyMove(scene) } };
  const later = at(scene, 60);
  const after = kept(later, good(RULES.move(later, caller, move)));
  expect(timeAfter(after.kept, START)).toBe(START + 60 * SECOND);
  expect(timeAfter(after.kept, START + 61 * SECOND)).toBe(START + 61 * SECOND);
});

describe("a log longer than any game's", () => {
  /** A game whose log has so many entries of an actor before the round that is being played, and in it. */
  function long(before: number, inRound: number, actor: "own" | "clock") {
    const scene = begun(people);
    const seat = seatToAct(scene);
    const entry = { kind: "abort" } as const;
    const said = { entry, at: 0, actor: actor === "own" ? String(seat) : actor };
    scene.play.roundSince = before;
    const full = { ...scene, kept: Array.from({ length: before + inRound }, () => said) };
    return { full, caller: callerAt(scene, seat), move: { ...anyMove(scene) } };
  }

  test.each([
    ["of a table", long(LOG_LIMITS.table - 1, 0, "clock"), "table/too-long"],
    ["of a seat", long(LOG_LIMITS.seat - 1, 0, "own"), "seat/too-many-moves"],
    ["of a seat in a round", long(0, LOG_LIMITS.seatInRound - 1, "own"), "seat/too-many-moves"],
  ] as const)("%s takes farewells only", (_what, { full, caller, move }, code) => {
    const body = { key: "more", move };
    expect(RULES.move(full, caller, body)).toMatchObject({ ok: true });
    const [one] = full.kept;
    if (one === undefined) throw new Error("no entry");
    const fuller = { ...full, kept: [...full.kept, one] };
    expect(RULES.move(fuller, caller, body)).toMatchObject({ error: { code } });
    expect(RULES.resign(fuller, caller, { key: "bye" })).toMatchObject({ ok: true });
    const handedOver = RULES["hand-over"](fuller, caller, { key: "away" });
    const away = kept(fuller, good(handedOver));
    expect(RULES.return(away, caller, { key: "back" })).toMatchObject({ error: { code } });
  });

  test("is not gone back in, though all agree; the game can be called off", () => {
    const { full, caller, move } = long(LOG_LIMITS.table - 1, 0, "clock");
    const fuller = kept(full, good(RULES.move(full, caller, { key: "last", move })));
    const proposed = (what: "undo" | "abort") => {
      const by = ((caller.seat ?? 0) + 1) % people.length;
      const proposal = { by, what, to: 0, granted: [0, 1, 2] };
      return { ...fuller, table: { ...fuller.table, proposal } };
    };
    expect(RULES.answer(proposed("undo"), caller, { grant: true })).toMatchObject({
      error: { code: "table/too-long" },
    });
    expect(RULES.answer(proposed("abort"), caller, { grant: true })).toMatchObject({ ok: true });
  });
});

describe("whose turn it is to say something", () => {
  test("nobody speaks for a seat who does not sit there", () => {
    const scene = begun(people);
    const { seat: _, ...stranger } = callerAt(scene, 0);
    const body = { key: "k", move: { ...anyMove(scene) } };
    expect(RULES.move(scene, stranger, body)).toMatchObject({ error: { code: "seat/none" } });
  });

  test("who left a reserved seat leaves it reserved", () => {
    const running = begun(people);
    const terms = { ...running.table.terms, reserved: [1] };
    const scene = { ...running, table: { ...running.table, status: "open" as const, terms } };
    const kinds = [1, 2].map((seat) => {
      const { seats = [] } = good(RULES.leave(scene, callerAt(scene, seat), {})).change.table;
      return seats[seat]?.kind;
    });
    expect(kinds).toEqual(["reserved", "open"]);
  });
});
