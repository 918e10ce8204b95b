import type { TableSettings } from "@sofala/protocol";
import { describe, expect, test } from "vitest";
import { COMMAND_HANDLERS } from "./commands.ts";
import { appendEntries, type TableContext } from "./decision.ts";
import {
  SECOND_MS,
  START,
  anyMove,
  atSecond,
  startedContext,
  botHolder,
  callerAt,
  unwrap,
  withDecision,
  personHolder,
  seatToAct,
} from "./testing/contexts.ts";
import { decideTimeout } from "./timeouts.ts";

const perTurn: TableSettings["pace"] = { kind: "live", per: "turn", seconds: 30, bank: 0 };
const people = [personHolder("ann"), personHolder("ben")];

/** The table after everything that is due now has happened. */
const tick = (context: TableContext): TableContext =>
  withDecision(context, unwrap(decideTimeout(context)));

describe("reclaiming a seat", () => {
  test("a player who ran out of time waits until the bot has moved, and then gets the full time", () => {
    const late = tick(atSecond(startedContext(people, perTurn), 30));
    const seat = seatToAct(late);
    const caller = callerAt(late, seat);
    expect(COMMAND_HANDLERS["reclaim-seat"](late, caller, { key: "early" })).toMatchObject({
      error: { code: "seat/out-of-time" },
    });
    const applied = late.timeline.tryEntry({ kind: "move", actor: seat, move: anyMove(late) });
    if (!applied.ok) throw new Error(applied.error.code);
    const decided = withDecision(
      late,
      unwrap(appendEntries(late, { actor: String(seat) }, [applied.value])),
    );
    const back = unwrap(COMMAND_HANDLERS["reclaim-seat"](decided, caller, { key: "back" }));
    expect(back.change.table.clock?.allotted[seat]).toBe(30 * SECOND_MS);
  });

  test("a player who handed over with time left gets the rest of it", () => {
    const context = startedContext(people, perTurn);
    const seat = seatToAct(context);
    const caller = callerAt(context, seat);
    const away = unwrap(
      COMMAND_HANDLERS["hand-over"](atSecond(context, 20), caller, { key: "away" }),
    );
    const back = unwrap(
      COMMAND_HANDLERS["reclaim-seat"](atSecond(withDecision(context, away), 100), caller, {
        key: "back",
      }),
    );
    expect(back.change.table.clock).toMatchObject({ running: [seat] });
    expect(back.change.table.clock?.allotted[seat]).toBe(10 * SECOND_MS);
  });
});

describe("the deadline of a table", () => {
  test("is when the time of a player is up", () => {
    expect(startedContext(people, perTurn).table.deadline).toBe(START + 30 * SECOND_MS);
    expect(startedContext(people).table.deadline).toBeUndefined();
  });

  test("comes at growing intervals while a bot has to act", () => {
    let context = startedContext([botHolder, botHolder]);
    const waits: number[] = [];
    for (let n = 0; n < 4; n++) {
      const { deadline = 0 } = context.table;
      waits.push((deadline - context.now) / SECOND_MS);
      context = tick({ ...context, now: deadline });
    }
    expect(waits).toEqual([15, 15, 30, 60]);
  });

  test("moves by the time in which the service was down", () => {
    const outages = [{ began: START + 10 * SECOND_MS, ended: START + 90 * SECOND_MS }];
    const after = tick({ ...atSecond(startedContext(people, perTurn), 100), outages });
    expect(after.storedEntries).toEqual([]);
    expect(after.table.deadline).toBe(START + 110 * SECOND_MS);
  });
});
