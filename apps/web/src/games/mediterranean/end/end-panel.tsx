import type { Seat } from "@sofala/engine";
import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import { useMemo } from "preact/hooks";
import type { FullMoment } from "../../../local/moments.ts";
import { EndPanel, type EndProps } from "../../../table/end/end-panel.tsx";
import { RaceChart } from "../../../table/end/race-chart.tsx";
import { allMediterraneanText } from "../mediterranean-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import { pointsRaceOf, raceStepsOf } from "./points.ts";
import { PointsView } from "./points-view.tsx";
import { mediterraneanRanks, type Rank } from "./ranks.ts";
import { tradeSummaries, tradesOf } from "./trades.ts";
import { WinnersMat } from "./winners-mat.tsx";
import { TradesView } from "./trades-view.tsx";

const badge = (seat: Seat, size: string) => <SeatBadge seat={seat} size={size} />;

/** The end of a game: who won and why, where the points came from, and who traded well. */
export function MediterraneanEnd(props: EndProps<FullMoment<Mediterranean>>) {
  const { moments, replayAt, ...panel } = props;
  const { names } = panel;
  const last = moments.at(-1);
  const state = last?.state;
  const race = useMemo(() => pointsRaceOf(moments), [moments]);
  const summaries = useMemo(() => tradeSummaries(tradesOf(moments), names.length), [moments]);
  const ranking = useMemo(() => state && mediterranean.result(state), [state]);
  const [winner] = ranking?.[0] ?? [];
  const ranks = useMemo(() => (state ? mediterraneanRanks(state, ranking ?? []) : []), [state]);
  const { ranking: columns, race: raceText } = allMediterraneanText.value.end;
  return (
    <EndPanel
      {...panel}
      ranking={ranking}
      reason={victoryText(ranks, names)}
      badge={badge}
      figures={{
        columns: [columns.vp, columns.culture, columns.buildings],
        rows: ranks.map(({ place, seat, vp, culture, buildings, ahead }) => ({
          place,
          seat,
          figures: [vp, culture, buildings],
          tieBreakText: ahead && reasonText(ahead, names),
        })),
      }}
    >
      {last !== undefined && winner !== undefined && (
        <WinnersMat moment={last} names={names} winner={winner} />
      )}
      <RaceChart
        race={raceStepsOf(race)}
        names={names}
        badge={badge}
        colour={(seat) => `var(--seat-${seat + 1})`}
        text={{ chartLabel: raceText.chartLabel, round: raceText.turn }}
      />
      <PointsView race={race} names={names} />
      <TradesView summaries={summaries} names={names} replayAt={replayAt} />
    </EndPanel>
  );
}

function victoryText(ranks: readonly Rank[], names: readonly string[]): string | undefined {
  const { end: text } = allMediterraneanText.value;
  const [first] = ranks;
  if (first === undefined) return undefined;
  const { seat, vp, ahead } = first;
  const name = names[seat] ?? "";
  return ahead === undefined || ahead.reason.by === "vp"
    ? text.won(name, vp)
    : text.wonTied(name, vp, reasonText(ahead, names));
}

/** Why a seat is ranked before the next one. */
function reasonText({ of, reason }: NonNullable<Rank["ahead"]>, names: readonly string[]): string {
  const { reason: text } = allMediterraneanText.value.end;
  const next = names[of] ?? "";
  return "more" in reason ? text[reason.by](reason.more, next) : text[reason.by](next);
}
