import { rememberKnownGame } from "../../games/known-games.ts";
import { listGames } from "../../store/game-database.ts";
import { appText } from "../../text/app-text.ts";
import { useLoaded } from "../../use-loaded.ts";
import { summarizeRow } from "../games/row-summary.ts";

const MAX_CARDS = 3;

/** The last unfinished games; the card component is loaded if there are any. */
export function RecentGames() {
  // The rest of the screen works without them.
  const games = useLoaded(() => loadRecentGames().catch(() => undefined));
  const { home } = appText.value;
  if (games?.GameCard === undefined) return undefined;
  const { rows, GameCard } = games;
  return (
    <section class="recent-games">
      <div class="head">
        <h2>{home.continueGame}</h2>
        <a href="/games">{home.allGames}</a>
      </div>
      <div class="cards">
        {rows.slice(0, MAX_CARDS).map((row, n) => (
          <GameCard key={n} row={row} />
        ))}
      </div>
    </section>
  );
}

async function loadRecentGames() {
  // Without storage there are no games.
  const games = await listGames().catch(() => []);
  const summaries = games.map((row) => ({ row, ...summarizeRow(row) }));
  for (const { game } of summaries) if (game !== undefined) rememberKnownGame(game);
  const rows = summaries.filter(({ kind }) => kind !== "finished").map(({ row }) => row);
  const { GameCard } = rows.length === 0 ? {} : await import("../games/game-card.tsx");
  return { rows, GameCard };
}
