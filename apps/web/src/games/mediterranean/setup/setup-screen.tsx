import { SetupScreen } from "../../../setup/setup-screen.tsx";
import type { SetupFields } from "../../../setup/setup-slots.ts";
import { personCount } from "../../../setup/table-setup.ts";
import { allAppText } from "../../../text/app-text.ts";
import { Loading } from "../../../ui/loading.tsx";
import { GameSeatBadge } from "../art/seat-badge.tsx";
import { MeanderBand } from "../meander-band.tsx";
import { allMediterraneanText, useMediterraneanText } from "../mediterranean-text.ts";
import { MarketFields } from "./market-fields.tsx";
import { RuleFields } from "./rule-fields.tsx";
import type { SetupOptions } from "./setup-options.ts";
import "./setup-screen.css";
import { mediterraneanSetup } from "./table-setup.ts";

/** The set-up of a new game on this device: players, market and options. */
export function Screen() {
  if (!useMediterraneanText()) return <Loading />;
  return (
    <SetupScreen
      game={mediterraneanSetup}
      intro={allMediterraneanText.value.setup.intro}
      fromLink={(link, setup) =>
        link.get("clock") === "none"
          ? { ...setup, options: { ...setup.options, tradeSeconds: 0 } }
          : setup
      }
      SeatBadge={GameSeatBadge}
      Panel={MarketPanel}
      RuleFields={RulePanel}
    />
  );
}

function MarketPanel({ setup, options, onChange }: SetupFields<SetupOptions>) {
  const { setup: text } = allMediterraneanText.value;
  return (
    <section class="panel option-fields market-panel">
      <MeanderBand height={14} />
      {personCount(setup) > 1 ? (
        <>
          <h2>{text.market}</h2>
          <p role="status">{text.sharedDevice}</p>
        </>
      ) : (
        <MarketFields options={options} onChange={onChange} />
      )}
    </section>
  );
}

const RulePanel = ({ options, onChange }: SetupFields<SetupOptions>) => (
  <section class="panel option-fields">
    <h2>{allAppText.value.setup.options}</h2>
    <RuleFields options={options} onChange={onChange} />
  </section>
);
