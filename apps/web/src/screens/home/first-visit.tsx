import { rememberKnownGame } from "../../games/known-games.ts";
import { gameOrDefault, type GameId } from "../../games/registry.ts";
import { appText } from "../../text/app-text.ts";
import { useStart } from "../../ui/use-start.ts";

/** What somebody who does not know the game can do. */
export function FirstVisit({ game }: { readonly game: GameId }) {
  const { loadGuidedGame, loadLastSetup } = gameOrDefault(game);
  const { state, start } = useStart(loadGuidedGame ?? loadLastSetup);
  const { home } = appText.value;
  const { firstVisit: text } = home;
  const remember = () => rememberKnownGame(game);
  const startGuided = async () => {
    await start();
    remember();
  };
  return (
    <>
      <div class="start">
        <a class="button primary" href={`/learn/tutorial/${game}`}>
          {text.learn}
        </a>
        <p class="quiet">{home.games[game].learnText}</p>
      </div>
      <div class="start">
        <button
          type="button"
          class="button"
          disabled={state === "starting"}
          onClick={() => void startGuided()}
        >
          {state === "starting" ? home.starting : text.guided}
        </button>
        <p class="quiet">{text.guidedText}</p>
        {state === "failed" && <p role="alert">{home.cannotStart}</p>}
      </div>
      <div class="start">
        <button type="button" class="button" onClick={remember}>
          {text.know}
        </button>
        <p class="quiet">{text.knowText}</p>
      </div>
    </>
  );
}
