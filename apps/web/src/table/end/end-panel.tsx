import type { Ranking } from "@sofala/engine";
import type { ComponentChildren } from "preact";
import { allAppText } from "../../text/app-text.ts";
import type { RenderBadge } from "../render-badge.ts";
import { OutcomeCard } from "./outcome-card.tsx";
import { RankingTable, type RankingFigures } from "./ranking-table.tsx";
import "./end-panel.css";

/** What the end of a game is shown with, on this device and on a server. */
export interface EndProps<Moment> {
  readonly names: readonly string[];
  /** Of the whole game. */
  readonly moments: readonly Moment[];
  /** What to do next. */
  readonly actions: ComponentChildren;
  /** How it ended, if not by the rules alone. */
  readonly outcome?: ComponentChildren;
  /** The address of a moment in the replay. */
  readonly replayAt: (moment: number) => string;
}

interface Props extends Pick<EndProps<unknown>, "names" | "actions" | "outcome"> {
  /** By the rules; undefined if they did not end the game. */
  readonly ranking: Ranking | undefined;
  /** Why, in a sentence. */
  readonly reason: string | undefined;
  readonly badge: RenderBadge;
  /** The ranking as a table, if the game has figures for it. */
  readonly figures?: RankingFigures;
  /** Sections of the game. */
  readonly children?: ComponentChildren;
}

/** The end of a game: who won and why, what to do next, and how it came to that. */
export function EndPanel(props: Props) {
  const { names, actions, outcome, ranking, reason, badge, figures, children } = props;
  const [winner] = ranking?.[0] ?? [];
  return (
    <div class="end-panel">
      {outcome ??
        (ranking !== undefined && winner !== undefined && (
          <OutcomeCard
            badge={ranking.length > 1 && badge(winner, "5rem")}
            title={outcomeTitle(ranking, names)}
          >
            <p>{reason}</p>
          </OutcomeCard>
        ))}
      {actions}
      {ranking !== undefined && figures !== undefined && (
        <RankingTable {...figures} names={names} badge={badge} />
      )}
      {children}
    </div>
  );
}

/** Who won, in a few words. */
export function outcomeTitle(ranking: Ranking, names: readonly string[]): string {
  const { title, draw } = allAppText.value.endPanel;
  const [winners = []] = ranking;
  return ranking.length === 1 && winners.length > 1
    ? draw
    : title(winners.map((seat) => names[seat] ?? ""));
}
