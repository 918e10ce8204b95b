import { SeatBadge } from "../art/seat-badge.tsx";
import { appText } from "../../../text/app-text.ts";
import { BotStyles } from "../../../setup/bot-styles.tsx";
import { SeatFields } from "../../../setup/seat-fields.tsx";
import "../../../setup/setup-seats.css";
import { takenSeats, withSeat, type TableSetup } from "./table-setup.ts";

interface Props {
  readonly setup: TableSetup;
  readonly onChange: (setup: TableSetup) => void;
}

/** The players of all seats. */
export function SetupSeats({ setup, onChange }: Props) {
  const { setup: text } = appText.value;
  return (
    <div class="setup-seats market">
      <div class="head">
        <h2>{text.seats}</h2>
      </div>
      <ol>
        {takenSeats(setup).map((_, seat) => (
          <SeatRow key={seat} seat={seat} setup={setup} onChange={onChange} />
        ))}
      </ol>
      <BotStyles bots={text.mediterranean.bot} seats={takenSeats(setup)} />
    </div>
  );
}

function SeatRow({ seat, setup, onChange }: Props & { readonly seat: number }) {
  const { setup: text } = appText.value;
  const { player = "person", name = "" } = setup.seats[seat] ?? {};
  const colour = text.mediterranean.seats[seat] ?? text.seat(seat + 1);
  return (
    <li>
      <SeatBadge seat={seat} size="2.5rem" />
      <span class="colour">{colour}</span>
      <SeatFields
        bots={text.mediterranean.bot}
        seat={seat}
        player={player}
        name={name}
        defaultName={colour}
        onChange={(part) => onChange(withSeat(setup, seat, part))}
      />
    </li>
  );
}
