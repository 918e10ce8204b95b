import { useSignal } from "@preact/signals";
import { hasSession } from "../../online/has-session.ts";
import { gameOrDefault, type GameId } from "../../games/registry.ts";
import { listGames } from "../../store/game-database.ts";
import { lastLargeGame, rememberLastGame } from "../../games/last-game.ts";
import { whenIdle } from "../../ui/when-idle.ts";
import { lazy } from "../../ui/lazy.tsx";
import { useLoaded } from "../../use-loaded.ts";
import { appText } from "../../text/app-text.ts";
import { summarizeRow } from "../games/row-summary.ts";
import { ImportButton } from "./import-button.tsx";
import "./home-screen.css";
import { PlayBotsButton } from "./play-bots.tsx";
import { SelfPlay } from "./self-play.tsx";
import { SmallGames } from "./small-games.tsx";
import { GameChoice } from "./game-choice.tsx";

/** Loaded when the page is idle, and only if there is a session. */
const YourTurn = lazy(
  () =>
    whenIdle()
      .then(() => import("./your-turn.tsx"))
      .then((module) => module.YourTurn),
  () => undefined,
);

/** Longer titles are set smaller. */
const LONG_TITLE = 20;

/** The first screen: choose a game; play, continue, learn. */
export function Screen() {
  const game = useSignal(lastLargeGame());
  const { home } = appText.value;
  const gameText = home.games[game.value];
  const { Ornament, loadSelfPlay } = gameOrDefault(game.value);
  const choose = (chosen: GameId) => {
    game.value = chosen;
    rememberLastGame(chosen);
  };
  return (
    <div class={`home-screen ${game.value}`}>
      <section class="hero">
        <SelfPlay key={game.value} load={loadSelfPlay} />
        <div class="intro">
          <GameChoice game={game.value} onChoose={choose} />
          <h1 class={gameText.title.length > LONG_TITLE ? "long" : undefined}>{gameText.title}</h1>
          <p class="lead">{gameText.description}</p>
          <div class="starts">
            <PlayBotsButton key={game.value} game={game.value} />
            <div class="start">
              <a class="button" href="/online">
                {home.playFriends}
              </a>
              <p class="quiet">{home.playFriendsText}</p>
              {hasSession() && <YourTurn />}
            </div>
            <div class="start">
              <a class="button" href={`/new/${game.value}?for=table`}>
                {home.playLocally}
              </a>
              <p class="quiet">{gameText.playLocallyText}</p>
            </div>
          </div>
        </div>
        <Ornament height={18} />
      </section>
      <RecentGames />
      <SmallGames />
      <section class="more">
        <a class="panel" href={`/learn/tutorial/${game.value}`}>
          <h2>{home.learn}</h2>
          <p>{gameText.learnText}</p>
        </a>
        <a class="panel" href={`/learn/rules/${game.value}`}>
          <h2>{home.rules}</h2>
          <p>{gameText.rulesText}</p>
        </a>
        <ImportButton />
      </section>
    </div>
  );
}

const MAX_CARDS = 3;

/** The last unfinished games; the card component is loaded if there are any. */
function RecentGames() {
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
  const rows = games.filter((row) => summarizeRow(row).kind !== "finished");
  const { GameCard } = rows.length === 0 ? {} : await import("../games/game-card.tsx");
  return { rows, GameCard };
}
