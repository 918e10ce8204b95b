import type { Terms } from "@sofala/protocol";
import { describe, expect, test } from "vitest";
import { RULES } from "./commands.ts";
import { appending, type Scene } from "./decision.ts";
import {
  SECOND,
  START,
  anyMove,
  at,
  begun,
  bot,
  callerAt,
  good,
  kept,
  person,
  seatToAct,
} from "./testing/contexts.ts";
import { whenTimeIsUp } from "./timeouts.ts";

const perTurn: Terms["pace"] = { kind: "live", per: "turn", seconds: 30, bank: 0 };
const people = [person("ann"), person("ben")];

/** The clock does what is due. */
const tick = (scene: Scene): Scene => kept(scene, good(whenTimeIsUp(scene)));

describe("who let their time run out", () => {
  test("comes back when the bot has decided, and has all their time again", () => {
    const late = tick(at(begun(people, perTurn), 30));
    const seat = seatToAct(late);
    const caller = callerAt(late, seat);
    expect(RULES.return(late, caller, { key: "early" })).toMatchObject({
      error: { code: "seat/out-of-time" },
    });
    const judged = late.play.judge({ kind: "move", actor: seat, move: anyMove(late) });
    if (!judged.ok) throw new Error(judged.error.code);
    const decided = kept(late, good(appending(late, { actor: String(seat) }, [judged.value])));
    const back = good(RULES.return(decided, caller, { key: "back" }));
    expect(back.change.table.clock?.allotted[seat]).toBe(30 * SECOND);
  });

  test("whoever handed over with time left comes back to what was left", () => {
    const scene = begun(people, perTurn);
    const seat = seatToAct(scene);
    const caller = callerAt(scene, seat);
    const away = good(RULES["hand-over"](at(scene, 20), caller, { key: "away" }));
    const back = good(RULES.return(at(kept(scene, away), 100), caller, { key: "back" }));
    expect(back.change.table.clock).toMatchObject({ running: [seat] });
    expect(back.change.table.clock?.allotted[seat]).toBe(10 * SECOND);
  });
});

describe("a table is looked after", () => {
  test("when somebody's time will be up", () => {
    expect(begun(people, perTurn).table.deadline).toBe(START + 30 * SECOND);
    expect(begun(people).table.deadline).toBeUndefined();
  });

  test("while a bot owes a decision, ever less often", () => {
    let scene = begun([bot, bot]);
    const waits: number[] = [];
    for (let n = 0; n < 4; n++) {
      const { deadline = 0 } = scene.table;
      waits.push((deadline - scene.now) / SECOND);
      scene = tick({ ...scene, now: deadline });
    }
    expect(waits).toEqual([15, 15, 30, 60]);
  });

  test("time in which the service was down is given back", () => {
    const pauses = [{ began: START + 10 * SECOND, ended: START + 90 * SECOND }];
    const after = tick({ ...at(begun(people, perTurn), 100), pauses });
    expect(after.kept).toEqual([]);
    expect(after.table.deadline).toBe(START + 110 * SECOND);
  });
});
