import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { query } from "../../../router.ts";
import { newSeed } from "../../../store/create-stored-game.ts";
import { Segments } from "../../../ui/segments.tsx";
import { appText } from "../../../text/app-text.ts";
import { SetupSeats } from "./setup-seats.tsx";
import { parseSetupKind } from "../../../setup/stored-setups.ts";
import { MapPanel } from "./map-panel.tsx";
import "../../../setup/setup-screen.css";
import { OptionFields } from "./option-fields.tsx";
import { recallSetup, rememberSetup } from "./remembered-setup.ts";
import { setupFromQuery } from "./setup-link.ts";
import {
  MIN_PLAYERS,
  MAX_PLAYERS,
  takenSeats,
  withPlayers,
  type TableSetup,
} from "./table-setup.ts";
import { StartBar, useStartGame } from "../../../setup/start-bar.tsx";
import { startGame } from "./start-game.ts";

const PLAYER_COUNTS = Array.from(
  { length: MAX_PLAYERS - MIN_PLAYERS + 1 },
  (_, n) => n + MIN_PLAYERS,
);

/** Who plays, on which map, with which options. */
export function Screen() {
  // A link may be followed while the screen is open.
  const link = query.value.toString();
  return <SetupForm key={link} link={link} />;
}

function SetupForm({ link }: { readonly link: string }) {
  const linked = useMemo(() => {
    const parameters = new URLSearchParams(link);
    return setupFromQuery(parameters, recallSetup(parseSetupKind(parameters.get("for"))));
  }, [link]);
  const setup = useSignal(linked.setup);
  const seed = useSignal(useMemo(newSeed, []));
  const [state, start] = useStartGame(() => startGame(setup.peek(), seed.peek()));
  const { setup: text } = appText.value;

  const change = (next: TableSetup) => {
    setup.value = next;
    rememberSetup(next);
  };
  const current = setup.value;
  const isBotsOnly = takenSeats(current).every(({ player }) => player !== "person");
  return (
    <form class="new-game-screen" onSubmit={(event) => void start(event)}>
      <h1>{text.title}</h1>
      <div class="columns">
        <section class="panel">
          <Segments
            legend={text.players}
            value={current.players}
            choices={PLAYER_COUNTS.map((count) => [count, `${count}`] as const)}
            onChoose={(players) => change(withPlayers(current, players))}
          />
          <SetupSeats setup={current} onChange={change} />
        </section>
        <div class="place">
          <MapPanel
            setup={current}
            seed={seed.value}
            linkRefusal={linked.refusal}
            linkMapCode={new URLSearchParams(link).get("map") ?? ""}
            onChange={change}
            onSeedChange={(next) => {
              seed.value = next;
            }}
          />
          <StartBar state={state} isBotsOnly={isBotsOnly} />
        </div>
        <OptionFields setup={current} onChange={change} />
      </div>
    </form>
  );
}
