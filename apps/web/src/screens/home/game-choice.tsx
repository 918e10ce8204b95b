import { useId } from "preact/hooks";
import { GAMES, type GameId } from "../../store/game-id.ts";
import { ChevronBand } from "../../ui/brand.tsx";
import { MeanderBand } from "../../ui/meander-band.tsx";
import { words } from "../../text/app-text.ts";

interface Props {
  readonly game: GameId;
  readonly onChoose: (game: GameId) => void;
}

/** Which of the two games the screen is about. */
export function WorldChoice({ game, onChoose }: Props) {
  const id = useId();
  const { home } = words.value;
  return (
    <fieldset class="world-choice">
      <legend class="spoken">{home.choose}</legend>
      {GAMES.map((each) => (
        <label key={each} class={each}>
          <input
            class="spoken"
            type="radio"
            name={id}
            checked={each === game}
            onChange={() => onChoose(each)}
          />
          <span>{home.world[each].short}</span>
          {each === "zimbabwe" ? <ChevronBand height={8} /> : <MeanderBand height={8} />}
        </label>
      ))}
    </fieldset>
  );
}
