import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { GameId } from "../../store/game-id.ts";
import type { Sitter } from "../../store/seat-player.ts";
import { idle } from "../../ui/when-idle.ts";
import { botsOf } from "../../text/bot-text.ts";
import { words } from "../../text/app-text.ts";

/** A table that was set up before. */
interface LastTable {
  readonly sitters: readonly Sitter[];
  readonly begin: () => Promise<boolean>;
}

/** Who sits at the table where nobody has set up another. */
const USUAL: { readonly [G in GameId]: readonly Sitter[] } = {
  zimbabwe: ["person", "steady", "steady", "steady"],
  mediterranean: ["person", "steady", "steady", "steady", "steady", "steady"],
};

/** Begins a game against bots at once, as it was set up last. */
export function PlayBots({ game }: { readonly game: GameId }) {
  const state = useSignal<"open" | "starting" | "failed">("open");
  const sitters = useSignal(USUAL[game]);
  useEffect(() => {
    // The rules are loaded meanwhile, so that a press starts at once.
    void idle()
      .then(LAST_TABLE[game])
      .then((table) => {
        sitters.value = table.sitters;
      });
  }, [game]);
  const start = async () => {
    state.value = "starting";
    try {
      const { begin } = await LAST_TABLE[game]();
      state.value = (await begin()) ? "open" : "failed";
    } catch {
      state.value = "failed";
    }
  };
  const { home } = words.value;
  const texts = botsOf(game, words.value);
  const bots = sitters.value.flatMap((sitter) => (sitter === "person" ? [] : [texts[sitter].name]));
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
        <a href={`/new/${game}?for=bots`}>{home.world[game].change}</a>
      </p>
      {state.value === "failed" && <p role="alert">{home.cannotStart}</p>}
    </div>
  );
}

/** Who sits at the last table with bots, and how to begin there again. */
const LAST_TABLE: { readonly [G in GameId]: () => Promise<LastTable> } = {
  async zimbabwe() {
    const [{ recallSetUp }, { chairsTaken }, { startGame }] = await Promise.all([
      import("../../games/zimbabwe/setup/remembered-setup.ts"),
      import("../../games/zimbabwe/setup/table-setup.ts"),
      import("../../games/zimbabwe/setup/start-game.ts"),
    ]);
    const setUp = recallSetUp("bots");
    return {
      sitters: chairsTaken(setUp).map(({ sitter }) => sitter),
      begin: () => startGame(setUp),
    };
  },
  async mediterranean() {
    const [{ recallMarket }, { chairsTaken }, { startMarket }] = await Promise.all([
      import("../../games/mediterranean/setup/remembered-setup.ts"),
      import("../../games/mediterranean/setup/table-setup.ts"),
      import("../../games/mediterranean/setup/start-game.ts"),
    ]);
    const setUp = recallMarket("bots");
    return {
      sitters: chairsTaken(setUp).map(({ sitter }) => sitter),
      begin: () => startMarket(setUp, words.value.setup.mediterranean.seats),
    };
  },
};
