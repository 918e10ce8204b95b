import { GODS, type God } from "@sofala/zimbabwe";
import { GodIcon } from "../board/piece-icons.tsx";
import { ALL_GODS } from "../cards.ts";
import { allZimbabweText } from "../zimbabwe-text.ts";
import "./god-choice.css";

interface Props {
  readonly chosen: readonly God[];
  readonly onChoose: (gods: readonly God[]) => void;
}

/** The gods in play, ticked one by one. */
export function GodChoice({ chosen, onChoose }: Props) {
  const { options: text, zimbabwe } = allZimbabweText.value;
  const toggle = (god: God) =>
    onChoose(
      ALL_GODS.filter((each) => (each === god ? !chosen.includes(god) : chosen.includes(each))),
    );
  return (
    <fieldset class="god-choice">
      <legend class="figures">{text.godsCount(chosen.length)}</legend>
      {ALL_GODS.map((god) => (
        <label key={god}>
          <input type="checkbox" checked={chosen.includes(god)} onChange={() => toggle(god)} />
          <GodIcon god={god} size="1.75rem" />
          <span>
            <span class="name">{zimbabwe.god[god].name}</span>{" "}
            <span class="quiet figures">{text.vr(GODS[god].vr)}</span>
            <span class="quiet effect">{zimbabwe.god[god].effect}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
