import type { CellName } from "@sofala/zimbabwe";
import { useId } from "preact/hooks";
import { memo } from "../../../ui/memo.ts";
import { centreOf } from "./geometry.ts";
import { barsIn, cornersIn, crossesIn, outlineAround, ringsIn, squaresIn } from "./mark-shapes.ts";
import type { Mark, MarkKind } from "./marks.ts";
import "./marks-layer.css";

const RING_RADIUS = 20;

interface MarksLayerProps {
  readonly marks: readonly Mark[];
  /** The cells with a piece. */
  readonly piecesByCell: ReadonlyMap<CellName, unknown>;
}

/** The marks on the board: each kind has its own shape, not only a colour. */
export const MarksLayer = memo(({ marks, piecesByCell }: MarksLayerProps) => {
  const id = useId();
  const cellsOf = (kind: MarkKind): readonly string[] =>
    marks.filter((mark) => mark.kind === kind).map(({ cell }) => cell);
  const [legal, chosen, refused] = [cellsOf("legal"), cellsOf("chosen"), cellsOf("refused")];
  const [free, claimed, range] = [cellsOf("free"), cellsOf("claimed"), cellsOf("range")];
  const [covered, changed] = [cellsOf("covered"), cellsOf("changed")];
  const open = legal.filter((cell) => !piecesByCell.has(cell));
  const pieces = legal.filter((cell) => piecesByCell.has(cell));
  return (
    <g class="marks-layer">
      <Hatching id={id} />
      {changed.length > 0 && <CasedPath kind="changed" d={outlineAround(changed, -1, 13)} />}
      {range.length > 0 && <path class="range" d={outlineAround(range, 3, 14)} />}
      {open.length > 0 && (
        <>
          <path class="lit" d={squaresIn(open, 3, 7)} />
          <path class="line legal" d={outlineAround([...open, ...covered], 1.5, 9)} />
        </>
      )}
      {covered.length > 0 && (
        <>
          <path class="lit covered" d={squaresIn(covered, 3, 7)} />
          <path class="line corner" d={cornersIn(open, 8, 11)} />
        </>
      )}
      {pieces.length > 0 && <CasedPath kind="legal" d={squaresIn(pieces, 0, 13)} />}
      {refused.length > 0 && (
        <>
          <path fill={`url(#${id}-hatching)`} d={squaresIn(refused, 2, 6)} />
          <CasedPath kind="refused" d={crossesIn(refused, 13)} />
        </>
      )}
      {free.length > 0 && <CasedPath kind="free" d={ringsIn(free, RING_RADIUS)} />}
      {claimed.length > 0 && (
        <CasedPath
          kind="claimed"
          d={ringsIn(claimed, RING_RADIUS) + barsIn(claimed, RING_RADIUS)}
        />
      )}
      {chosen.length > 0 && <CasedPath kind="chosen" d={outlineAround(chosen, 1, 7)} />}
      {cellsOf("highlighted").map((cell) => (
        <HighlightRing key={cell} cell={cell} />
      ))}
      {marks.map(
        (mark) =>
          mark.note !== undefined && (
            <Note
              key={`${mark.cell} ${mark.kind}`}
              mark={mark}
              hasPiece={piecesByCell.has(mark.cell)}
            />
          ),
      )}
    </g>
  );
});

/** A line with a light edge, visible on any ground. */
const CasedPath = ({ kind, d }: { readonly kind: MarkKind; readonly d: string }) => (
  <>
    <path class={`casing ${kind}`} d={d} />
    <path class={`line ${kind}`} d={d} />
  </>
);

/** Pulses a few times, then stays. */
function HighlightRing({ cell }: { readonly cell: string }) {
  const { x, y } = centreOf(cell);
  return (
    <g class="highlight" transform={`translate(${x} ${y})`}>
      <circle class="pulse" r="28" />
      <circle class="casing" r="28" />
      <circle class="line" r="28" />
    </g>
  );
}

interface NoteProps {
  readonly mark: Mark;
  readonly hasPiece: boolean;
}

/** In the middle of a free cell; in the corner where something else must stay visible. */
function Note({ mark: { cell, kind, note }, hasPiece }: NoteProps) {
  const { x, y } = centreOf(cell);
  const isFreeGround = !hasPiece && (kind === "legal" || kind === "range");
  return (
    <text class="note" x={isFreeGround ? x : x - 15} y={isFreeGround ? y : y - 14}>
      {note}
    </text>
  );
}

/** Diagonal lines for what is not allowed. */
export const Hatching = ({ id }: { readonly id: string }) => (
  <pattern
    id={`${id}-hatching`}
    width="8"
    height="8"
    patternUnits="userSpaceOnUse"
    patternTransform="rotate(45)"
  >
    <path d="M0 0h8v8H0z" fill="var(--mark-refused)" opacity="0.18" />
    <path d="M0 0h3v8H0z" fill="var(--mark-refused)" opacity="0.45" />
  </pattern>
);
