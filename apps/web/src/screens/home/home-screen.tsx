import { useSignal } from "@preact/signals";
import { hasBeenOnline } from "../../online/has-session.ts";
import type { GameId } from "../../store/game-id.ts";
import { listGames } from "../../store/game-database.ts";
import { lastWorld, rememberWorld } from "../../store/last-game.ts";
import { ChevronBand } from "../../ui/brand.tsx";
import { idle } from "../../ui/when-idle.ts";
import { later } from "../../ui/lazy.tsx";
import { MeanderBand } from "../../ui/meander-band.tsx";
import { useLoaded } from "../../ui/use-loaded.ts";
import { words } from "../../text/app-text.ts";
import { headOf } from "../games/row-summary.ts";
import { Bring } from "./import-button.tsx";
import "./home-screen.css";
import { PlayBots } from "./play-bots.tsx";
import { SelfPlay, type Play } from "./self-play.tsx";
import { WorldChoice } from "./game-choice.tsx";

/** Asks the server when all else is there, and only on a device that it knows. */
const YourTurn = later(
  () =>
    idle()
      .then(() => import("./your-turn.tsx"))
      .then((module) => module.YourTurn),
  () => undefined,
);

/** A game in the background, by the game that is spoken of. */
const PLAYS: { readonly [G in GameId]: () => Promise<Play> } = {
  zimbabwe: () =>
    import("../../games/zimbabwe/home/self-play-scenes.tsx").then((module) => module.play),
  mediterranean: () =>
    import("../../games/mediterranean/home/self-play-scenes.tsx").then((module) => module.play),
};

/** The first screen: choose a game; play, go on, learn. */
export function Screen() {
  const game = useSignal(lastWorld());
  const { home } = words.value;
  const world = home.world[game.value];
  const isZimbabwe = game.value === "zimbabwe";
  const choose = (chosen: GameId) => {
    game.value = chosen;
    rememberWorld(chosen);
  };
  return (
    <div class={`home-screen ${game.value}`}>
      <section class="hero">
        <SelfPlay key={game.value} load={PLAYS[game.value]} />
        <div class="words">
          <WorldChoice game={game.value} onChoose={choose} />
          <h1>{world.title}</h1>
          <p class="lead">{world.text}</p>
          <div class="starts">
            <PlayBots key={game.value} game={game.value} />
            <div class="start">
              <a class="button" href="/online">
                {home.friends}
              </a>
              <p class="quiet">{home.friendsText}</p>
              {hasBeenOnline() && <YourTurn />}
            </div>
            <div class="start">
              <a class="button" href={`/new/${game.value}?for=table`}>
                {home.oneTable}
              </a>
              <p class="quiet">{world.oneTableText}</p>
            </div>
          </div>
        </div>
        {isZimbabwe ? <ChevronBand height={18} /> : <MeanderBand height={18} />}
      </section>
      <GoOn />
      <section class="more">
        <a class="panel" href={`/learn/tutorial/${game.value}`}>
          <h2>{home.learn}</h2>
          <p>{world.learnText}</p>
        </a>
        <a class="panel" href={`/learn/rules/${game.value}`}>
          <h2>{home.rules}</h2>
          <p>{world.rulesText}</p>
        </a>
        <Bring />
      </section>
    </div>
  );
}

const MOST_CARDS = 3;

/** The games last played; their cards are loaded when there are any. */
function GoOn() {
  // The rest of the screen does without them.
  const games = useLoaded(() => loadGames().catch(() => undefined));
  const { home } = words.value;
  if (games?.GameCard === undefined) return undefined;
  const { rows, GameCard } = games;
  return (
    <section class="go-on">
      <div class="head">
        <h2>{home.goOn}</h2>
        <a href="/games">{home.allGames}</a>
      </div>
      <div class="cards">
        {rows.slice(0, MOST_CARDS).map((row, n) => (
          <GameCard key={n} row={row} />
        ))}
      </div>
    </section>
  );
}

async function loadGames() {
  // Without a store there is nothing to go on with.
  const kept = await listGames().catch(() => []);
  const rows = kept.filter((row) => headOf(row).kind !== "finished");
  const { GameCard } = rows.length === 0 ? {} : await import("../games/game-card.tsx");
  return { rows, GameCard };
}
