import type { View, Zimbabwe } from "@sofala/zimbabwe";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import type { Moment } from "../../../local/table.ts";
import "../../../table/end/end-panel.css";
import { OutcomeCard } from "../../../table/end/outcome-card.tsx";
import { appText } from "../../../text/app-text.ts";
import { EmpireBadge } from "../board/empires.tsx";
import { paymentsOf } from "./payments.ts";
import { PaymentsView } from "./payments-view.tsx";
import { RaceChart } from "./race-chart.tsx";
import { raceOf } from "./race-data.ts";
import { Ranking } from "./ranking.tsx";
import { isEndedByRoundLimit, ranksOf, type Rank } from "./ranks.ts";

interface Props {
  readonly names: readonly string[];
  /** Of the whole game. */
  readonly moments: readonly Moment<Zimbabwe>[];
  /** What to do next. */
  readonly actions: ComponentChildren;
  /** How it ended, if not by the rules. */
  readonly outcome?: ComponentChildren;
}

/** The end of a game: who won and why, charts of the game, and what to do next. */
export function EndPanel({ names, moments, actions, outcome }: Props) {
  const view = moments.at(-1)?.view;
  const race = useMemo(() => raceOf(moments), [moments]);
  const payments = useMemo(() => paymentsOf(moments), [moments]);
  const ranks = useMemo(() => (view === undefined ? [] : ranksOf(view)), [view]);
  if (view === undefined) return undefined;
  const empires = view.seats.map(({ empire }) => empire);
  return (
    <div class="end-panel">
      {outcome ?? <Winner ranks={ranks} view={view} names={names} />}
      {actions}
      {ranks.length > 0 && <Ranking ranks={ranks} names={names} empires={empires} />}
      {view.phase !== "setup" && (
        <>
          <RaceChart race={race} names={names} empires={empires} />
          <PaymentsView payments={payments} names={names} empires={empires} />
        </>
      )}
    </div>
  );
}

interface WinnerProps {
  readonly ranks: readonly Rank[];
  readonly view: View;
  readonly names: readonly string[];
}

function Winner({ ranks, view, names }: WinnerProps) {
  const { end } = appText.value;
  const [first] = ranks;
  if (first === undefined) return undefined;
  const name = names[first.seat] ?? "";
  const winners = ranks.filter(({ place }) => place === 1).map(({ seat }) => names[seat] ?? "");
  return (
    <OutcomeCard
      badge={<EmpireBadge empire={view.seats[first.seat]?.empire} size={56} />}
      title={end.title(winners)}
    >
      <p>
        {isEndedByRoundLimit(ranks) ? end.roundLimitReached(name) : end.won({ ...first, name })}
      </p>
    </OutcomeCard>
  );
}
