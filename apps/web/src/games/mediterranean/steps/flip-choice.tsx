import type { Edition } from "@sofala/mediterranean";
import { capitalize } from "../../../text/capitalize.ts";
import { allMediterraneanText } from "../mediterranean-text.ts";
import { MarkIcon } from "../art/mark-icon.tsx";
import { Choice } from "./choice.tsx";
import "./flip-choice.css";
import type { FlipOutcome } from "./flip-outcome.ts";

interface Props {
  readonly edition: Edition;
  readonly flip: FlipOutcome;
  readonly isChosen: boolean;
  /** The move was made already. */
  readonly isSubmitted: boolean;
  readonly onChoose: () => void;
}

/** A board, what flipping it would destroy, and what it would unlock. */
export function FlipChoice({ edition, flip, isChosen, isSubmitted, onChoose }: Props) {
  const { sentences, steps } = allMediterraneanText.value;
  const { flips: text, change } = steps;
  const { track, from, to, destroyed, unlockedBuildings, handPush } = flip;
  const { levels } = edition.tracks[track];
  return (
    <div class="flip-choice">
      <Choice
        name={text.board(track)}
        facts={isSubmitted ? text.chosen : undefined}
        isChosen={isChosen}
        isMultiple
        isDisabled={isSubmitted}
        onChoose={onChoose}
      >
        <span class="faces figures">
          <MarkIcon mark={from.idea} />
          {capitalize(sentences.idea[from.idea])} {from.position}
          <span class="note">{change.level(levels[from.position] ?? 0)}</span>
          <span aria-hidden="true">→</span>
          <MarkIcon mark={to} />
          {capitalize(sentences.idea[to])} 0
        </span>
        {destroyed.length === 0 ? (
          <span class="note">{text.destroysNothing}</span>
        ) : (
          <span class="danger">{text.destroys(destroyed)}</span>
        )}
        {from.position > 0 && <span class="note">{text.losesSpaces(from.position)}</span>}
        <span class="note">
          {handPush === 0 ? text.noHandEffect : text.handEffect(track, handPush)}
        </span>
      </Choice>
      <details>
        <summary>{text.buildingsOf(capitalize(sentences.idea[to]))}</summary>
        <ul>
          {unlockedBuildings.map((id) => {
            const data = edition.buildings[id];
            return (
              data && (
                <li key={id}>
                  <b>{sentences.building(id)}</b> {steps.shop.price(data.price)},{" "}
                  {steps.shop.cubes(data.population)}: {sentences.ability(data.ability)}
                </li>
              )
            );
          })}
        </ul>
      </details>
    </div>
  );
}
