import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { query } from "../../router.ts";
import { newSeed } from "../../store/new-game.ts";
import { Segments } from "../../ui/segments.tsx";
import { words } from "../../words/words.ts";
import { Chairs } from "./chairs.tsx";
import { MapPanel } from "./map-panel.tsx";
import "./new-game-screen.css";
import { OptionFields } from "./option-fields.tsx";
import { recallSetUp, rememberSetUp } from "./remembered.ts";
import { setUpOf } from "./set-up-link.ts";
import { LEAST_PLAYERS, MOST_PLAYERS, chairsTaken, withPlayers, type SetUp } from "./set-up.ts";
import { startGame } from "./start-game.ts";

const COUNTS = Array.from(
  { length: MOST_PLAYERS - LEAST_PLAYERS + 1 },
  (_, n) => n + LEAST_PLAYERS,
);

/** Who plays, on which map, with which options. */
export function Screen() {
  // A link may be followed while the screen is open.
  const asked = query.value.toString();
  return <NewGame key={asked} asked={asked} />;
}

function NewGame({ asked }: { readonly asked: string }) {
  const linked = useMemo(() => {
    const parameters = new URLSearchParams(asked);
    const company = parameters.get("for");
    const before = recallSetUp(company === "bots" || company === "table" ? company : undefined);
    return setUpOf(parameters, before);
  }, [asked]);
  const setUp = useSignal(linked.setUp);
  const seed = useSignal(useMemo(newSeed, []));
  const state = useSignal<"open" | "starting" | "failed">("open");
  const { setup, home } = words.value;

  const change = (next: SetUp) => {
    setUp.value = next;
    rememberSetUp(next);
  };
  const start = async (event: Event) => {
    event.preventDefault();
    state.value = "starting";
    const isStarted = await startGame(setUp.peek(), seed.peek());
    state.value = isStarted ? "open" : "failed";
  };
  const now = setUp.value;
  const isWatched = chairsTaken(now).every(({ sitter }) => sitter !== "person");
  return (
    <form class="new-game-screen" onSubmit={(event) => void start(event)}>
      <h1>{setup.title}</h1>
      <div class="columns">
        <section class="panel">
          <Segments
            legend={setup.players}
            value={now.players}
            choices={COUNTS.map((count) => [count, `${count}`] as const)}
            onChoose={(players) => change(withPlayers(now, players))}
          />
          <Chairs setUp={now} onChange={change} />
        </section>
        <div class="place">
          <MapPanel
            setUp={now}
            seed={seed.value}
            refusal={linked.refusal}
            written={new URLSearchParams(asked).get("map") ?? ""}
            onChange={change}
            onSeed={(next) => {
              seed.value = next;
            }}
          />
          <div class="start">
            <p role="status">
              {state.value === "failed" ? home.cannotStart : isWatched ? setup.onlyBots : undefined}
            </p>
            <button class="button primary" type="submit" disabled={state.value === "starting"}>
              {setup.start}
            </button>
          </div>
        </div>
        <OptionFields setUp={now} onChange={change} />
      </div>
    </form>
  );
}
