import { seatColoursOf, type SeatColours, type SvgDrawing } from "../games/presentation.ts";
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

/** The content of a link preview: what everybody with the link may know. */
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
  readonly colours: SeatColours;
}

/** The preview of a table as spectators see it; the same for everybody. */
export function tablePreviewOf(liveTable: LiveTable): TablePreview {
  const info = liveTable.state.infoFor(undefined);
  const { game, state } = liveTable.state.spectatorTimeline;
  const table = { ...info, round: game.round(state) };
  const { view } = liveTable.state.snapshotFor("spectator", { views: true, legal: false });
  const presentation = GAME_PRESENTATIONS[info.game];
  const board = view === undefined ? undefined : presentation?.drawBoard(view);
  return {
    gameName: gameNameOf(table),
    title: titleOf(table),
    status: statusText(table),
    pace: paceText(table),
    seats: info.seats.map((seat, index) => ({
      name: seatNameOf(info.game, seat),
      isFree: isFreeSeat(seat),
      colours: presentation?.seatColours(index) ?? seatColoursOf(),
    })),
    ...(board === undefined ? {} : { board }),
  };
}
