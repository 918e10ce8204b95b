import type { GameTypes } from "@sofala/engine";
import type { Moment } from "../local/table.ts";

/** A moment of no game, after a move of this seat; undefined: before the first move. */
export const emptyMoment = (moveCount: number, actor: number | undefined, kind = "move") =>
  ({
    moveCount,
    state: undefined,
    view: {},
    toAct: [],
    ...(actor === undefined ? {} : { lastMove: { actor, move: { kind }, events: [] } }),
  }) as Moment<GameTypes>;
