import { useSignal } from "@preact/signals";
import type { PairingRequest } from "@sofala/protocol";
import { server } from "../../online/api.ts";
import type { Failure } from "../../online/api-client.ts";
import { navigate, query } from "../../router.ts";
import { gameNamed, type GameId } from "../../store/game-id.ts";
import { lastWorld, rememberWorld } from "../../store/last-game.ts";
import { Icon } from "../../ui/icon.tsx";
import { Segments } from "../../ui/segments.tsx";
import { online } from "../../text/online-text.ts";
import { GameChoice } from "./game-choice.tsx";
import "./pairing-panel.css";

/** How many may play. */
const COUNTS: { readonly [G in GameId]: readonly number[] } = {
  zimbabwe: [2, 3, 4, 5],
  mediterranean: [4, 5, 6],
};

/** A game with whoever wants the same, in one press. */
export function QuickPanel() {
  const { finding, problem } = online.value;
  const { quick: text } = finding;
  const game = useSignal(gameNamed(query.peek().get("game")) ?? lastWorld());
  const players = useSignal<PairingRequest["players"]>("any");
  const isLooking = useSignal(false);
  const failure = useSignal<Failure | undefined>(undefined);
  const look = async (pace: PairingRequest["pace"]) => {
    isLooking.value = true;
    const found = await server.pair({ game: game.peek(), pace, players: players.peek() });
    isLooking.value = false;
    if (found.ok) navigate(`/table/${found.value.id}`);
    else failure.value = found.error;
  };
  const way = (pace: PairingRequest["pace"], name: string, hint: string, isFirst: boolean) => (
    <button
      type="button"
      class={isFirst ? "button primary" : "button"}
      disabled={isLooking.value}
      onClick={() => void look(pace)}
    >
      <Icon name={isFirst ? "play" : "clock"} />
      <span class="way">
        <b>{name}</b>
        <span class="hint">{hint}</span>
      </span>
    </button>
  );
  return (
    <section class="panel quick-panel">
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
          rememberWorld(chosen);
        }}
      />
      <Segments<PairingRequest["players"]>
        legend={text.players}
        value={players.value}
        choices={[
          ["any", text.any],
          ...COUNTS[game.value].map((each) => [each, `${each}`] as const),
        ]}
        onChoose={(chosen) => {
          players.value = chosen;
        }}
      />
      <div class="ways">
        {way("live", text.live, text.liveText(game.value), true)}
        {way("correspondence", text.days, text.daysText(game.value), false)}
      </div>
      <p role="status" class="spoken">
        {isLooking.value && text.looking}
      </p>
      <p role="alert" class="problem">
        {failure.value !== undefined && problem(failure.value)}
      </p>
    </section>
  );
}
