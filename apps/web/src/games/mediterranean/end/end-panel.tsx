import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import type { Past } from "../../../local/moments.ts";
import "../../../table/end/end-panel.css";
import { Verdict } from "../../../table/end/outcome-card.tsx";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import { pointsOf } from "./points.ts";
import { PointsView } from "./points-view.tsx";
import { RaceView } from "./race-chart.tsx";
import { Ranking, reasonOf } from "./ranking.tsx";
import { ranksOf, type Rank } from "./ranks.ts";
import { extremesOf, tradesOf } from "./trades.ts";
import { TradesView } from "./trades-view.tsx";

interface Props {
  readonly names: readonly string[];
  /** Of the whole game, with all that was secret. */
  readonly moments: readonly Past<Mediterranean>[];
  /** What to do next. */
  readonly actions: ComponentChildren;
  /** How it ended, where the rules alone do not say it. */
  readonly verdict?: ComponentChildren;
  /** Where a moment of the game can be looked at. */
  readonly replayAt?: (moment: number) => string;
}

/** The end of a game: who won and why, where the points came from, who traded well, and what to do next. */
export function EndPanel({ names, moments, actions, verdict, replayAt }: Props) {
  const state = moments.at(-1)?.state;
  const race = useMemo(() => pointsOf(moments), [moments]);
  const extremes = useMemo(() => extremesOf(tradesOf(moments), names.length), [moments]);
  const ranks = useMemo(() => {
    const ranking = state && mediterranean.result(state);
    return ranking === undefined || state === undefined ? [] : ranksOf(state, ranking);
  }, [state]);
  return (
    <div class="end-panel">
      {verdict ?? <Winner ranks={ranks} names={names} />}
      {actions}
      {ranks.length > 0 && <Ranking ranks={ranks} names={names} />}
      <RaceView race={race} names={names} />
      <PointsView race={race} names={names} />
      <TradesView extremes={extremes} names={names} replayAt={replayAt} />
    </div>
  );
}

interface WinnerProps {
  readonly ranks: readonly Rank[];
  readonly names: readonly string[];
}

function Winner({ ranks, names }: WinnerProps) {
  const { end: text } = mediterraneanWords.value;
  const [first] = ranks;
  if (first === undefined) return undefined;
  const winners = ranks.filter(({ place }) => place === 1).map(({ seat }) => names[seat] ?? "");
  return (
    <Verdict badge={<SeatBadge seat={first.seat} size="3.5rem" />} title={text.title(winners)}>
      <p>
        {first.ahead === undefined || first.ahead.reason.by === "vp"
          ? text.won(names[first.seat] ?? "", first.vp)
          : text.wonTied(names[first.seat] ?? "", first.vp, reasonOf(first.ahead, names))}
      </p>
    </Verdict>
  );
}
