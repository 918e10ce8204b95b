import type { Seat } from "@sofala/engine";
import type { Zimbabwe } from "@sofala/zimbabwe";
import { useMemo } from "preact/hooks";
import type { Moment } from "../../../local/table.ts";
import { EndPanel, type EndProps } from "../../../table/end/end-panel.tsx";
import { RaceChart } from "../../../table/end/race-chart.tsx";
import { allZimbabweText } from "../zimbabwe-text.ts";
import { WinnersBoard } from "./winners-board.tsx";
import { EmpireBadge } from "../board/empires.tsx";
import { paymentsOf } from "./payments.ts";
import { PaymentsView } from "./payments-view.tsx";
import { raceOf } from "./race-data.ts";
import { isEndedByRoundLimit, zimbabweRanks, type Rank } from "./ranks.ts";

/** The end of a game: who won and why, the race, and who paid whom. */
export function ZimbabweEnd({ moments, ...panel }: EndProps<Moment<Zimbabwe>>) {
  const view = moments.at(-1)?.view;
  const race = useMemo(() => raceOf(moments), [moments]);
  const payments = useMemo(() => paymentsOf(moments), [moments]);
  const ranks = useMemo(() => (view === undefined ? [] : zimbabweRanks(view)), [view]);
  if (view === undefined) return undefined;
  const { names } = panel;
  const { ranking: columns, race: raceText } = allZimbabweText.value.end;
  const empires = view.seats.map(({ empire }) => empire);
  const badge = (seat: Seat, size: string) => <EmpireBadge empire={empires[seat]} size={size} />;
  return (
    <EndPanel
      {...panel}
      ranking={view.ranking}
      reason={victoryText(ranks, names)}
      badge={badge}
      figures={{
        columns: [columns.vp, columns.vr, columns.margin],
        rows: ranks.map(({ place, seat, vp, vr, margin, ahead }) => ({
          place,
          seat,
          figures: [vp, vr, columns.signed(margin)],
          tieBreakText: ahead && reasonText(ahead, names),
        })),
      }}
    >
      {view.phase !== "setup" && (
        <>
          <WinnersBoard view={view} names={names} />
          <RaceChart
            race={race}
            names={names}
            badge={badge}
            colour={(seat) => `var(--seat-${empires[seat]})`}
            text={{
              hint: raceText.hint,
              chartLabel: raceText.chartLabel(race.at(-1)?.round ?? 0),
              round: raceText.round,
              target: {
                points: raceText.vp,
                target: raceText.vr,
                pointsOf: raceText.vpOf,
                targetOf: raceText.vrOf,
              },
            }}
          />
          <PaymentsView payments={payments} names={names} empires={empires} />
        </>
      )}
    </EndPanel>
  );
}

function victoryText(ranks: readonly Rank[], names: readonly string[]): string | undefined {
  const { end } = allZimbabweText.value;
  const [first] = ranks;
  if (first === undefined) return undefined;
  const name = names[first.seat] ?? "";
  return isEndedByRoundLimit(ranks) ? end.roundLimitReached(name) : end.won({ ...first, name });
}

function reasonText({ of, reason }: NonNullable<Rank["ahead"]>, names: readonly string[]): string {
  const { reason: text } = allZimbabweText.value.end;
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
