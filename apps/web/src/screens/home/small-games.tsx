import { smallGames, type GameId } from "../../games/registry.ts";
import type { GameUi } from "../../games/game-ui.ts";
import { appText } from "../../text/app-text.ts";
import { useLoaded } from "../../use-loaded.ts";
import { whenIdle } from "../../ui/when-idle.ts";
import { PlayBotsButton } from "./play-bots.tsx";

/** A card for each small game. */
export const SmallGames = () => (
  <>
    {smallGames.map((game) => (
      <SmallGame key={game.id} game={game} />
    ))}
  </>
);

function SmallGame({ game: { id, loadSelfPlay } }: { readonly game: GameUi<GameId> }) {
  const scenes = useLoaded(() => whenIdle().then(loadSelfPlay));
  const { home, learn } = appText.value;
  const text = home.games[id];
  return (
    <section class={`panel small-game ${id}`}>
      <div class="picture" aria-hidden="true">
        {scenes && <scenes.Scene at={scenes.sceneCount - 1} />}
      </div>
      <div class="about">
        <h2>{text.title}</h2>
        <p>{text.description}</p>
        <p class="links">
          <a href={`/learn/tutorial/${id}`}>{learn.tutorial}</a>
          <a href={`/learn/rules/${id}`}>{learn.rules}</a>
          <a href={`/new/${id}?for=table`}>{text.playLocallyText}</a>
        </p>
      </div>
      <PlayBotsButton game={id} label={home.playGame(text.shortTitle)} />
    </section>
  );
}
