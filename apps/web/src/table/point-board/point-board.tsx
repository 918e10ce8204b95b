import type { GameTypes } from "@sofala/engine";
import { useId, useRef, useState } from "preact/hooks";
import type { SmallGameModels } from "../small-game/small-game-models.ts";
import { describePoint, type BoardMarks } from "./describe-point.ts";
import { SEATS, linePath, type PointDrawing, type PointGame } from "./point-game.ts";
import { pointByKey } from "./point-navigation.ts";
import { tapPoint, turnMarks, type TurnDraft } from "./point-turn.ts";
import { followStones, unplacedStones, type BoardStone } from "./stones.ts";
import "./point-board.css";

interface Props<T extends GameTypes, Point extends string> {
  readonly models: SmallGameModels<T>;
  readonly game: PointGame<T, Point>;
}

/** The board of a table. Everything on it can be reached with the keyboard; it is one stop for the Tab key. */
export function PointBoard<T extends GameTypes, Point extends string>({
  models,
  game,
}: Props<T, Point>) {
  const { drawing } = game;
  const { width, height, positions, Ground } = drawing;
  const points = drawing.rows.flat();
  const text = game.text.value;
  const stones = SEATS.map((seat) => game.stonesOf(models.boardView.value, seat));
  const draft: TurnDraft<Point> = {
    points,
    taken: SEATS.flatMap((seat) => game.stonesOf(models.table.view.value, seat)),
    legalMoves: models.table.legalMoves.value.map((move) => game.toPointMove(move)),
    selected: points.find((point) => point === models.selected.value),
  };
  const lastMove = models.boardMove.value;
  const marks: BoardMarks<Point> = {
    ...turnMarks(draft),
    lastMove: lastMove && game.toPointMove(lastMove),
    winningLine: game.winningLine?.(models.boardView.value),
  };
  const boardStones = useStones(game.stonesEach, stones);
  const [focused, setFocused] = useState(points[0]);
  const buttons = useRef<HTMLDivElement>(null);
  const help = useId();

  const onTap = (point: Point): void => {
    const tap = tapPoint(draft, point);
    if (tap?.kind === "select") models.select(tap.point);
    else if (tap !== undefined) models.play(game.toMove(tap.move));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = focused && pointByKey(drawing, event.key, focused);
    if (next !== undefined) {
      buttons.current?.querySelector<HTMLElement>(`[data-point="${next}"]`)?.focus();
    } else if (event.key === "Escape" && marks.selected !== undefined) models.cancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div class="point-board" style={{ "--board-ratio": `${width} / ${height}` }}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <Ground />
        <LastMove drawing={drawing} lastMove={marks.lastMove} />
        <WinningLine drawing={drawing} line={marks.winningLine} />
        {boardStones.map((stone) => (
          <PlacedStone key={stone.id} drawing={drawing} stone={stone} marks={marks} />
        ))}
        {marks.targets.map((point) => (
          <circle
            key={point}
            class="target"
            cx={positions[point].x}
            cy={positions[point].y}
            r="15"
          />
        ))}
      </svg>
      <p id={help} class="spoken">
        {text.board.keyboardHelp}
      </p>
      <div
        ref={buttons}
        class="points"
        role="group"
        aria-label={text.board.label}
        aria-describedby={help}
        onKeyDown={onKeyDown}
      >
        {points.map((point) => (
          <button
            key={point}
            type="button"
            data-point={point}
            tabIndex={point === focused ? 0 : -1}
            aria-label={describePoint(stones, point, models.table.names, marks, text)}
            aria-disabled={!isChoosable(point, marks)}
            style={{
              left: `${(100 * positions[point].x) / width}%`,
              top: `${(100 * positions[point].y) / height}%`,
            }}
            onFocus={() => {
              setFocused(point);
            }}
            onClick={() => onTap(point)}
          />
        ))}
      </div>
    </div>
  );
}

const isChoosable = <Point extends string>(
  point: Point,
  { selected, movable, targets }: BoardMarks<Point>,
): boolean => point === selected || movable.includes(point) || targets.includes(point);

/** The stones of a board; each keeps its identity from board to board. */
function useStones<Point extends string>(
  stonesEach: number,
  pointsBySeat: readonly (readonly Point[])[],
): readonly BoardStone<Point>[] {
  const last = useRef<readonly BoardStone<Point>[]>(unplacedStones(stonesEach));
  last.current = followStones(last.current, pointsBySeat);
  return last.current;
}

interface PlacedStoneProps<Point extends string> {
  readonly drawing: PointDrawing<Point>;
  readonly stone: BoardStone<Point>;
  readonly marks: BoardMarks<Point>;
}

function PlacedStone<Point extends string>({ drawing, stone, marks }: PlacedStoneProps<Point>) {
  const { positions, reserves = [], stoneRadius, Stone } = drawing;
  const { seat, index, point } = stone;
  const position = point === undefined ? reserves[seat]?.[index] : positions[point];
  if (position === undefined) return undefined;
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
      style={{ transform: `translate(${position.x}px, ${position.y}px)` }}
    >
      <ellipse class="stone-shadow" cx="2" cy="8" rx={stoneRadius} ry={stoneRadius - 3} />
      <circle class="ring" r={stoneRadius + 6} />
      <Stone seat={seat} />
    </g>
  );
}

type LastMoveProps<Point extends string> = Pick<BoardMarks<Point>, "lastMove"> & {
  readonly drawing: PointDrawing<Point>;
};

/** Where the last stone came from, or was placed. */
function LastMove<Point extends string>({ drawing, lastMove }: LastMoveProps<Point>) {
  if (lastMove === undefined) return undefined;
  const { positions, stoneRadius } = drawing;
  const { from, to } = lastMove;
  return (
    <g class="last-move">
      {from !== undefined && <path d={linePath(positions[from], positions[to])} />}
      <circle cx={positions[to].x} cy={positions[to].y} r={stoneRadius + 7} />
    </g>
  );
}

interface WinningLineProps<Point extends string> {
  readonly drawing: PointDrawing<Point>;
  readonly line: readonly Point[] | undefined;
}

function WinningLine<Point extends string>({ drawing, line = [] }: WinningLineProps<Point>) {
  const [first] = line;
  const last = line.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const { positions } = drawing;
  return (
    <path class="winning-line" d={linePath(positions[first], positions[last])} pathLength={1} />
  );
}
