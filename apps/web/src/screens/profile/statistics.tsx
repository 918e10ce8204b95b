import type { GameStatistics } from "@sofala/protocol";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { results } from "../../text/ratings-text.ts";
import { words } from "../../text/app-text.ts";
import { PlayerName } from "../ratings/player-name.tsx";
import { shareText } from "../ratings/percent-text.ts";
import { FactName } from "./fact-name.tsx";

/** What somebody has done in one game. */
export function Statistics({ statistics }: { readonly statistics: GameStatistics }) {
  const { profile: text, game } = results.value;
  const { wins, games, meanPlace, seats, facts, opponents } = statistics;
  const mean = new Intl.NumberFormat(words.value.tag, { maximumFractionDigits: 1 });
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {text.statistics}
        <span class="quiet"> {game(statistics.game)}</span>
      </h2>
      <p>{text.summary(wins, games, mean.format(meanPlace))}</p>
      <div class="tallies">
        {[...Map.groupBy(facts, ({ topic }) => topic)].map(([topic, rows]) => (
          <Tally key={topic} title={text.topic(topic)} won={text.column.wins}>
            {rows.map((row) => (
              <Row key={row.value} part={row.wins} all={row.games}>
                <FactName game={statistics.game} topic={topic} value={row.value} />
              </Row>
            ))}
          </Tally>
        ))}
        <Tally title={text.bySeat} won={text.column.wins}>
          {seats.map(({ seat, ...row }) => (
            <Row key={seat} part={row.wins} all={row.games}>
              {text.seat(seat)}
            </Row>
          ))}
        </Tally>
        {opponents.length > 0 && (
          <Tally title={text.opponents} won={text.column.ahead}>
            {opponents.map(({ player, finishedAhead, ...row }, index) => (
              <Row
                key={player.personId ?? player.level ?? index}
                part={finishedAhead}
                all={row.games}
              >
                <PlayerName player={player} game={statistics.game} />
              </Row>
            ))}
          </Tally>
        )}
      </div>
    </section>
  );
}

interface TallyProps {
  readonly title: string;
  /** What is counted among the games. */
  readonly won: string;
  readonly children: ComponentChildren;
}

function Tally({ title, won, children }: TallyProps) {
  const { column } = results.value.profile;
  return (
    <table class="tally panel">
      <caption>{title}</caption>
      <thead>
        <tr class="quiet">
          <td />
          <th scope="col">{column.games}</th>
          <th scope="col">{won}</th>
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
  readonly part: number;
  readonly all: number;
  readonly children: ComponentChildren;
}

function Row({ part, all, children }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <span class="what">{children}</span>
      </th>
      <td>{all}</td>
      <td>{part}</td>
      <td class="share">
        <span class="bar" aria-hidden="true">
          <span style={{ width: `${(100 * part) / Math.max(1, all)}%` }} />
        </span>
        <span class="hundredths">{shareText(part, all)}</span>
      </td>
    </tr>
  );
}
