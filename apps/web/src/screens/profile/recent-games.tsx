import type { ResultInfo } from "@sofala/protocol";
import { signed } from "@sofala/text/rules";
import "../../ui/card-link.css";
import { results } from "../../text/ratings-text.ts";
import { words } from "../../text/app-text.ts";
import { agoText } from "../games/row-summary.ts";
import { playerName } from "../ratings/player-name.tsx";

/** The last games that whoever looks may see, the newest first. */
export function LastGames({ games }: { readonly games: readonly ResultInfo[] }) {
  const { profile: text } = results.value;
  return (
    <section aria-labelledby="last-games">
      <h2 id="last-games">{text.last}</h2>
      {games.length === 0 ? (
        <p class="none quiet">{text.lastNone}</p>
      ) : (
        <ul class="cards bare">
          {games.map((game) => (
            <li key={game.tableId}>
              <GameCard game={game} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function GameCard({ game }: { readonly game: ResultInfo }) {
  const { profile: text, pace, game: named } = results.value;
  const { place, placeSharedBy, opponents, ending, ratingChange } = game;
  const how =
    place === undefined ? text.calledOff : text.place(place, opponents.length + 1, placeSharedBy);
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
          {named(game.game)} · {pace[game.pace]}
          {ending !== "played" && ending !== "aborted" && ` · ${text.ending[ending]}`}
        </span>
        <span>{agoText(game.endedAt, Date.now(), words.value.tag)}</span>
      </footer>
    </article>
  );
}
