import { useSignal } from "@preact/signals";
import { gameOrDefault, type GameId } from "../../games/registry.ts";
import { isKnownGame } from "../../games/known-games.ts";
import { lastLargeGame, rememberLastGame } from "../../games/last-game.ts";
import { lazy } from "../../ui/lazy.tsx";
import { appText } from "../../text/app-text.ts";
import { ImportButton } from "./import-button.tsx";
import "./home-screen.css";
import { FirstVisit } from "./first-visit.tsx";
import { PlayBotsButton } from "./play-bots.tsx";
import { SelfPlay } from "./self-play.tsx";
import { SmallGames } from "./small-games.tsx";
import { GameChoice } from "./game-choice.tsx";

const RecentGames = lazy(
  () => import("./recent-games.tsx").then((module) => module.RecentGames),
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
      {wasHereBefore() && <RecentGames />}
      <section class="hero">
        <SelfPlay key={game.value} load={loadSelfPlay} />
        <div class="intro">
          <GameChoice game={game.value} onChoose={choose} />
          <h1 class={gameText.title.length > LONG_TITLE ? "long" : undefined}>{gameText.title}</h1>
          <p class="lead">{gameText.description}</p>
          <div class={isKnownGame(game.value) ? "starts" : "starts first"}>
            {isKnownGame(game.value) ? (
              <WaysToPlay key={game.value} game={game.value} />
            ) : (
              <FirstVisit key={game.value} game={game.value} />
            )}
          </div>
        </div>
        <Ornament height={18} />
      </section>
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

/** Has this browser stored anything besides the settings, which every visit stores? */
function wasHereBefore(): boolean {
  try {
    return localStorage.length > 1;
  } catch {
    return false;
  }
}

function WaysToPlay({ game }: { readonly game: GameId }) {
  const { home } = appText.value;
  return (
    <>
      <PlayBotsButton game={game} />
      <div class="start">
        <a class="button" href="/online">
          {home.playFriends}
        </a>
        <p class="quiet">{home.playFriendsText}</p>
      </div>
      <div class="start">
        <a class="button" href={`/new/${game}?for=table`}>
          {home.playLocally}
        </a>
        <p class="quiet">{home.games[game].playLocallyText}</p>
      </div>
    </>
  );
}
