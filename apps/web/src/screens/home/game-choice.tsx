import { useId } from "preact/hooks";
import { largeGames, type GameId } from "../../games/registry.ts";
import { appText } from "../../text/app-text.ts";

interface Props {
  readonly game: GameId;
  readonly onChoose: (game: GameId) => void;
}

/** Chooses the game that the screen is about; small games have a card of their own. */
export function GameChoice({ game, onChoose }: Props) {
  const id = useId();
  const { home } = appText.value;
  return (
    <fieldset class="game-choice">
      <legend class="spoken">{home.chooseGame}</legend>
      {largeGames.map(({ id: each, Ornament }) => (
        <label key={each} class={each}>
          <input
            class="spoken"
            type="radio"
            name={id}
            checked={each === game}
            onChange={() => onChoose(each)}
          />
          <span>{home.games[each].shortTitle}</span>
          <Ornament height={8} />
        </label>
      ))}
    </fieldset>
  );
}
