import type { Edition } from "@sofala/mediterranean";
import { capital } from "../../../text/capitalize.ts";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { MarkIcon } from "../art/mark-icon.tsx";
import { Choice } from "./choice.tsx";
import "./flip-choice.css";
import type { Flip } from "./flip-outcome.ts";

interface Props {
  readonly edition: Edition;
  readonly flip: Flip;
  readonly isChosen: boolean;
  /** It was said to the table already. */
  readonly isMade: boolean;
  readonly onChoose: () => void;
}

/** A board, what turning it over would destroy, and what would be possible then. */
export function FlipChoice({ edition, flip, isChosen, isMade, onChoose }: Props) {
  const { game, steps } = mediterraneanWords.value;
  const { flips: text, change } = steps;
  const { track, from, to, destroyed, ahead, push } = flip;
  const { levels } = edition.tracks[track];
  return (
    <div class="flip-choice">
      <Choice
        name={text.board(track)}
        facts={isMade ? text.chosen : undefined}
        isChosen={isChosen}
        isOfSeveral
        isDisabled={isMade}
        onChoose={onChoose}
      >
        <span class="faces figures">
          <MarkIcon mark={from.idea} />
          {capital(game.idea[from.idea])} {from.position}
          <span class="note">{change.level(levels[from.position] ?? 0)}</span>
          <span aria-hidden="true">→</span>
          <MarkIcon mark={to} />
          {capital(game.idea[to])} 0
        </span>
        {destroyed.length === 0 ? (
          <span class="note">{text.destroysNothing}</span>
        ) : (
          <span class="danger">{text.destroys(destroyed)}</span>
        )}
        {from.position > 0 && <span class="note">{text.losesSpaces(from.position)}</span>}
        <span class="note">{push === 0 ? text.handStill : text.hand(track, push)}</span>
      </Choice>
      <details>
        <summary>{text.ahead(capital(game.idea[to]))}</summary>
        <ul>
          {ahead.map((id) => {
            const data = edition.buildings[id];
            return (
              data && (
                <li key={id}>
                  <b>{game.building(id)}</b> {steps.shop.price(data.price)},{" "}
                  {steps.shop.cubes(data.population)}: {game.ability(data.ability)}
                </li>
              )
            );
          })}
        </ul>
      </details>
    </div>
  );
}
