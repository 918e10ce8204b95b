import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import type { FullMoment } from "../../../local/moments.ts";
import "../../../table/end/end-panel.css";
import { OutcomeCard } from "../../../table/end/outcome-card.tsx";
import { mediterraneanText } from "../mediterranean-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import { pointsRaceOf } from "./points.ts";
import { PointsView } from "./points-view.tsx";
import { RaceChart } from "./race-chart.tsx";
import { Ranking, reasonText } from "./ranking.tsx";
import { ranksOf, type Rank } from "./ranks.ts";
import { tradeSummaries, tradesOf } from "./trades.ts";
import { TradesView } from "./trades-view.tsx";

interface Props {
  readonly names: readonly string[];
  /** All moments of the game, with hidden information. */
  readonly moments: readonly FullMoment<Mediterranean>[];
  /** What to do next. */
  readonly actions: ComponentChildren;
  /** How the game ended, if not by its rules alone. */
  readonly outcome?: ComponentChildren;
  /** The address of a moment in the replay. */
  readonly replayAt?: (moment: number) => string;
}

/** The end of a game: who won and why, where the points came from, who traded well, and what to do next. */
export function EndPanel({ names, moments, actions, outcome, replayAt }: Props) {
  const state = moments.at(-1)?.state;
  const race = useMemo(() => pointsRaceOf(moments), [moments]);
  const extremes = useMemo(() => tradeSummaries(tradesOf(moments), names.length), [moments]);
  const ranks = useMemo(() => {
    const ranking = state && mediterranean.result(state);
    return ranking === undefined || state === undefined ? [] : ranksOf(state, ranking);
  }, [state]);
  return (
    <div class="end-panel">
      {outcome ?? <Winner ranks={ranks} names={names} />}
      {actions}
      {ranks.length > 0 && <Ranking ranks={ranks} names={names} />}
      <RaceChart race={race} names={names} />
      <PointsView race={race} names={names} />
      <TradesView summaries={extremes} names={names} replayAt={replayAt} />
    </div>
  );
}

interface WinnerProps {
  readonly ranks: readonly Rank[];
  readonly names: readonly string[];
}

function Winner({ ranks, names }: WinnerProps) {
  const { end: text } = mediterraneanText.value;
  const [first] = ranks;
  if (first === undefined) return undefined;
  const winners = ranks.filter(({ place }) => place === 1).map(({ seat }) => names[seat] ?? "");
  return (
    <OutcomeCard badge={<SeatBadge seat={first.seat} size="3.5rem" />} title={text.title(winners)}>
      <p>
        {first.ahead === undefined || first.ahead.reason.by === "vp"
          ? text.won(names[first.seat] ?? "", first.vp)
          : text.wonTied(names[first.seat] ?? "", first.vp, reasonText(first.ahead, names))}
      </p>
    </OutcomeCard>
  );
}
