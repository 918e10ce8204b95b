import type { Seat } from "@sofala/engine";
import type { CellName, View } from "@sofala/zimbabwe";
import { effect } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { memo } from "../../../ui/memo.ts";
import { BoardPicture } from "./board-picture.tsx";
import { Bubble } from "./refusal-tooltip.tsx";
import { Cells } from "./cell-grid.tsx";
import { Doings, type BoardHandlers } from "./board-interaction.ts";
import { boxAround, drawingOf, viewBoxOf } from "./drawing.ts";
import { GhostPicture } from "./ghost.tsx";
import { extentOf, groundOf, onlyWith, rowsOf } from "./board-string.ts";
import { MarksLayer } from "./marks-layer.tsx";
import type { Ghost, Mark, Way } from "./marks.ts";
import { cellsOf } from "./grid-navigation.ts";
import { RULER, Rulers } from "./rulers.tsx";
import { standingOn } from "./pieces-by-cell.ts";
import { useGestures } from "./use-gestures.ts";
import { Viewer } from "./viewport-model.ts";
import { Ways } from "./goods-routes.tsx";
import { ZOOM_STEP, ZoomButtons } from "./zoom-buttons.tsx";
import "./board.css";

/** Pixels that the buttons take of the side they stand on. */
const BAR = 52;

interface Props extends BoardHandlers {
  readonly view: View;
  /** Resources and water that came during the game. */
  readonly placed: ReadonlySet<CellName>;
  readonly marks: readonly Mark[];
  readonly ghost?: Ghost | undefined;
  readonly ways: readonly Way[];
  /** Who would place the ghost; the active seat if left out. */
  readonly seat?: Seat | undefined;
  /** Hairlines between cells. */
  readonly grid?: boolean;
  /** Lines between the tiles of the map. */
  readonly tiles?: boolean;
  /** Letters and numbers at the edges. */
  readonly rulers?: boolean;
  /** A cell in words; the same function as long as it says the same. */
  readonly describe: (cell: CellName) => string;
  /** What the board is called. */
  readonly label: string;
  /** Cells that are brought into sight whenever this is another list. */
  readonly reveal?: readonly CellName[] | undefined;
}

/** The board of Zimbabwe: seen, moved, zoomed, pointed at and chosen on, by mouse, finger or keyboard. */
export function Board(props: Props) {
  const { view, placed, marks, ghost, ways, describe, label, reveal } = props;
  const { grid = false, tiles = true, rulers = true, seat = view.active ?? undefined } = props;
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const viewer = useMemo(() => new Viewer(), []);
  const doings = useMemo(() => new Doings(), []);
  doings.handlers = props;
  doings.marks = marks;
  // What is printed on the map changes in a game; the map does not.
  const map = onlyWith(groundOf(view.board));
  const { width, height, viewBox, across, down, first } = useMemo(() => {
    const board = rowsOf(map);
    return {
      ...drawingOf(board),
      ...extentOf(board),
      viewBox: viewBoxOf(board),
      first: cellsOf(board)[0] ?? "a1",
    };
  }, [map]);

  useStage(stage, sheet, viewer, { width, height, ruler: rulers ? RULER : 0 });
  useGestures(stage, viewer, doings);
  useEffect(() => {
    for (const cell of reveal ?? []) viewer.reveal(boxAround([cell]));
  }, [reveal]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") viewer.glideBy(ZOOM_STEP);
    else if (event.key === "-") viewer.glideBy(1 / ZOOM_STEP);
    else if (event.key === "0") viewer.fit();
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
        <div ref={sheet} class="canvas">
          <svg class="drawing" viewBox={viewBox} aria-hidden="true">
            <Picture view={view} placed={placed} grid={grid} tiles={tiles} />
          </svg>
          <svg class="drawing" viewBox={viewBox} aria-hidden="true">
            <MarksLayer marks={marks} standing={standingOn(view)} />
            <Ways ways={ways} craftsmen={view.craftsmen} />
            <GhostPicture ghost={ghost} view={view} seat={seat} />
          </svg>
          <Cells
            ground={map}
            label={label}
            describe={describe}
            entry={doings.legal[0] ?? first}
            viewer={viewer}
            doings={doings}
          />
        </div>
        {rulers && <Rulers across={across} down={down} viewer={viewer} />}
        <Bubble ghost={ghost} viewer={viewer} />
      </div>
      <ZoomButtons viewer={viewer} />
    </div>
  );
}

/** Drawn anew only when what lies on the table is another. */
const Picture = memo(BoardPicture);

interface Measures {
  readonly width: number;
  readonly height: number;
  readonly ruler: number;
}

/** Keeps the viewer informed of the room there is, and the sheet where the viewer wants it. */
function useStage(
  stage: { readonly current: HTMLElement | null },
  sheet: { readonly current: HTMLElement | null },
  viewer: Viewer,
  { width, height, ruler }: Measures,
): void {
  useLayoutEffect(() => {
    const element = stage.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const room = { width: element.clientWidth, height: element.clientHeight };
      viewer.arrange({ width, height }, room, { bar: BAR, ruler });
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => {
      watcher.disconnect();
    };
  }, [width, height, ruler]);

  useLayoutEffect(() => {
    const stop = effect(() => {
      const element = sheet.current;
      const { scale, x, y } = viewer.camera.value;
      const drawn = viewer.drawn.value;
      const isResting = scale === drawn;
      const [left, top] = isResting ? [Math.round(x), Math.round(y)] : [x, y];
      if (element === null) return;
      element.style.transform = `translate(${left}px, ${top}px) scale(${scale / drawn})`;
    });
    const stopLaying = effect(() => {
      const element = sheet.current;
      const drawn = viewer.drawn.value;
      if (element === null) return;
      element.style.width = `${width * drawn}px`;
      element.style.height = `${height * drawn}px`;
      element.style.setProperty("--px", String(1 / drawn));
    });
    return () => {
      stop();
      stopLaying();
    };
  }, [width, height]);

  useEffect(
    () => () => {
      viewer.close();
    },
    [],
  );
}
