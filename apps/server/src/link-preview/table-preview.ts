import type { SvgDrawing } from "../games/presentation.ts";
import { GAME_PRESENTATIONS } from "../games/registry.ts";
import type { LiveTable } from "../tables/live-table.ts";
import {
  gameNameOf,
  isFreeSeat,
  seatNameOf,
  paceText,
  statusText,
  titleOf,
} from "./preview-text.ts";

/** A table on a card: what everybody may know who has the link. */
export interface TablePreview {
  readonly gameName: string;
  readonly title: string;
  readonly status: string;
  readonly pace: string;
  readonly seats: readonly PreviewSeat[];
  readonly board?: SvgDrawing;
}

export interface PreviewSeat {
  readonly name: string;
  readonly isFree: boolean;
  readonly colours: { readonly fill: string; readonly rim: string };
}

const NEUTRAL_COLOURS = { fill: "#b9b2a5", rim: "#3f3b35" };

/** The card of a table as its spectators see it, whoever asks. */
export function tablePreviewOf(room: LiveTable): TablePreview {
  const info = room.infoFor(undefined);
  const { game, state } = room.spectatorTimeline;
  const table = { ...info, round: game.simulation.round(state) };
  const { view } = room.snapshotFor("spectator", { views: true, legal: false });
  const board = GAME_PRESENTATIONS[info.game];
  const plan = view === undefined ? undefined : board?.drawBoard(view);
  return {
    gameName: gameNameOf(table),
    title: titleOf(table),
    status: statusText(table),
    pace: paceText(table),
    seats: info.seats.map((seat, at) => ({
      name: seatNameOf(info.game, seat),
      isFree: isFreeSeat(seat),
      colours: board?.seatColours(at) ?? NEUTRAL_COLOURS,
    })),
    ...(plan === undefined ? {} : { board: plan }),
  };
}
