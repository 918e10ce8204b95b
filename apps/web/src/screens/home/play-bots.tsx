import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { GameId } from "../../store/game-id.ts";
import type { SeatPlayer } from "../../store/seat-player.ts";
import { whenIdle } from "../../ui/when-idle.ts";
import { botText } from "../../text/bot-text.ts";
import { appText } from "../../text/app-text.ts";

/** The last set-up. */
interface LastSetup {
  readonly players: readonly SeatPlayer[];
  readonly start: () => Promise<boolean>;
}

/** The players until a set-up was stored. */
const DEFAULT_PLAYERS: { readonly [G in GameId]: readonly SeatPlayer[] } = {
  zimbabwe: ["person", "steady", "steady", "steady"],
  mediterranean: ["person", "steady", "steady", "steady", "steady", "steady"],
};

/** Starts a game against bots at once, with the last set-up. */
export function PlayBotsButton({ game }: { readonly game: GameId }) {
  const state = useSignal<"open" | "starting" | "failed">("open");
  const players = useSignal(DEFAULT_PLAYERS[game]);
  useEffect(() => {
    // Loads the rules now, so that the button starts without delay.
    void whenIdle()
      .then(LAST_SETUP_LOADERS[game])
      .then((table) => {
        players.value = table.players;
      });
  }, [game]);
  const start = async () => {
    state.value = "starting";
    try {
      const { start: startLast } = await LAST_SETUP_LOADERS[game]();
      state.value = (await startLast()) ? "open" : "failed";
    } catch {
      state.value = "failed";
    }
  };
  const { home } = appText.value;
  const texts = botText(game, appText.value);
  const bots = players.value.flatMap((player) => (player === "person" ? [] : [texts[player].name]));
  return (
    <div class="start">
      <button
        type="button"
        class="button primary"
        disabled={state.value === "starting"}
        onClick={() => void start()}
      >
        {state.value === "starting" ? home.starting : home.playBots}
      </button>
      <p class="quiet">
        {home.lineup(bots.length, [...new Set(bots)], bots.length < players.value.length)}
        <a href={`/new/${game}?for=bots`}>{home.games[game].changeSetup}</a>
      </p>
      {state.value === "failed" && <p role="alert">{home.cannotStart}</p>}
    </div>
  );
}

/** Loads the last set-up with bots. */
const LAST_SETUP_LOADERS: { readonly [G in GameId]: () => Promise<LastSetup> } = {
  async zimbabwe() {
    const [{ recallSetup }, { takenSeats }, { startGame }] = await Promise.all([
      import("../../games/zimbabwe/setup/remembered-setup.ts"),
      import("../../games/zimbabwe/setup/table-setup.ts"),
      import("../../games/zimbabwe/setup/start-game.ts"),
    ]);
    const setup = recallSetup("bots");
    return {
      players: takenSeats(setup).map(({ player }) => player),
      start: () => startGame(setup),
    };
  },
  async mediterranean() {
    const [{ recallSetup }, { takenSeats }, { startGame }] = await Promise.all([
      import("../../games/mediterranean/setup/remembered-setup.ts"),
      import("../../games/mediterranean/setup/table-setup.ts"),
      import("../../games/mediterranean/setup/start-game.ts"),
    ]);
    const setup = recallSetup("bots");
    return {
      players: takenSeats(setup).map(({ player }) => player),
      start: () => startGame(setup, appText.value.setup.mediterranean.seats),
    };
  },
};
