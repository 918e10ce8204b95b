import type { RankedPlayer } from "@sofala/protocol";
import { results } from "../../text/ratings-text.ts";
import { PlayerName } from "./player-name.tsx";
import { RatingBand } from "./rating-band.tsx";
import { shareText } from "./percent-text.ts";
import "./leaderboard-table.css";

interface Props {
  readonly game: string;
  readonly label: string;
  readonly lines: readonly RankedPlayer[];
  /** From the first on; without, nobody is numbered. */
  readonly isNumbered?: boolean;
  /** Says whose bots they are. */
  readonly isLadder?: boolean;
}

/** People or bots, one below the other by their strength. */
export function StrengthTable(props: Props) {
  const { game, label, lines, isNumbered = false, isLadder = false } = props;
  const { lists } = results.value;
  return (
    <table class="strength-table" aria-label={label}>
      <thead>
        <tr>
          {isNumbered && (
            <th scope="col" class="rank">
              {lists.column.rank}
            </th>
          )}
          <th scope="col" class="name">
            {lists.column.name}
          </th>
          <th scope="col" class="rating">
            {lists.column.rating}
          </th>
          <th scope="col">{lists.column.games}</th>
          <th scope="col">{lists.column.wins}</th>
        </tr>
      </thead>
      <tbody class="figures">
        {lines.map((line, index) => (
          <tr key={line.player.personId ?? line.player.level ?? index}>
            {isNumbered && <td class="rank">{index + 1}</td>}
            <th scope="row" class="name">
              <PlayerName player={line.player} game={game} />
              {isLadder && (
                <span class="quiet owner">
                  {line.player.level === undefined ? lists.theirs : lists.ours}
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
            <td>{shareText(line.wins, line.games)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
