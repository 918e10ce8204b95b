import { EMPIRES, type Empire } from "@sofala/zimbabwe";
import { SetupScreen } from "../../../setup/setup-screen.tsx";
import type { SeatField, SetupFields } from "../../../setup/setup-slots.ts";
import { newSeed } from "../../../store/create-stored-game.ts";
import { allAppText } from "../../../text/app-text.ts";
import { allZimbabweText } from "../zimbabwe-text.ts";
import "../../../ui/field.css";
import { Icon } from "../../../ui/icon.tsx";
import { EmpireBadge } from "../board/empires.tsx";
import { MapPanel } from "./map-panel.tsx";
import { OptionFields } from "./option-fields.tsx";
import { setupFromQuery } from "./setup-link.ts";
import { shuffleEmpires, withEmpire, type SetupOptions } from "./setup-options.ts";
import "./setup-screen.css";
import { zimbabweSetup } from "./table-setup.ts";

/** The set-up of a new game on this device: who plays with which empire, on which map, with which options. */
export const Screen = () => (
  <SetupScreen
    game={zimbabweSetup}
    fromLink={setupFromQuery}
    SeatBadge={SeatBadge}
    SeatChoice={EmpireChoice}
    SeatsAction={ShuffleButton}
    Panel={MapPanel}
    RuleFields={OptionFields}
  />
);

const SeatBadge = ({ seat, options }: SeatField<SetupOptions>) => (
  <EmpireBadge empire={options.empires[seat]} size="2.5rem" />
);

function EmpireChoice({ seat, options, onChange }: SeatField<SetupOptions>) {
  const { options: text, zimbabwe } = allZimbabweText.value;
  return (
    <select
      class="field"
      aria-label={`${allAppText.value.setup.seat(seat + 1)}: ${text.empire}`}
      value={options.empires[seat]}
      onChange={(event) => onChange(withEmpire(options, seat, event.currentTarget.value as Empire))}
    >
      {EMPIRES.map((empire) => (
        <option key={empire} value={empire}>
          {zimbabwe.empire[empire]}
        </option>
      ))}
    </select>
  );
}

const ShuffleButton = ({ options, onChange }: SetupFields<SetupOptions>) => (
  <button
    type="button"
    class="button plain"
    onClick={() => onChange(shuffleEmpires(options, newSeed()))}
  >
    <Icon name="dice" />
    {allZimbabweText.value.options.shuffleEmpires}
  </button>
);
