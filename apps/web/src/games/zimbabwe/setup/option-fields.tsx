import { FIRST_PLAY_GODS } from "@sofala/zimbabwe";
import { ALL_GODS } from "../cards.ts";
import "../../../ui/field.css";
import { Segments } from "../../../ui/segments.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { words } from "../../../text/app-text.ts";
import { GodChoice } from "./god-choice.tsx";
import "../../../setup/option-fields.css";
import type { SetUp } from "./table-setup.ts";

interface Props {
  readonly setUp: SetUp;
  readonly onChange: (setUp: SetUp) => void;
}

const LIMITS = [0, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20];

/** The options of the rules, each with what it means. */
export function OptionFields({ setUp, onChange }: Props) {
  const { setup, zimbabwe } = words.value;
  const { firstPlay, specialists, gods, dziva, roundLimit } = setUp;
  const limits = [...new Set([...LIMITS, roundLimit])].sort((a, b) => a - b);
  const firstGods = FIRST_PLAY_GODS.map((god) => zimbabwe.god[god].name).join(", ");
  return (
    <section class="panel option-fields">
      <h2>{setup.options}</h2>
      <Switch
        name={setup.firstPlay}
        hint={setup.firstPlayText(firstGods)}
        isOn={firstPlay}
        onTurn={(isOn) => onChange({ ...setUp, firstPlay: isOn })}
      />
      <Switch
        name={setup.specialists}
        hint={firstPlay ? setup.byFirstPlay : setup.specialistsText}
        isOn={specialists && !firstPlay}
        isDisabled={firstPlay}
        onTurn={(isOn) => onChange({ ...setUp, specialists: isOn })}
      />
      <Segments
        legend={setup.gods}
        hint={firstPlay ? setup.byFirstPlay : setup.godsText}
        value={gods === "random" || firstPlay ? "random" : "chosen"}
        choices={[
          ["random", setup.godsRandom],
          ["chosen", setup.godsChosen],
        ]}
        isDisabled={firstPlay}
        onChoose={(way) => onChange({ ...setUp, gods: way === "random" ? "random" : ALL_GODS })}
      />
      {gods !== "random" && !firstPlay && (
        <GodChoice chosen={gods} onChoose={(chosen) => onChange({ ...setUp, gods: chosen })} />
      )}
      <Segments
        legend={setup.dziva}
        hint={setup.dzivaText}
        value={dziva}
        choices={[
          ["ruled", setup.dzivaRuled],
          ["start", setup.dzivaStart],
        ]}
        onChoose={(when) => onChange({ ...setUp, dziva: when })}
      />
      <label class="limit">
        <span class="name">{setup.roundLimit}</span>
        <span class="quiet hint">{setup.roundLimitText}</span>
        <select
          class="field"
          value={roundLimit}
          onChange={(event) =>
            onChange({ ...setUp, roundLimit: Number(event.currentTarget.value) })
          }
        >
          {limits.map((limit) => (
            <option key={limit} value={limit}>
              {limit === 0 ? setup.noLimit : setup.rounds(limit)}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}
