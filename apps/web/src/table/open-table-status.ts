import { computed, type ReadonlySignal } from "@preact/signals";
import type { GameTypes, Seat } from "@sofala/engine";
import type { AppText } from "@sofala/text/web";
import { appText } from "../text/app-text.ts";
import type { OpenTableModel } from "./open-table-model.ts";

/** What the status of a table with open information depends on, besides the view. */
export interface StatusContext {
  readonly names: readonly string[];
  /** The seat that a person at this device decides for. */
  readonly me: Seat | undefined;
  /** More than one person plays at this device, so `you` could be anyone. */
  readonly isSharedDevice: boolean;
  /** The bot that is thinking. */
  readonly thinking: Seat | undefined;
  /** Set while an earlier moment is shown: its move number, and the current one. */
  readonly past?: { readonly move: number; readonly of: number };
}

/** Who won, or which seat has to do what. */
export type Stage =
  | { readonly winners: readonly Seat[] }
  | {
      readonly active: Seat;
      /** For the seat itself; with its name if the device is shared. */
      readonly own: (name?: string) => string;
      readonly other: (name: string) => string;
    };

/** The status of a table in one sentence. */
export function statusText(
  { names, me, isSharedDevice, thinking, past }: StatusContext,
  stage: Stage,
  { status }: Pick<AppText["table"], "status">,
): string {
  if (past !== undefined) return status.lookingBack(past.move, past.of);
  if ("winners" in stage) return status.gameOver(stage.winners.map((seat) => names[seat] ?? ""));
  const { active, own, other } = stage;
  const name = names[active] ?? "";
  if (active === thinking) return status.thinks(name);
  if (active !== me) return other(name);
  return isSharedDevice ? own(name) : own();
}

/** The status of an open table; `stageOf` is what the game says of a view, `ending` how the game ended early. */
export const openTableStatus = <T extends GameTypes>(
  model: OpenTableModel<T>,
  stageOf: (view: T["view"]) => Stage,
  ending?: () => string | undefined,
): ReadonlySignal<string> =>
  computed(() => {
    const { table, names, view, me, shownMoment, isSharedDevice, moveCount } = model;
    const move = shownMoment.value;
    const ended = move === undefined ? ending?.() : undefined;
    if (ended !== undefined) return ended;
    const past = move === undefined ? {} : { past: { move, of: moveCount.value } };
    const thinking = table.thinkingSeat.value;
    const context = { names, me: me.value, isSharedDevice, thinking, ...past };
    return statusText(context, stageOf(view.value), appText.value.table);
  });
