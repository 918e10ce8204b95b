import { useSignal } from "@preact/signals";
import type { PairingRequest } from "@sofala/protocol";
import { api } from "../../online/api.ts";
import type { Failure } from "../../api-failure.ts";
import { navigate, query } from "../../router.ts";
import { gameOrDefault, parseGameId } from "../../games/registry.ts";
import { lastGame, rememberLastGame } from "../../games/last-game.ts";
import { Icon } from "../../ui/icon.tsx";
import { Segments } from "../../ui/segments.tsx";
import { appText } from "../../text/app-text.ts";
import { onlineText } from "../../text/online-text.ts";
import { useNameFirst } from "../../people/use-name-first.tsx";
import { GameChoice } from "./game-choice.tsx";
import "./pairing-panel.css";

/** Finds other players who want the same game. */
export function PairingPanel() {
  const { matchmaking, problem } = onlineText.value;
  const { quickPairing: text } = matchmaking;
  const game = useSignal(parseGameId(query.peek().get("game")) ?? lastGame());
  const { pairing } = appText.value.home.games[game.value];
  const players = useSignal<PairingRequest["players"]>("any");
  const isLooking = useSignal(false);
  const failure = useSignal<Failure | undefined>(undefined);
  const { withName, nameDialog } = useNameFirst();
  const startPairing = async (pace: PairingRequest["pace"]) => {
    isLooking.value = true;
    const found = await api.pair({ game: game.peek(), pace, players: players.peek() });
    isLooking.value = false;
    if (found.ok) navigate(`/table/${found.value.id}`);
    else failure.value = found.error;
  };
  const pairingButton = (
    pace: PairingRequest["pace"],
    name: string,
    hint: string,
    isFirst: boolean,
  ) => (
    <button
      type="button"
      class={isFirst ? "button primary" : "button"}
      disabled={isLooking.value}
      onClick={() => withName(() => void startPairing(pace))}
    >
      <Icon name={isFirst ? "play" : "clock"} />
      <span class="way">
        <b>{name}</b>
        <span class="hint">{hint}</span>
      </span>
    </button>
  );
  return (
    <section class="panel pairing-panel">
      <div class="say">
        <h2>{text.title}</h2>
        <p class="quiet">{text.text}</p>
      </div>
      <GameChoice
        legend={text.game}
        game={game.value}
        onChoose={(chosen) => {
          game.value = chosen;
          players.value = "any";
          rememberLastGame(chosen);
        }}
      />
      <Segments<PairingRequest["players"]>
        legend={text.players}
        value={players.value}
        choices={[
          ["any", text.anyNumber],
          ...gameOrDefault(game.value).playerCounts.map((each) => [each, `${each}`] as const),
        ]}
        onChoose={(chosen) => {
          players.value = chosen;
        }}
      />
      <div class="button-row">
        {pairingButton("live", text.live, pairing.live, true)}
        {pairingButton("correspondence", text.correspondence, pairing.correspondence, false)}
      </div>
      {nameDialog}
      <p role="status" class="spoken">
        {isLooking.value && text.searching}
      </p>
      <p role="alert" class="problem">
        {failure.value !== undefined && problem(failure.value)}
      </p>
    </section>
  );
}
