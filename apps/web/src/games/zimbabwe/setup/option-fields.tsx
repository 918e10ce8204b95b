import { FIRST_PLAY_GODS } from "@sofala/zimbabwe";
import { ALL_GODS } from "../cards.ts";
import "../../../ui/field.css";
import { Segments } from "../../../ui/segments.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { allAppText } from "../../../text/app-text.ts";
import { allZimbabweText } from "../zimbabwe-text.ts";
import { GodChoice } from "./god-choice.tsx";
import "../../../setup/option-fields.css";
import type { SetupOptions } from "./setup-options.ts";

interface Props {
  readonly options: SetupOptions;
  readonly onChange: (options: SetupOptions) => void;
}

const ROUND_LIMITS = [0, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20];

/** The options of the rules, each with what it means. */
export function OptionFields({ options, onChange }: Props) {
  const { options: text, zimbabwe } = allZimbabweText.value;
  const { firstPlay, specialists, gods, dziva, roundLimit } = options;
  const limits = [...new Set([...ROUND_LIMITS, roundLimit])].sort((a, b) => a - b);
  const firstGods = FIRST_PLAY_GODS.map((god) => zimbabwe.god[god].name).join(", ");
  return (
    <section class="panel option-fields">
      <h2>{allAppText.value.setup.options}</h2>
      <Switch
        name={text.firstPlay}
        hint={text.firstPlayText(firstGods)}
        isOn={firstPlay}
        onChange={(isOn) => onChange({ ...options, firstPlay: isOn })}
      />
      <Switch
        name={text.specialists}
        hint={firstPlay ? text.setByFirstPlay : text.specialistsText}
        isOn={specialists && !firstPlay}
        isDisabled={firstPlay}
        onChange={(isOn) => onChange({ ...options, specialists: isOn })}
      />
      <Segments
        legend={text.gods}
        hint={firstPlay ? text.setByFirstPlay : text.godsText}
        value={gods === "random" || firstPlay ? "random" : "chosen"}
        choices={[
          ["random", text.godsRandom],
          ["chosen", text.godsChosen],
        ]}
        isDisabled={firstPlay}
        onChoose={(choice) =>
          onChange({ ...options, gods: choice === "random" ? "random" : ALL_GODS })
        }
      />
      {gods !== "random" && !firstPlay && (
        <GodChoice chosen={gods} onChoose={(chosen) => onChange({ ...options, gods: chosen })} />
      )}
      <Segments
        legend={text.dziva}
        hint={text.dzivaText}
        value={dziva}
        choices={[
          ["ruled", text.dzivaRuled],
          ["start", text.dzivaStart],
        ]}
        onChoose={(when) => onChange({ ...options, dziva: when })}
      />
      <label class="limit">
        <span class="name">{text.roundLimit}</span>
        <span class="quiet hint">{text.roundLimitText}</span>
        <select
          class="field"
          value={roundLimit}
          onChange={(event) =>
            onChange({ ...options, roundLimit: Number(event.currentTarget.value) })
          }
        >
          {limits.map((limit) => (
            <option key={limit} value={limit}>
              {limit === 0 ? text.noLimit : text.rounds(limit)}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}
