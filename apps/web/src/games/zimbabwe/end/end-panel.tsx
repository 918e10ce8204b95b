import type { View, Zimbabwe } from "@sofala/zimbabwe";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import type { Moment } from "../../../local/table.ts";
import "../../../table/end/end-panel.css";
import { Verdict } from "../../../table/end/outcome-card.tsx";
import { words } from "../../../text/app-text.ts";
import { EmpireBadge } from "../board/empires.tsx";
import { flowsOf } from "./payments.ts";
import { FlowsView } from "./payments-view.tsx";
import { RaceChart } from "./race-chart.tsx";
import { raceOf } from "./race-data.ts";
import { Ranking } from "./ranking.tsx";
import { isCutShort, ranksOf, type Rank } from "./ranks.ts";

interface Props {
  readonly names: readonly string[];
  /** Of the whole game. */
  readonly history: readonly Moment<Zimbabwe>[];
  /** What to do next. */
  readonly actions: ComponentChildren;
  /** How it ended, where the rules alone do not say it. */
  readonly verdict?: ComponentChildren;
}

/** The end of a game: who won and why, how it came to that, and what to do next. */
export function EndPanel({ names, history, actions, verdict }: Props) {
  const view = history.at(-1)?.view;
  const race = useMemo(() => raceOf(history), [history]);
  const flows = useMemo(() => flowsOf(history), [history]);
  const ranks = useMemo(() => (view === undefined ? [] : ranksOf(view)), [view]);
  if (view === undefined) return undefined;
  const empires = view.seats.map(({ empire }) => empire);
  return (
    <div class="end-panel">
      {verdict ?? <Winner ranks={ranks} view={view} names={names} />}
      {actions}
      {ranks.length > 0 && <Ranking ranks={ranks} names={names} empires={empires} />}
      {view.phase !== "setup" && (
        <>
          <RaceChart race={race} names={names} empires={empires} />
          <FlowsView flows={flows} names={names} empires={empires} />
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
  const { end } = words.value;
  const [first] = ranks;
  if (first === undefined) return undefined;
  const name = names[first.seat] ?? "";
  const winners = ranks.filter(({ place }) => place === 1).map(({ seat }) => names[seat] ?? "");
  return (
    <Verdict
      badge={<EmpireBadge empire={view.seats[first.seat]?.empire} size={56} />}
      title={end.title(winners)}
    >
      <p>{isCutShort(ranks) ? end.cutShort(name) : end.won({ ...first, name })}</p>
    </Verdict>
  );
}
