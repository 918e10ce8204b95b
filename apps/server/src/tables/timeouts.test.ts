import type { TableSettings } from "@sofala/protocol";
import { describe, expect, test } from "vitest";
import { COMMAND_HANDLERS } from "./commands.ts";
import { appendEntries, type TableContext } from "./decision.ts";
import {
  SECOND,
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

/** The clock does what is due. */
const tick = (scene: TableContext): TableContext =>
  withDecision(scene, unwrap(decideTimeout(scene)));

describe("who let their time run out", () => {
  test("comes back when the bot has decided, and has all their time again", () => {
    const late = tick(atSecond(startedContext(people, perTurn), 30));
    const seat = seatToAct(late);
    const caller = callerAt(late, seat);
    expect(COMMAND_HANDLERS.return(late, caller, { key: "early" })).toMatchObject({
      error: { code: "seat/out-of-time" },
    });
    const judged = late.timeline.tryEntry({ kind: "move", actor: seat, move: anyMove(late) });
    if (!judged.ok) throw new Error(judged.error.code);
    const decided = withDecision(
      late,
      unwrap(appendEntries(late, { actor: String(seat) }, [judged.value])),
    );
    const back = unwrap(COMMAND_HANDLERS.return(decided, caller, { key: "back" }));
    expect(back.change.table.clock?.allotted[seat]).toBe(30 * SECOND);
  });

  test("whoever handed over with time left comes back to what was left", () => {
    const scene = startedContext(people, perTurn);
    const seat = seatToAct(scene);
    const caller = callerAt(scene, seat);
    const away = unwrap(
      COMMAND_HANDLERS["hand-over"](atSecond(scene, 20), caller, { key: "away" }),
    );
    const back = unwrap(
      COMMAND_HANDLERS.return(atSecond(withDecision(scene, away), 100), caller, { key: "back" }),
    );
    expect(back.change.table.clock).toMatchObject({ running: [seat] });
    expect(back.change.table.clock?.allotted[seat]).toBe(10 * SECOND);
  });
});

describe("a table is looked after", () => {
  test("when somebody's time will be up", () => {
    expect(startedContext(people, perTurn).table.deadline).toBe(START + 30 * SECOND);
    expect(startedContext(people).table.deadline).toBeUndefined();
  });

  test("while a bot owes a decision, ever less often", () => {
    let scene = startedContext([botHolder, botHolder]);
    const waits: number[] = [];
    for (let n = 0; n < 4; n++) {
      const { deadline = 0 } = scene.table;
      waits.push((deadline - scene.now) / SECOND);
      scene = tick({ ...scene, now: deadline });
    }
    expect(waits).toEqual([15, 15, 30, 60]);
  });

  test("time in which the service was down is given back", () => {
    const outages = [{ began: START + 10 * SECOND, ended: START + 90 * SECOND }];
    const after = tick({ ...atSecond(startedContext(people, perTurn), 100), outages });
    expect(after.storedEntries).toEqual([]);
    expect(after.table.deadline).toBe(START + 110 * SECOND);
  });
});
