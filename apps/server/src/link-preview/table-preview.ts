import type { Drawing } from "../games/presentation.ts";
import { BOARDS } from "../games/registry.ts";
import type { Room } from "../tables/live-table.ts";
import { gameOf, isFree, nameOf, paceOf, stateOf, titleOf } from "./preview-text.ts";

/** A table on a card: what everybody may know who has the link. */
export interface Card {
  readonly game: string;
  readonly title: string;
  readonly state: string;
  readonly pace: string;
  readonly seats: readonly CardSeat[];
  readonly board?: Drawing;
}

export interface CardSeat {
  readonly name: string;
  readonly isFree: boolean;
  readonly colours: { readonly fill: string; readonly rim: string };
}

const NEUTRAL = { fill: "#b9b2a5", rim: "#3f3b35" };

/** The card of a table as its spectators see it, whoever asks. */
export function cardOf(room: Room): Card {
  const info = room.info(undefined);
  const { game, state } = room.watched;
  const table = { ...info, round: game.simulation.round(state) };
  const { view } = room.standing("spectator", { views: true, legal: false });
  const board = BOARDS[info.game];
  const plan = view === undefined ? undefined : board?.plan(view);
  return {
    game: gameOf(table),
    title: titleOf(table),
    state: stateOf(table),
    pace: paceOf(table),
    seats: info.seats.map((seat, at) => ({
      name: nameOf(info.game, seat),
      isFree: isFree(seat),
      colours: board?.colours(at) ?? NEUTRAL,
    })),
    ...(plan === undefined ? {} : { board: plan }),
  };
}
