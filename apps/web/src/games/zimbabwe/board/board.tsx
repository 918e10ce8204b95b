import type { Seat } from "@sofala/engine";
import type { CellName, View } from "@sofala/zimbabwe";
import { effect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { lazy, lazyWithFirstTexts } from "../../../ui/lazy.tsx";
import { isPhone } from "../../../ui/screen-size.ts";
import { memo } from "../../../ui/memo.ts";
import { BoardPicture } from "./board-picture.tsx";
import { RefusalTooltip } from "./refusal-tooltip.tsx";
import { CellGrid } from "./cell-grid.tsx";
import { BoardInteraction, type BoardHandlers } from "./board-interaction.ts";
import { showArrivals } from "./arrivals.ts";
import { boxAround, drawingSize, viewBoxOf } from "./drawing.ts";
import { GhostPicture } from "./ghost.tsx";
import { boardExtent, toBoardString, keepOnlySign, boardRows } from "./board-string.ts";
import { MarksLayer } from "./marks-layer.tsx";
import type { Ghost, Mark, GoodsRoute } from "./marks.ts";
import { allCells } from "./grid-navigation.ts";
import { RULER_REM, Rulers } from "./rulers.tsx";
import { piecesByCell } from "./pieces-by-cell.ts";
import { useGestures } from "./use-gestures.ts";
import { ViewportModel } from "./viewport-model.ts";
import { ZOOM_STEP, ZoomButtons } from "./zoom-buttons.tsx";
import "./board.css";

const Celebration = lazy(
  () => import("./celebration.tsx").then((module) => module.Celebration),
  () => undefined,
);
/** The arrows of goods on their way; the table fetches them before a raise is planned. */
export const GoodsRoutes = lazyWithFirstTexts(
  () => import("./goods-routes.tsx").then((module) => module.GoodsRoutes),
  () => undefined,
);
const NO_CELLS: readonly CellName[] = [];
const NO_MARKS: readonly Mark[] = [];
/** Width of the bar with the zoom buttons. */
const ZOOM_BAR_REM = 3.25;
/** The height of captions; phones have them above the board. */
const CAPTION_REM = 4;

/** Shows something over the board, wherever its pieces are now. */
type RenderNote = (viewport: ViewportModel) => ComponentChildren;

interface Props extends BoardHandlers {
  readonly view: View;
  /** Resources and water that were placed during the game. */
  readonly placedCells: ReadonlySet<CellName>;
  readonly marks: readonly Mark[];
  /** Marks of what the pointed piece is connected with. */
  readonly linkMarks?: readonly Mark[] | undefined;
  readonly ghost?: Ghost | undefined;
  /** Explains what is pointed at. */
  readonly note?: RenderNote;
  readonly goodsRoutes: readonly GoodsRoute[];
  /** The seat that would place the ghost; default: the active one. */
  readonly seat?: Seat | undefined;
  /** Hairlines between cells. */
  readonly showGrid?: boolean;
  /** Lines between the tiles of the map. */
  readonly showTiles?: boolean;
  /** Letters and numbers at the edges. */
  readonly showRulers?: boolean;
  /** Describes a cell in words; must be stable while its results are. */
  readonly describeCell: (cell: CellName) => string;
  /** The accessible name of the board. */
  readonly label: string;
  /** Cells that are scrolled into view whenever the list changes. */
  readonly revealedCells?: readonly CellName[] | undefined;
  /** The cells of the pieces that just came to the board. */
  readonly arrivals?: readonly CellName[] | undefined;
  /** A monument that has just reached the highest level. */
  readonly celebrated?: CellName | undefined;
}

/** The board of Zimbabwe: it can be moved, zoomed and played on by mouse, touch or keyboard. */
export function Board(props: Props) {
  const { view, placedCells, marks, ghost, goodsRoutes, describeCell, label, revealedCells } =
    props;
  const { arrivals = NO_CELLS, linkMarks = NO_MARKS, celebrated, note } = props;
  const {
    showGrid = false,
    showTiles = true,
    showRulers = true,
    seat = view.active ?? undefined,
  } = props;
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const viewport = useMemo(() => new ViewportModel(), []);
  const interaction = useMemo(() => new BoardInteraction(), []);
  interaction.handlers = props;
  interaction.marks = marks;
  // Resources and water change in a game; the map does not.
  const map = keepOnlySign(toBoardString(view.board));
  const { width, height, viewBox, across, down, first } = useMemo(() => {
    const board = boardRows(map);
    return {
      ...drawingSize(board),
      ...boardExtent(board),
      viewBox: viewBoxOf(board),
      first: allCells(board)[0] ?? "a1",
    };
  }, [map]);

  const { monuments } = view;
  viewport.mainPart = monuments[0] && boxAround(monuments.map(({ at }) => at));
  useStageLayout(stage, canvas, viewport, { width, height, ruler: showRulers ? RULER_REM : 0 });
  useGestures(stage, viewport, interaction);
  useLayoutEffect(() => {
    if (canvas.current !== null) showArrivals(canvas.current, arrivals);
  }, [arrivals]);
  useEffect(() => {
    for (const cell of revealedCells ?? []) viewport.reveal(boxAround([cell]));
  }, [revealedCells]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") viewport.animateZoom(ZOOM_STEP);
    else if (event.key === "-") viewport.animateZoom(1 / ZOOM_STEP);
    else if (event.key === "0") viewport.fit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      class="zimbabwe-board"
      style={{ "--across": across, "--down": down }}
      onKeyDown={onKeyDown}
    >
      <div ref={stage} class="stage">
        <div ref={canvas} class="canvas">
          <svg class="drawing" viewBox={viewBox} aria-hidden="true">
            <MemoPicture
              view={view}
              placedCells={placedCells}
              showGrid={showGrid}
              showTiles={showTiles}
            />
          </svg>
          <svg class="drawing" viewBox={viewBox} aria-hidden="true">
            <MarksLayer marks={marks} piecesByCell={piecesByCell(view)} />
            <MarksLayer marks={linkMarks} piecesByCell={piecesByCell(view)} />
            {goodsRoutes.length > 0 && (
              <GoodsRoutes routes={goodsRoutes} craftsmen={view.craftsmen} />
            )}
            {celebrated !== undefined && <Celebration key={celebrated} cell={celebrated} />}
            <GhostPicture ghost={ghost} view={view} seat={seat} />
          </svg>
          <CellGrid
            boardString={map}
            label={label}
            describeCell={describeCell}
            initialCell={interaction.legalCells[0] ?? first}
            viewport={viewport}
            interaction={interaction}
          />
        </div>
        {showRulers && <Rulers across={across} down={down} viewport={viewport} />}
        <RefusalTooltip ghost={ghost} viewport={viewport} />
        {note?.(viewport)}
      </div>
      <ZoomButtons viewport={viewport} />
    </div>
  );
}

/** Redrawn only when its props change. */
const MemoPicture = memo(BoardPicture);

interface StageMeasures {
  readonly width: number;
  readonly height: number;
  /** In rem. */
  readonly ruler: number;
}

/** Tells the viewport how large the stage is, and moves the canvas to where the camera is. */
function useStageLayout(
  stage: { readonly current: HTMLElement | null },
  canvas: { readonly current: HTMLElement | null },
  viewport: ViewportModel,
  { width, height, ruler }: StageMeasures,
): void {
  useLayoutEffect(() => {
    const element = stage.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const room = { width: element.clientWidth, height: element.clientHeight };
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const below = isPhone.peek() ? 0 : CAPTION_REM * rem;
      const lostHeight =
        Number.parseFloat(getComputedStyle(element, "::before").height) - room.height;
      const space = { bar: ZOOM_BAR_REM * rem, ruler: ruler * rem, below, lostHeight };
      viewport.resize({ width, height }, room, space);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [width, height, ruler]);

  useLayoutEffect(() => {
    const stop = effect(() => {
      const element = canvas.current;
      const { scale, x, y } = viewport.camera.value;
      const drawn = viewport.layoutScale.value;
      const isResting = scale === drawn;
      const [left, top] = isResting ? [Math.round(x), Math.round(y)] : [x, y];
      if (element === null) return;
      element.style.transform = `translate(${left}px, ${top}px) scale(${scale / drawn})`;
    });
    const stopSizing = effect(() => {
      const element = canvas.current;
      const drawn = viewport.layoutScale.value;
      if (element === null) return;
      element.style.width = `${width * drawn}px`;
      element.style.height = `${height * drawn}px`;
      element.style.setProperty("--px", String(1 / drawn));
    });
    return () => {
      stop();
      stopSizing();
    };
  }, [width, height]);

  useEffect(
    () => () => {
      viewport.dispose();
    },
    [],
  );
}
