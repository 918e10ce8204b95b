import type { Actor, GameTypes, Seat } from "@sofala/engine";
import type { Moment } from "../../local/table.ts";
import type { Player } from "../../store/stored-game.ts";
import { settings, type Settings } from "../../settings/settings.ts";
import { isMotionReduced } from "../../settings/theme.ts";
import type { OpenTableModel } from "../open-table-model.ts";
import { MovePlayback } from "./move-playback.ts";

/** For how many milliseconds a simple move is shown, by the speed of bots. */
const SHOW_MS: { readonly [speed in Settings["pace"]]: number } = {
  brisk: 450,
  calm: 1300,
  slow: 2600,
};

/** For how many milliseconds a simple move is shown now. */
export const showTime = (): number => SHOW_MS[settings.peek().pace];

/** Did a person at this device move? */
export function isOwnMove(
  { isRemote, players }: { readonly isRemote?: boolean; readonly players: readonly Player[] },
  me: Seat | undefined,
  actor: Actor | undefined,
): boolean {
  if (typeof actor !== "number") return false;
  return isRemote === true ? actor === me : players[actor]?.kind === "person";
}

/** Shows the moves of others at a table from now on, as fast as bots move; without animations, only captions. */
export function startPlayback<T extends GameTypes>({
  table,
  me,
  isMyTurn,
  showFactor,
}: OpenTableModel<T>): MovePlayback<Moment<T>> {
  return new MovePlayback<Moment<T>>({
    table,
    isMyTurn,
    isOwn: ({ lastMove }) => isOwnMove(table, me.peek(), lastMove?.actor),
    isShown: (moment) => showFactor(moment) > 0,
    showTime: (moment) => (isMotionReduced.peek() ? 0 : showTime() * showFactor(moment)),
  });
}
