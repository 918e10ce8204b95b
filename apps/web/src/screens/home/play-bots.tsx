import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Sitter } from "../../store/sitter.ts";
import { idle } from "../../ui/idle.ts";
import { words } from "../../words/words.ts";

/** Begins a game against bots at once, as it was set up last. */
export function PlayBots() {
  const state = useSignal<"open" | "starting" | "failed">("open");
  const sitters = useSignal<readonly Sitter[]>(["person", "steady", "steady", "steady"]);
  useEffect(() => {
    // The rules are loaded meanwhile, so that a press starts at once.
    void idle()
      .then(lastTable)
      .then((table) => {
        sitters.value = table.sitters;
      });
  }, []);
  const start = async () => {
    state.value = "starting";
    try {
      const { begin } = await lastTable();
      state.value = (await begin()) ? "open" : "failed";
    } catch {
      state.value = "failed";
    }
  };
  const { home, zimbabwe } = words.value;
  const bots = sitters.value.flatMap((sitter) =>
    sitter === "person" ? [] : [zimbabwe.bot[sitter].name],
  );
  return (
    <div class="start">
      <button
        type="button"
        class="button primary"
        disabled={state.value === "starting"}
        onClick={() => void start()}
      >
        {state.value === "starting" ? home.starting : home.bots}
      </button>
      <p class="quiet">
        {home.company(bots.length, [...new Set(bots)], bots.length < sitters.value.length)}
        <a href="/new/zimbabwe?for=bots">{home.change}</a>
      </p>
      {state.value === "failed" && <p role="alert">{home.cannotStart}</p>}
    </div>
  );
}

/** Who sits at the last table with bots, and how to begin there again. */
async function lastTable() {
  const [{ recallSetUp }, { chairsTaken }, { startGame }] = await Promise.all([
    import("../new-game/remembered.ts"),
    import("../new-game/set-up.ts"),
    import("../new-game/start-game.ts"),
  ]);
  const setUp = recallSetUp("bots");
  return {
    sitters: chairsTaken(setUp).map(({ sitter }) => sitter),
    begin: () => startGame(setUp),
  };
}
