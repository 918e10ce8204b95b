import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { query } from "../../../router.ts";
import { Loading } from "../../../ui/loading.tsx";
import { MeanderBand } from "../../../ui/meander-band.tsx";
import { Segments } from "../../../ui/segments.tsx";
import { mediterraneanWords, useMediterraneanWords } from "../mediterranean-text.ts";
import { words } from "../../../text/app-text.ts";
import { companyNamed } from "../../../setup/stored-setups.ts";
import "../../../setup/setup-screen.css";
import { StartBar, useStart } from "../../../setup/start-bar.tsx";
import { MarketChairs } from "./setup-seats.tsx";
import { MarketFields } from "./market-fields.tsx";
import { MARKET_COUNTS, peopleIn, type MarketSetUp } from "./table-setup.ts";
import "./setup-screen.css";
import { recallMarket, rememberMarket } from "./remembered-setup.ts";
import { RuleFields } from "./rule-fields.tsx";
import { startMarket } from "./start-game.ts";

/** Who plays, in what market, with which options. */
export function Screen() {
  // A link may be followed while the screen is open.
  const asked = query.value.toString();
  return useMediterraneanWords() ? <NewMarket key={asked} asked={asked} /> : <Loading />;
}

function NewMarket({ asked }: { readonly asked: string }) {
  const before = useMemo(() => setUpOf(new URLSearchParams(asked)), [asked]);
  const setUp = useSignal(before);
  const { setup, home } = words.value;
  const [state, start] = useStart(() => startMarket(setUp.peek(), setup.mediterranean.seats));
  const text = mediterraneanWords.value.setup;

  const change = (next: MarketSetUp) => {
    setUp.value = next;
    rememberMarket(next);
  };
  const now = setUp.value;
  const people = peopleIn(now);
  return (
    <form class="new-game-screen mediterranean" onSubmit={(event) => void start(event)}>
      <h1>{setup.title}</h1>
      <p class="world">
        {home.world.mediterranean.title} <span class="quiet">{text.lead}</span>
      </p>
      <div class="columns">
        <section class="panel">
          <Segments
            legend={setup.players}
            value={now.players}
            choices={MARKET_COUNTS.map((count) => [count, `${count}`] as const)}
            onChoose={(players) => change({ ...now, players })}
          />
          <MarketChairs setUp={now} onChange={change} />
        </section>
        <div class="place">
          <section class="panel option-fields market-panel">
            <MeanderBand height={14} />
            {people > 1 ? (
              <>
                <h2>{text.market}</h2>
                <p role="status">{text.atOneTable}</p>
              </>
            ) : (
              <MarketFields
                options={now.options}
                onChange={(options) => change({ ...now, options })}
              />
            )}
          </section>
          <StartBar state={state} isWatched={people === 0} />
        </div>
        <section class="panel option-fields">
          <h2>{setup.options}</h2>
          <RuleFields options={now.options} onChange={(options) => change({ ...now, options })} />
        </section>
      </div>
    </form>
  );
}

/** The set-up that a link asks for; what it leaves out is as before. */
function setUpOf(parameters: URLSearchParams): MarketSetUp {
  const before = recallMarket(companyNamed(parameters.get("for")));
  return parameters.get("clock") === "none"
    ? { ...before, options: { ...before.options, tradeSeconds: 0 } }
    : before;
}
