import { useSignal } from "@preact/signals";
import { allAppText } from "../text/app-text.ts";

type StartState = "open" | "starting" | "failed";

/** Whether the game is being started, and the handler that submits the form. */
export function useStartGame(
  startGame: () => Promise<boolean>,
): readonly [StartState, (event: Event) => Promise<void>] {
  const state = useSignal<StartState>("open");
  const start = async (event: Event) => {
    event.preventDefault();
    state.value = "starting";
    state.value = (await startGame()) ? "open" : "failed";
  };
  return [state.value, start];
}

interface Props {
  readonly state: StartState;
  /** Nobody but bots plays. */
  readonly isBotsOnly: boolean;
}

/** The button that starts the game, with a hint or an error. */
export function StartBar({ state, isBotsOnly }: Props) {
  const { setup, home } = allAppText.value;
  return (
    <div class="start">
      <p role="status">
        {state === "failed" ? home.cannotStart : isBotsOnly ? setup.onlyBots : undefined}
      </p>
      <button class="button primary" type="submit" disabled={state === "starting"}>
        {setup.start}
      </button>
    </div>
  );
}
