import { useSignal } from "@preact/signals";
import type { Pairing } from "@sofala/protocol";
import { zimbabwe } from "@sofala/zimbabwe";
import { server } from "../../online/here.ts";
import type { Failure } from "../../online/server.ts";
import { navigate } from "../../router.ts";
import { Icon } from "../../ui/icon.tsx";
import { Segments } from "../../ui/segments.tsx";
import { online } from "../../words/online-words.ts";
import { COUNTS } from "./filters.ts";
import "./quick-panel.css";

/** A game with whoever wants the same, in one press. */
export function QuickPanel() {
  const { finding, problem } = online.value;
  const { quick: text } = finding;
  const players = useSignal<Pairing["players"]>("any");
  const isLooking = useSignal(false);
  const failure = useSignal<Failure | undefined>(undefined);
  const look = async (pace: Pairing["pace"]) => {
    isLooking.value = true;
    const found = await server.pair({ game: zimbabwe.id, pace, players: players.peek() });
    isLooking.value = false;
    if (found.ok) navigate(`/table/${found.value.id}`);
    else failure.value = found.error;
  };
  const way = (pace: Pairing["pace"], name: string, hint: string, isFirst: boolean) => (
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
      <Segments<Pairing["players"]>
        legend={text.players}
        value={players.value}
        choices={[["any", text.any], ...COUNTS.map((each) => [each, `${each}`] as const)]}
        onChoose={(chosen) => {
          players.value = chosen;
        }}
      />
      <div class="ways">
        {way("live", text.live, text.liveText, true)}
        {way("correspondence", text.days, text.daysText, false)}
      </div>
      <p role="status" class="spoken">
        {isLooking.value && text.looking}
      </p>
      <p role="alert" class="problem">
        {failure.value !== undefined && problem(failure.value.code)}
      </p>
    </section>
  );
}
