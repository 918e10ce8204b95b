import { describe, expect, test } from "vitest";
import { RULES } from "./commands.ts";
import { anyMove, at, begun, callerAt, good, kept, person, seatToAct } from "./testing/scenes.ts";

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

test("a log longer than any game's takes farewells only", () => {
  const scene = begun(people);
  const seat = seatToAct(scene);
  const filler = { entry: { kind: "abort" } as const, at: 0, actor: "clock" };
  const full = { ...scene, kept: Array.from({ length: 10_000 }, () => filler) };
  const body = { key: "more", move: { ...anyMove(scene) } };
  const caller = callerAt(scene, seat);
  expect(RULES.move(full, caller, body)).toMatchObject({ error: { code: "table/too-long" } });
  expect(RULES.resign(full, caller, { key: "bye" })).toMatchObject({ ok: true });
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
