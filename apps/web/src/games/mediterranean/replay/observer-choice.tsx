import "../../../ui/field.css";
import { mediterraneanWords } from "../mediterranean-text.ts";
import type { Eyes, LookedAt } from "./hidden-info-replay.ts";

interface Props {
  readonly sight: LookedAt;
}

/** Through whose eyes the game is looked at; before its end there is no choice. */
export function EyesChoice({ sight }: Props) {
  const { replay: text } = mediterraneanWords.value.end;
  const nameOf = (eyes: Eyes): string => {
    if (typeof eyes === "string") return text[eyes];
    return text.seat(sight.players[eyes]?.name ?? "");
  };
  const [only, ...others] = sight.choices;
  if (only !== undefined && others.length === 0)
    return (
      <p class="eyes quiet">
        {nameOf(only)}. {text.secret}
      </p>
    );
  return (
    <select
      class="field"
      aria-label={text.eyes}
      value={`${sight.choices.indexOf(sight.eyes.value)}`}
      onChange={(event) => {
        sight.eyes.value = sight.choices[Number(event.currentTarget.value)] ?? "spectator";
      }}
    >
      {sight.choices.map((eyes, at) => (
        <option key={at} value={`${at}`}>
          {nameOf(eyes)}
        </option>
      ))}
    </select>
  );
}
