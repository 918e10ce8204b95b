import type { ResultInfo } from "@sofala/protocol";
import { signed } from "@sofala/text/rules";
import "../../ui/card-link.css";
import { gameTitle } from "../../games/game-overview.ts";
import { ratingsText } from "../../text/ratings-text.ts";
import { appText } from "../../text/app-text.ts";
import { agoText } from "../games/row-summary.ts";
import { playerName } from "../ratings/player-name.tsx";

/** The last games that the current person may see, the newest first. */
export function RecentGames({ games }: { readonly games: readonly ResultInfo[] }) {
  const { profile: text } = ratingsText.value;
  return (
    <section aria-labelledby="last-games">
      <h2 id="last-games">{text.recentGames}</h2>
      {games.length === 0 ? (
        <p class="none quiet">{text.noRecentGames}</p>
      ) : (
        <ul class="cards bare">
          {games.map((game) => (
            <li key={game.tableId}>
              <ResultCard game={game} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ResultCard({ game }: { readonly game: ResultInfo }) {
  const { profile: text, pace } = ratingsText.value;
  const { place, placeSharedBy, opponents, ending, ratingChange } = game;
  const how =
    place === undefined ? text.aborted : text.place(place, opponents.length + 1, placeSharedBy);
  const names = opponents.map(({ player }) => playerName(player, game.game));
  return (
    <article class={place === 1 ? "played-card won" : "played-card"}>
      <header>
        <h3>
          <a class="card-link" href={`/table/${game.tableId}`}>
            {how}
          </a>
        </h3>
        {ratingChange === undefined ? (
          <span class="quiet">{text.unrated}</span>
        ) : (
          <span class={`figures change ${ratingChange < 0 ? "down" : "up"}`}>
            {signed(ratingChange)}
          </span>
        )}
      </header>
      <p>{text.against(names)}</p>
      <footer class="quiet">
        <span>
          {gameTitle(game.game, appText.value)} · {pace[game.pace]}
          {ending !== "played" && ending !== "aborted" && ` · ${text.ending[ending]}`}
        </span>
        <span>{agoText(game.endedAt, Date.now(), appText.value.tag)}</span>
      </footer>
    </article>
  );
}
