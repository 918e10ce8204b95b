import { EMPIRES, type Empire } from "@sofala/zimbabwe";
import { EmpireBadge } from "../board/empires.tsx";
import { newSeed } from "../../../store/create-stored-game.ts";
import "../../../ui/field.css";
import { Icon } from "../../../ui/icon.tsx";
import { appText } from "../../../text/app-text.ts";
import { BotStyles } from "../../../setup/bot-styles.tsx";
import { SeatFields } from "../../../setup/seat-fields.tsx";
import "../../../setup/setup-seats.css";
import {
  takenSeats,
  shuffleEmpires,
  withSeat,
  withEmpire,
  type SeatSetup,
  type TableSetup,
} from "./table-setup.ts";

interface Props {
  readonly setup: TableSetup;
  readonly onChange: (setup: TableSetup) => void;
}

/** Who plays which seat, and with which empire. */
export function SetupSeats({ setup, onChange }: Props) {
  const { setup: text, zimbabwe } = appText.value;
  return (
    <div class="setup-seats">
      <div class="head">
        <h2>{text.seats}</h2>
        <button
          type="button"
          class="button plain"
          onClick={() => onChange(shuffleEmpires(setup, newSeed()))}
        >
          <Icon name="dice" />
          {text.shuffleEmpires}
        </button>
      </div>
      <ol>
        {takenSeats(setup).map((seatSetup, seat) => (
          <SeatRow key={seat} seatSetup={seatSetup} seat={seat} setup={setup} onChange={onChange} />
        ))}
      </ol>
      <BotStyles bots={zimbabwe.bot} seats={takenSeats(setup)} />
    </div>
  );
}

interface SeatRowProps extends Props {
  readonly seatSetup: SeatSetup;
  readonly seat: number;
}

function SeatRow({ seatSetup, seat, setup, onChange }: SeatRowProps) {
  const { setup: text, zimbabwe } = appText.value;
  const seatName = text.seat(seat + 1);
  const { player, name, empire } = seatSetup;
  return (
    <li>
      <EmpireBadge empire={empire} size="2.5rem" />
      <select
        class="field empire"
        aria-label={`${seatName}: ${text.empire}`}
        value={empire}
        onChange={(event) => onChange(withEmpire(setup, seat, event.currentTarget.value as Empire))}
      >
        {EMPIRES.map((each) => (
          <option key={each} value={each}>
            {zimbabwe.empire[each]}
          </option>
        ))}
      </select>
      <SeatFields
        bots={zimbabwe.bot}
        seat={seat}
        player={player}
        name={name}
        defaultName={zimbabwe.empire[empire]}
        onChange={(part) => onChange(withSeat(setup, seat, part))}
      />
    </li>
  );
}
