import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { query } from "../../../router.ts";
import { Loading } from "../../../ui/loading.tsx";
import { MeanderBand } from "../meander-band.tsx";
import { Segments } from "../../../ui/segments.tsx";
import { mediterraneanText, useMediterraneanText } from "../mediterranean-text.ts";
import { appText } from "../../../text/app-text.ts";
import { parseSetupKind } from "../../../setup/stored-setups.ts";
import "../../../setup/setup-screen.css";
import { StartBar, useStartGame } from "../../../setup/start-bar.tsx";
import { SetupSeats } from "./setup-seats.tsx";
import { MarketFields } from "./market-fields.tsx";
import { MEDITERRANEAN_PLAYER_COUNTS, personCount, type TableSetup } from "./table-setup.ts";
import "./setup-screen.css";
import { recallSetup, rememberSetup } from "./remembered-setup.ts";
import { RuleFields } from "./rule-fields.tsx";
import { startGame } from "./start-game.ts";

/** The set-up of a new game on this device: players, market and options. */
export function Screen() {
  // The query can change while the screen is open.
  const queryText = query.value.toString();
  return useMediterraneanText() ? <SetupForm key={queryText} queryText={queryText} /> : <Loading />;
}

function SetupForm({ queryText }: { readonly queryText: string }) {
  const last = useMemo(() => setupFromQuery(new URLSearchParams(queryText)), [queryText]);
  const setup = useSignal(last);
  const { setup: setupText, home } = appText.value;
  const [state, start] = useStartGame(() => startGame(setup.peek(), setupText.mediterranean.seats));
  const text = mediterraneanText.value.setup;

  const change = (next: TableSetup) => {
    setup.value = next;
    rememberSetup(next);
  };
  const current = setup.value;
  const people = personCount(current);
  return (
    <form class="new-game-screen mediterranean" onSubmit={(event) => void start(event)}>
      <h1>{setupText.title}</h1>
      <p class="world">
        {home.games.mediterranean.title} <span class="quiet">{text.intro}</span>
      </p>
      <div class="columns">
        <section class="panel">
          <Segments
            legend={setupText.players}
            value={current.players}
            choices={MEDITERRANEAN_PLAYER_COUNTS.map((count) => [count, `${count}`] as const)}
            onChoose={(players) => change({ ...current, players })}
          />
          <SetupSeats setup={current} onChange={change} />
        </section>
        <div class="place">
          <section class="panel option-fields market-panel">
            <MeanderBand height={14} />
            {people > 1 ? (
              <>
                <h2>{text.market}</h2>
                <p role="status">{text.sharedDevice}</p>
              </>
            ) : (
              <MarketFields
                options={current.options}
                onChange={(options) => change({ ...current, options })}
              />
            )}
          </section>
          <StartBar state={state} isBotsOnly={people === 0} />
        </div>
        <section class="panel option-fields">
          <h2>{setupText.options}</h2>
          <RuleFields
            options={current.options}
            onChange={(options) => change({ ...current, options })}
          />
        </section>
      </div>
    </form>
  );
}

/** The set-up for the query of a link; the rest is as last time. */
function setupFromQuery(parameters: URLSearchParams): TableSetup {
  const last = recallSetup(parseSetupKind(parameters.get("for")));
  return parameters.get("clock") === "none"
    ? { ...last, options: { ...last.options, tradeSeconds: 0 } }
    : last;
}
