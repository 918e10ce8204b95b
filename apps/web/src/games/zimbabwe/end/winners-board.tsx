import type { View } from "@sofala/zimbabwe";
import { allZimbabweText } from "../zimbabwe-text.ts";
import type { Mark } from "../board/marks.ts";
import { BoardThumbnail } from "../board/thumbnail.tsx";
import "./winners-board.css";

interface Props {
  readonly view: View;
  readonly names: readonly string[];
}

/** The board at the end, with the monuments of the winner marked. */
export function WinnersBoard({ view, names }: Props) {
  const [winner] = view.ranking?.[0] ?? [];
  if (winner === undefined) return undefined;
  const { board: text } = allZimbabweText.value.end;
  const monuments = view.monuments.filter(({ seat }) => seat === winner);
  const marks = monuments.map(({ at }): Mark => ({ cell: at, kind: "chosen" }));
  const levels = [...Map.groupBy(monuments, ({ level }) => level)]
    .map(([level, same]) => [level, same.length] as const)
    .sort(([one], [other]) => other - one);
  const name = names[winner] ?? "";
  return (
    <section class="winners-board">
      <h3>{text.title(name)}</h3>
      <p class="figures">{text.monuments(levels)}</p>
      <BoardThumbnail view={view} marks={marks} label={text.label(name)} />
    </section>
  );
}
