import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { query } from "../../../router.ts";
import { newSeed } from "../../../store/create-stored-game.ts";
import { Segments } from "../../../ui/segments.tsx";
import { words } from "../../../text/app-text.ts";
import { Chairs } from "./setup-seats.tsx";
import { companyNamed } from "../../../setup/stored-setups.ts";
import { MapPanel } from "./map-panel.tsx";
import "../../../setup/setup-screen.css";
import { OptionFields } from "./option-fields.tsx";
import { recallSetUp, rememberSetUp } from "./remembered-setup.ts";
import { setUpOf } from "./setup-link.ts";
import {
  LEAST_PLAYERS,
  MOST_PLAYERS,
  chairsTaken,
  withPlayers,
  type SetUp,
} from "./table-setup.ts";
import { StartBar, useStart } from "../../../setup/start-bar.tsx";
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
    return setUpOf(parameters, recallSetUp(companyNamed(parameters.get("for"))));
  }, [asked]);
  const setUp = useSignal(linked.setUp);
  const seed = useSignal(useMemo(newSeed, []));
  const [state, start] = useStart(() => startGame(setUp.peek(), seed.peek()));
  const { setup } = words.value;

  const change = (next: SetUp) => {
    setUp.value = next;
    rememberSetUp(next);
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
          <StartBar state={state} isWatched={isWatched} />
        </div>
        <OptionFields setUp={now} onChange={change} />
      </div>
    </form>
  );
}
