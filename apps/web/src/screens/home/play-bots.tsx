import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { gameOrDefault, type GameId } from "../../games/registry.ts";
import { botTextOf } from "../../store/seat-player.ts";
import { whenIdle } from "../../ui/when-idle.ts";
import { appText } from "../../text/app-text.ts";
import { useStart } from "../../ui/use-start.ts";

interface Props {
  readonly game: GameId;
  /** On a card beside others. */
  readonly label?: string;
}

/** Starts a game against bots at once, with the last set-up. */
export function PlayBotsButton({ game, label }: Props) {
  const { defaultPlayers, loadLastSetup, bots: botTexts } = gameOrDefault(game);
  const { state, start } = useStart(loadLastSetup);
  const players = useSignal(defaultPlayers);
  useEffect(() => {
    void whenIdle()
      .then(loadLastSetup)
      .then((table) => {
        players.value = table.players;
      });
  }, [game]);
  const { home } = appText.value;
  const texts = botTexts(appText.value);
  const bots = players.value.flatMap((player) =>
    player === "person" ? [] : [botTextOf(texts, player).name],
  );
  return (
    <div class="start">
      <button
        type="button"
        class={label === undefined ? "button primary" : "button"}
        disabled={state === "starting"}
        onClick={() => void start()}
      >
        {state === "starting" ? home.starting : (label ?? home.playBots)}
      </button>
      <p class="quiet">
        {home.lineup(bots.length, [...new Set(bots)], bots.length < players.value.length)}
        <a href={`/new/${game}?for=bots`}>{home.games[game].changeSetup}</a>
      </p>
      {state === "failed" && <p role="alert">{home.cannotStart}</p>}
    </div>
  );
}
