import { computed, type ReadonlySignal } from "@preact/signals";
import type { CellName, Zimbabwe } from "@sofala/zimbabwe";
import type { Moment } from "../../../local/table.ts";
import type { MovePlayback } from "../../../table/live/move-playback.ts";
import { movesSinceMyTurn } from "../../../table/live/moves-since-my-turn.ts";
import { isPhone } from "../../../ui/screen-size.ts";
import { zimbabweText } from "../zimbabwe-text.ts";
import type { GoodsRoute, Mark } from "../board/marks.ts";
import { captionAt } from "./move-caption.ts";
import type { TableModels } from "../table-models.ts";
import { finishedMonument } from "./finished-monument.ts";
import {
  cellsOfPieces,
  isAtLowerEdge,
  isAtUpperEdge,
  marksOfMove,
  routesOfMove,
} from "./move-picture.ts";

/** The moves of others as the board shows them; loaded once the board is drawn. */
export class LiveView {
  /** The cells of the last move of others. */
  readonly cells: ReadonlySignal<readonly CellName[]> = computed(() => {
    const moment = this.playback.captioned.value;
    return moment === undefined ? [] : this.captionAt(moment.moveCount).cells;
  });
  /** The edge of the board at which the caption hides nothing of the move; a phone has more space at the top. */
  readonly captionPlace = computed(() => {
    const cells = this.cells.value;
    if (isPhone.value) return isAtUpperEdge(cells) ? "bottom" : "top";
    return isAtLowerEdge(cells, this.models.table.boardMoment.value) ? "top" : "bottom";
  });
  /** The pieces that just came to the board. */
  readonly arrivals: ReadonlySignal<readonly CellName[]> = computed(() => {
    const moment = this.playback.arrived.value;
    return moment === undefined ? [] : cellsOfPieces(moment);
  });
  /** The monument that has just reached the highest level. */
  readonly celebrated = computed(() => {
    const moment = this.playback.arrived.value;
    return moment && finishedMonument(moment);
  });
  /** The move that is being shown, and what others changed before. */
  readonly marks: ReadonlySignal<readonly Mark[]> = computed(() => {
    const moment = this.shownMove.value;
    return [
      ...this.changedMarks.value,
      ...(moment === undefined ? [] : marksOfMove(moment, this.cells.value)),
    ];
  });
  /** The routes of the move that is being shown. */
  readonly goodsRoutes: ReadonlySignal<readonly GoodsRoute[]> = computed(() => {
    const moment = this.shownMove.value;
    const isPlanning = this.models.turn.intent.value?.kind === "raise";
    if (moment === undefined || isPlanning) return [];
    return routesOfMove(this.models.table.table.moments.value, moment);
  });
  private readonly models: TableModels;
  private readonly playback: MovePlayback<Moment<Zimbabwe>>;
  private readonly shownMove = computed((): Moment<Zimbabwe> | undefined => {
    const isNow = this.models.table.shownMoment.value === undefined;
    return isNow ? this.playback.playing.value : undefined;
  });
  /** What others changed since the person's last turn, as long as nothing else is marked. */
  private readonly changedMarks = computed((): readonly Mark[] => {
    const { table, turn, lens } = this.models;
    const seat = table.me.value;
    const isOther = turn.intent.value !== undefined || lens.lens.value !== undefined;
    const isNow = table.shownMoment.value === undefined;
    if (seat === undefined || isOther || !isNow) return [];
    const { moveCount } = table.boardMoment.value;
    const moments = table.table.moments.value.slice(0, moveCount + 1);
    return movesSinceMyTurn(moments, seat, table.isMyTurn.value)
      .flatMap(cellsOfPieces)
      .map((cell) => ({ cell, kind: "changed" }));
  });

  constructor(models: TableModels, playback: MovePlayback<Moment<Zimbabwe>>) {
    this.models = models;
    this.playback = playback;
  }

  /** What one move did, in sentences, and where. */
  captionAt(moment: number) {
    const { table, log } = this.models;
    const { moments, currentMoment } = table.table;
    const at = moments.value[moment] ?? currentMoment.value;
    return captionAt(at, log.value, table.names, zimbabweText.value, true);
  }
}
