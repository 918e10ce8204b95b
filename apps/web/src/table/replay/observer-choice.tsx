import type { GameTypes } from "@sofala/engine";
import "../../ui/field.css";
import type { HiddenInfoReplay, ReplayObserver } from "./hidden-info-replay.ts";

/** The names of the views. */
interface ObserverText {
  /** The label of the choice. */
  readonly observerChoice: string;
  readonly open: string;
  readonly spectator: string;
  readonly seat: (name: string) => string;
  /** Said if only one view is shown, before the end. */
  readonly othersHidden: string;
}

interface Props<T extends GameTypes> {
  readonly table: HiddenInfoReplay<T>;
  readonly text: ObserverText;
}

/** Chooses whose view is shown; before the end of the game there is no choice. */
export function ObserverChoice<T extends GameTypes>({ table, text }: Props<T>) {
  const { observerChoices, observerChoice, players } = table;
  const nameOf = (observer: ReplayObserver): string =>
    typeof observer === "string" ? text[observer] : text.seat(players[observer]?.name ?? "");
  const [only, ...others] = observerChoices;
  if (only !== undefined && others.length === 0)
    return (
      <p class="observer quiet">
        {nameOf(only)}. {text.othersHidden}
      </p>
    );
  return (
    <select
      class="field"
      aria-label={text.observerChoice}
      value={`${observerChoices.indexOf(observerChoice.value)}`}
      onChange={(event) => {
        observerChoice.value = observerChoices[Number(event.currentTarget.value)] ?? "spectator";
      }}
    >
      {observerChoices.map((observer, index) => (
        <option key={index} value={`${index}`}>
          {nameOf(observer)}
        </option>
      ))}
    </select>
  );
}
