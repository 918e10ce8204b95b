import { POINTS, type Point, type View } from "@sofala/tsoro";
import { useId, useRef, useState } from "preact/hooks";
import { tsoroText } from "../tsoro-text.ts";
import type { BoardMarks } from "./board-marks.ts";
import { describePoint, lastPointOf } from "./describe-point.ts";
import { HEIGHT, POSITIONS, RESERVES, STONE_RADIUS, WIDTH, linePath } from "./geometry.ts";
import { pointByKey } from "./point-navigation.ts";
import { Slab } from "./slab.tsx";
import { Stone } from "./stone.tsx";
import { UNPLACED_STONES, followStones, type BoardStone } from "./stones.ts";
import "./board.css";
import "./stone.css";

interface Props {
  readonly view: Pick<View, "board">;
  /** The names of the players, by seat. */
  readonly names: readonly string[];
  readonly marks: BoardMarks;
  /** Somebody chose a point; without it the board is only shown. */
  readonly onPoint?: (point: Point) => void;
  /** Somebody dropped the choice with the Escape key. */
  readonly onCancel?: () => void;
}

/** The board of a table. Everything on it can be reached with the keyboard; it is one stop for the Tab key. */
export function TsoroBoard({ view, names, marks, onPoint, onCancel }: Props) {
  const stones = useStones(view.board);
  const [focused, setFocused] = useState<Point>(POINTS[0]);
  const points = useRef<HTMLDivElement>(null);
  const help = useId();
  const text = tsoroText.value;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = pointByKey(event.key, focused);
    if (next !== undefined) {
      points.current?.querySelector<HTMLElement>(`[data-point="${next}"]`)?.focus();
    } else if (event.key === "Escape" && marks.selected !== undefined) onCancel?.();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div class="tsoro-board">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <Slab />
        <LastMove {...marks} />
        {marks.winningLine !== undefined && (
          <path
            class="winning-line"
            d={linePath(marks.winningLine[0], marks.winningLine[2])}
            pathLength={1}
          />
        )}
        {stones.map((stone, index) => (
          <PlacedStone key={stone.id} stone={stone} index={index % 3} marks={marks} />
        ))}
        {marks.targets.map((point) => (
          <circle
            key={point}
            class="target"
            cx={POSITIONS[point].x}
            cy={POSITIONS[point].y}
            r="15"
          />
        ))}
      </svg>
      <p id={help} class="spoken">
        {text.board.keyboardHelp}
      </p>
      <div
        ref={points}
        class="points"
        role="group"
        aria-label={text.board.label}
        aria-describedby={help}
        onKeyDown={onKeyDown}
      >
        {POINTS.map((point) => (
          <button
            key={point}
            type="button"
            data-point={point}
            tabIndex={point === focused ? 0 : -1}
            aria-label={describePoint(view, point, names, marks, text)}
            aria-disabled={!isChoosable(point, marks)}
            style={{
              left: `${(100 * POSITIONS[point].x) / WIDTH}%`,
              top: `${(100 * POSITIONS[point].y) / HEIGHT}%`,
            }}
            onFocus={() => {
              setFocused(point);
            }}
            onClick={() => onPoint?.(point)}
          />
        ))}
      </div>
    </div>
  );
}

const isChoosable = (point: Point, { selected, movable, targets }: BoardMarks): boolean =>
  point === selected || movable.includes(point) || targets.includes(point);

/** The stones of a board; each keeps its identity from board to board. */
function useStones(board: View["board"]): readonly BoardStone[] {
  const last = useRef({ board: "", stones: UNPLACED_STONES });
  if (last.current.board !== board) {
    last.current = { board, stones: followStones(last.current.stones, board) };
  }
  return last.current.stones;
}

interface PlacedStoneProps {
  readonly stone: BoardStone;
  /** Its place in the reserve. */
  readonly index: number;
  readonly marks: BoardMarks;
}

function PlacedStone({ stone: { seat, point }, index, marks }: PlacedStoneProps) {
  const { x = 0, y = 0 } = (point === undefined ? RESERVES[seat]?.[index] : POSITIONS[point]) ?? {};
  const isMarked = (points: readonly Point[] | undefined) =>
    point !== undefined && points?.includes(point) === true;
  const classes = [
    "placed-stone",
    isMarked(marks.movable) && "movable",
    point !== undefined && marks.selected === point && "selected",
    isMarked(marks.winningLine) && "winning",
  ];
  return (
    <g
      class={classes.filter((name) => name !== false).join(" ")}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <ellipse class="stone-shadow" cx="2" cy="8" rx={STONE_RADIUS} ry={STONE_RADIUS - 3} />
      <circle class="ring" r={STONE_RADIUS + 6} />
      <Stone seat={seat} />
    </g>
  );
}

/** Where the last stone came from, or was placed. */
function LastMove({ lastMove }: Pick<BoardMarks, "lastMove">) {
  const point = lastPointOf(lastMove);
  if (point === undefined) return undefined;
  const { x, y } = POSITIONS[point];
  return (
    <g class="last-move">
      {lastMove?.kind === "move" && <path d={linePath(lastMove.from, lastMove.to)} />}
      <circle cx={x} cy={y} r={STONE_RADIUS + 7} />
    </g>
  );
}
