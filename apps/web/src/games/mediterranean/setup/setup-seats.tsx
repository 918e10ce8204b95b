import { SeatBadge } from "../art/seat-badge.tsx";
import { words } from "../../../text/app-text.ts";
import { BotStyles } from "../../../setup/bot-styles.tsx";
import { ChairFields } from "../../../setup/seat-fields.tsx";
import "../../../setup/setup-seats.css";
import { chairsTaken, withChair, type MarketSetUp } from "./table-setup.ts";

interface Props {
  readonly setUp: MarketSetUp;
  readonly onChange: (setUp: MarketSetUp) => void;
}

/** Who sits where. */
export function MarketChairs({ setUp, onChange }: Props) {
  const { setup } = words.value;
  return (
    <div class="chairs market">
      <div class="head">
        <h2>{setup.seats}</h2>
      </div>
      <ol>
        {chairsTaken(setUp).map((_, at) => (
          <ChairRow key={at} at={at} setUp={setUp} onChange={onChange} />
        ))}
      </ol>
      <BotStyles game="mediterranean" chairs={chairsTaken(setUp)} />
    </div>
  );
}

function ChairRow({ at, setUp, onChange }: Props & { readonly at: number }) {
  const { setup } = words.value;
  const { sitter = "person", name = "" } = setUp.chairs[at] ?? {};
  const colour = setup.mediterranean.seats[at] ?? setup.seat(at + 1);
  return (
    <li>
      <SeatBadge seat={at} size="2.5rem" />
      <span class="colour">{colour}</span>
      <ChairFields
        game="mediterranean"
        at={at}
        sitter={sitter}
        name={name}
        usualName={colour}
        onChange={(part) => onChange(withChair(setUp, at, part))}
      />
    </li>
  );
}
