import { useId } from "preact/hooks";
import { GAME_IDS, type GameId } from "../../store/game-id.ts";
import { ChevronBand } from "../../ui/brand.tsx";
import { MeanderBand } from "../../ui/meander-band.tsx";
import { appText } from "../../text/app-text.ts";

interface Props {
  readonly game: GameId;
  readonly onChoose: (game: GameId) => void;
}

/** Chooses the game that the screen is about. */
export function GameChoice({ game, onChoose }: Props) {
  const id = useId();
  const { home } = appText.value;
  return (
    <fieldset class="game-choice">
      <legend class="spoken">{home.chooseGame}</legend>
      {GAME_IDS.map((each) => (
        <label key={each} class={each}>
          <input
            class="spoken"
            type="radio"
            name={id}
            checked={each === game}
            onChange={() => onChoose(each)}
          />
          <span>{home.games[each].shortTitle}</span>
          {each === "zimbabwe" ? <ChevronBand height={8} /> : <MeanderBand height={8} />}
        </label>
      ))}
    </fieldset>
  );
}
