import type { Empire } from "@sofala/zimbabwe";
import { RankingTable } from "../../../table/end/ranking-table.tsx";
import { words } from "../../../text/app-text.ts";
import { EmpireBadge } from "../board/empires.tsx";
import type { Rank } from "./ranks.ts";

interface Props {
  readonly ranks: readonly Rank[];
  readonly names: readonly string[];
  readonly empires: readonly Empire[];
}

/** Everybody's place, by VP, VR, and how far they lie apart. */
export function Ranking({ ranks, names, empires }: Props) {
  const { ranking: text } = words.value.end;
  return (
    <RankingTable
      text={text}
      columns={[text.vp, text.vr, text.over]}
      rows={ranks.map(({ place, seat, vp, vr, over, ahead }) => ({
        place,
        seat,
        figures: [vp, vr, text.signed(over)],
        why: ahead && reasonOf(ahead, names),
      }))}
      names={names}
      badge={(seat) => <EmpireBadge empire={empires[seat]} size={28} />}
    />
  );
}

function reasonOf({ of, reason }: NonNullable<Rank["ahead"]>, names: readonly string[]): string {
  const { reason: text } = words.value.end;
  const next = names[of] ?? "";
  switch (reason.by) {
    case "overshoot":
    case "vp":
      return text[reason.by](reason.more, next);
    case "shortfall":
      return text.shortfall(reason.less, next);
    case "reached":
    case "xango":
    case "order":
      return text[reason.by](next);
  }
}
