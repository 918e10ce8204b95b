import { piecesOf, type View } from "@sofala/tsoro";
import { PointThumbnail } from "../../../table/point-board/thumbnail.tsx";
import { drawing } from "./drawing.tsx";

interface Props {
  readonly view: Pick<View, "board">;
  readonly label?: string;
}

/** A small picture of a game's board. */
export const BoardThumbnail = ({ view: { board }, label }: Props) => (
  <PointThumbnail
    drawing={drawing}
    stones={[0, 1].map((seat) => piecesOf(board, seat))}
    label={label}
  />
);
