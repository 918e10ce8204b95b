import { hasBeenOnline } from "../../online/been-here.ts";
import { listGames } from "../../store/games.ts";
import { ChevronBand } from "../../ui/brand.tsx";
import { idle } from "../../ui/idle.ts";
import { later } from "../../ui/later.tsx";
import { useLoaded } from "../../ui/use-loaded.ts";
import { words } from "../../words/words.ts";
import { headOf } from "../games/row.ts";
import { Bring } from "./bring.tsx";
import "./home-screen.css";
import { PlayBots } from "./play-bots.tsx";
import { SelfPlay } from "./self-play.tsx";

/** Asks the server when all else is there, and only on a device that it knows. */
const YourTurn = later(
  () =>
    idle()
      .then(() => import("./your-turn.tsx"))
      .then((module) => module.YourTurn),
  () => undefined,
);

/** The first screen: play, go on, learn. */
export function Screen() {
  const { home } = words.value;
  return (
    <div class="home-screen">
      <section class="hero">
        <SelfPlay />
        <div class="words">
          <h1>{home.title}</h1>
          <p class="lead">{home.text}</p>
          <div class="starts">
            <PlayBots />
            <div class="start">
              <a class="button" href="/online">
                {home.friends}
              </a>
              <p class="quiet">{home.friendsText}</p>
              {hasBeenOnline() && <YourTurn />}
            </div>
            <div class="start">
              <a class="button" href="/new/zimbabwe?for=table">
                {home.oneTable}
              </a>
              <p class="quiet">{home.oneTableText}</p>
            </div>
          </div>
        </div>
        <ChevronBand height={18} />
      </section>
      <GoOn />
      <section class="more">
        <a class="panel" href="/learn/tutorial/zimbabwe">
          <h2>{home.learn}</h2>
          <p>{home.learnText}</p>
        </a>
        <a class="panel" href="/learn/rules/zimbabwe">
          <h2>{home.rules}</h2>
          <p>{home.rulesText}</p>
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
