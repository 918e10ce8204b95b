import { RankingTable } from "../../../table/end/ranking-table.tsx";
import { mediterraneanText } from "../mediterranean-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import type { Rank } from "./ranks.ts";

interface Props {
  readonly ranks: readonly Rank[];
  readonly names: readonly string[];
}

/** Everybody's place, by VP, culture and buildings. */
export function Ranking({ ranks, names }: Props) {
  const { ranking: text } = mediterraneanText.value.end;
  return (
    <RankingTable
      text={text}
      columns={[text.vp, text.culture, text.buildings]}
      rows={ranks.map(({ place, seat, vp, culture, buildings, ahead }) => ({
        place,
        seat,
        figures: [vp, culture, buildings],
        tieBreakText: ahead && reasonText(ahead, names),
      }))}
      names={names}
      badge={(seat) => <SeatBadge seat={seat} size="1.75rem" />}
    />
  );
}

/** Why a seat is ranked before the next one. */
export function reasonText(
  { of, reason }: NonNullable<Rank["ahead"]>,
  names: readonly string[],
): string {
  const { reason: text } = mediterraneanText.value.end;
  const next = names[of] ?? "";
  return "more" in reason ? text[reason.by](reason.more, next) : text[reason.by](next);
}
