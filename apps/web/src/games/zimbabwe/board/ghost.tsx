import type { CellName, Empire, View } from "@sofala/zimbabwe";
import type { Seat } from "@sofala/engine";
import { useId } from "preact/hooks";
import { memo } from "../../../ui/memo.ts";
import { BoardDefs } from "./board-defs.tsx";
import { Workshop } from "./craftsmen.tsx";
import { CELL_SIZE, cornerOf } from "./geometry.ts";
import { outlineAround } from "./mark-shapes.ts";
import { Hatching } from "./marks-layer.tsx";
import type { Ghost } from "./marks.ts";
import { PlacedMonument } from "./monuments.tsx";
import "./ghost.css";

interface GhostPictureProps {
  readonly ghost: Ghost | undefined;
  readonly view: View;
  /** The seat that would place it. */
  readonly seat: Seat | undefined;
}

/** A preview of a piece; its rim shows whether it may be placed here. */
export const GhostPicture = memo(({ ghost, view, seat = 0 }: GhostPictureProps) => {
  const id = useId();
  const owner = view.seats[seat];
  const [at] = ghost?.cells ?? [];
  return (
    <g class="ghost">
      <BoardDefs id={id} />
      <Hatching id={id} />
      {ghost !== undefined && at !== undefined && owner !== undefined && (
        <>
          <g class="piece">
            <Piece
              id={id}
              ghost={ghost}
              at={at}
              empire={owner.empire}
              price={
                ghost.piece.kind === "craftsman"
                  ? (owner.technologies[ghost.piece.craft]?.price ?? 0)
                  : 0
              }
            />
          </g>
          {ghost.refusal !== undefined && (
            <path d={outlineAround(ghost.cells, 1, 7)} fill={`url(#${id}-hatching)`} />
          )}
          <path class="casing" d={outlineAround(ghost.cells, 0, 8)} />
          <path
            class={ghost.refusal === undefined ? "rim may" : "rim may-not"}
            d={outlineAround(ghost.cells, 0, 8)}
          />
        </>
      )}
    </g>
  );
});

interface PieceProps {
  readonly id: string;
  readonly ghost: Ghost;
  readonly at: CellName;
  readonly empire: Empire;
  readonly price: number;
}

function Piece({ id, ghost: { piece, cells }, at, empire, price }: PieceProps) {
  switch (piece.kind) {
    case "monument":
      return <PlacedMonument id={id} at={at} empire={empire} level={1} />;
    case "craftsman":
      return (
        <Workshop
          id={id}
          craft={piece.craft}
          at={at}
          vertical={piece.vertical}
          empire={empire}
          price={price}
          isSuperseded={false}
        />
      );
    case "resource": {
      const { x, y } = cornerOf(at);
      return (
        <use href={`#${id}-${piece.resource}`} x={x} y={y} width={CELL_SIZE} height={CELL_SIZE} />
      );
    }
    case "water":
      return <path d={outlineAround(cells, 2, 20)} fill="var(--water)" />;
  }
}
