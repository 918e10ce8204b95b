import type { Empire } from "@sofala/zimbabwe";
import { RankingTable } from "../../../table/end/ranking-table.tsx";
import { appText } from "../../../text/app-text.ts";
import { EmpireBadge } from "../board/empires.tsx";
import type { Rank } from "./ranks.ts";

interface Props {
  readonly ranks: readonly Rank[];
  readonly names: readonly string[];
  readonly empires: readonly Empire[];
}

/** Every seat's place with VP, VR and margin. */
export function Ranking({ ranks, names, empires }: Props) {
  const { ranking: text } = appText.value.end;
  return (
    <RankingTable
      text={text}
      columns={[text.vp, text.vr, text.margin]}
      rows={ranks.map(({ place, seat, vp, vr, margin, ahead }) => ({
        place,
        seat,
        figures: [vp, vr, text.signed(margin)],
        tieBreakText: ahead && reasonText(ahead, names),
      }))}
      names={names}
      badge={(seat) => <EmpireBadge empire={empires[seat]} size={28} />}
    />
  );
}

function reasonText({ of, reason }: NonNullable<Rank["ahead"]>, names: readonly string[]): string {
  const { reason: text } = appText.value.end;
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
