import type { GameStatistics } from "@sofala/protocol";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { gameTitle } from "../../games/game-overview.ts";
import { ratingsText } from "../../text/ratings-text.ts";
import { appText } from "../../text/app-text.ts";
import { PlayerName } from "../ratings/player-name.tsx";
import { percentText } from "../ratings/percent-text.ts";
import { FactName } from "./fact-name.tsx";

/** The statistics of a person in one game. */
export function Statistics({ statistics }: { readonly statistics: GameStatistics }) {
  const { profile: text } = ratingsText.value;
  const { wins, games, meanPlace, seats, facts, opponents } = statistics;
  const mean = new Intl.NumberFormat(appText.value.tag, { maximumFractionDigits: 1 });
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {text.statistics}
        <span class="quiet"> {gameTitle(statistics.game, appText.value)}</span>
      </h2>
      <p>{text.summary(wins, games, mean.format(meanPlace))}</p>
      <div class="tallies">
        {[...Map.groupBy(facts, ({ topic }) => topic)].map(([topic, rows]) => (
          <WinTable
            key={topic}
            title={<FactName game={statistics.game} topic={topic} />}
            countLabel={text.column.wins}
          >
            {rows.map((row) => (
              <Row key={row.value} count={row.wins} total={row.games}>
                <FactName game={statistics.game} topic={topic} value={row.value} />
              </Row>
            ))}
          </WinTable>
        ))}
        <WinTable title={text.bySeat} countLabel={text.column.wins}>
          {seats.map(({ seat, ...row }) => (
            <Row key={seat} count={row.wins} total={row.games}>
              {text.seat(seat)}
            </Row>
          ))}
        </WinTable>
        {opponents.length > 0 && (
          <WinTable title={text.frequentOpponents} countLabel={text.column.ahead}>
            {opponents.map(({ player, finishedAhead, ...row }, index) => (
              <Row
                key={player.personId ?? player.level ?? index}
                count={finishedAhead}
                total={row.games}
              >
                <PlayerName player={player} game={statistics.game} />
              </Row>
            ))}
          </WinTable>
        )}
      </div>
    </section>
  );
}

interface WinTableProps {
  readonly title: ComponentChildren;
  /** What is counted among the games. */
  readonly countLabel: string;
  readonly children: ComponentChildren;
}

function WinTable({ title, countLabel, children }: WinTableProps) {
  const { column } = ratingsText.value.profile;
  return (
    <table class="tally panel">
      <caption>{title}</caption>
      <thead>
        <tr class="quiet">
          <td />
          <th scope="col">{column.games}</th>
          <th scope="col">{countLabel}</th>
          <th scope="col" class="share">
            {column.share}
          </th>
        </tr>
      </thead>
      <tbody class="figures">{children}</tbody>
    </table>
  );
}

interface RowProps {
  readonly count: number;
  readonly total: number;
  readonly children: ComponentChildren;
}

function Row({ count, total, children }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <span class="what">{children}</span>
      </th>
      <td>{total}</td>
      <td>{count}</td>
      <td class="share">
        <span class="bar" aria-hidden="true">
          <span style={{ width: `${(100 * count) / Math.max(1, total)}%` }} />
        </span>
        <span class="hundredths">{percentText(count, total)}</span>
      </td>
    </tr>
  );
}
