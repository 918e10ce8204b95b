import type { RankedPlayer } from "@sofala/protocol";
import { ratingsText } from "../../text/ratings-text.ts";
import { PlayerName } from "./player-name.tsx";
import { RatingBand } from "./rating-band.tsx";
import { percentText } from "./percent-text.ts";
import "./leaderboard-table.css";

interface Props {
  readonly game: string;
  readonly label: string;
  readonly players: readonly RankedPlayer[];
  /** Numbers the rows. */
  readonly isNumbered?: boolean;
  /** Shows whose bots they are. */
  readonly isLadder?: boolean;
}

/** People or bots by rating. */
export function LeaderboardTable(props: Props) {
  const { game, label, players, isNumbered = false, isLadder = false } = props;
  const { leaderboards } = ratingsText.value;
  return (
    <table class="strength-table" aria-label={label}>
      <thead>
        <tr>
          {isNumbered && (
            <th scope="col" class="rank">
              {leaderboards.column.rank}
            </th>
          )}
          <th scope="col" class="name">
            {leaderboards.column.name}
          </th>
          <th scope="col" class="rating">
            {leaderboards.column.rating}
          </th>
          <th scope="col">{leaderboards.column.games}</th>
          <th scope="col">{leaderboards.column.wins}</th>
        </tr>
      </thead>
      <tbody class="figures">
        {players.map((line, index) => (
          <tr key={line.player.personId ?? line.player.level ?? index}>
            {isNumbered && <td class="rank">{index + 1}</td>}
            <th scope="row" class="name">
              <PlayerName player={line.player} game={game} />
              {isLadder && (
                <span class="quiet owner">
                  {line.player.level === undefined ? leaderboards.userBot : leaderboards.serverBot}
                </span>
              )}
            </th>
            <td class="rating">
              <span class="number">
                {line.rating} <span class="quiet">± {line.uncertainty}</span>
              </span>
              <RatingBand rating={line.rating} uncertainty={line.uncertainty} />
            </td>
            <td>{line.games}</td>
            <td>{percentText(line.wins, line.games)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
