import { useSignal } from "@preact/signals";
import { words } from "../text/app-text.ts";

type State = "open" | "starting" | "failed";

/** How a set-up stands that is about to be played, and what to do when its form is sent. */
export function useStart(
  begin: () => Promise<boolean>,
): readonly [State, (event: Event) => Promise<void>] {
  const state = useSignal<State>("open");
  const start = async (event: Event) => {
    event.preventDefault();
    state.value = "starting";
    state.value = (await begin()) ? "open" : "failed";
  };
  return [state.value, start];
}

interface Props {
  readonly state: State;
  /** Do bots play among themselves? */
  readonly isWatched: boolean;
}

/** The way into the game, and what is to be said about it. */
export function StartBar({ state, isWatched }: Props) {
  const { setup, home } = words.value;
  return (
    <div class="start">
      <p role="status">
        {state === "failed" ? home.cannotStart : isWatched ? setup.onlyBots : undefined}
      </p>
      <button class="button primary" type="submit" disabled={state === "starting"}>
        {setup.start}
      </button>
    </div>
  );
}
