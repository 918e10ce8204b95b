import { EMPIRES, type Empire } from "@sofala/zimbabwe";
import { EmpireBadge } from "../board/empires.tsx";
import { newSeed } from "../../../store/create-stored-game.ts";
import "../../../ui/field.css";
import { Icon } from "../../../ui/icon.tsx";
import { words } from "../../../text/app-text.ts";
import { BotStyles } from "../../../setup/bot-styles.tsx";
import { ChairFields } from "../../../setup/seat-fields.tsx";
import "../../../setup/setup-seats.css";
import {
  chairsTaken,
  dealEmpires,
  withChair,
  withEmpire,
  type Chair,
  type SetUp,
} from "./table-setup.ts";

interface Props {
  readonly setUp: SetUp;
  readonly onChange: (setUp: SetUp) => void;
}

/** Who sits where, and for which empire. */
export function Chairs({ setUp, onChange }: Props) {
  const { setup } = words.value;
  return (
    <div class="chairs">
      <div class="head">
        <h2>{setup.seats}</h2>
        <button
          type="button"
          class="button plain"
          onClick={() => onChange(dealEmpires(setUp, newSeed()))}
        >
          <Icon name="dice" />
          {setup.shuffle}
        </button>
      </div>
      <ol>
        {chairsTaken(setUp).map((chair, at) => (
          <ChairRow key={at} chair={chair} at={at} setUp={setUp} onChange={onChange} />
        ))}
      </ol>
      <BotStyles game="zimbabwe" chairs={chairsTaken(setUp)} />
    </div>
  );
}

interface ChairProps extends Props {
  readonly chair: Chair;
  readonly at: number;
}

function ChairRow({ chair, at, setUp, onChange }: ChairProps) {
  const { setup, zimbabwe } = words.value;
  const seat = setup.seat(at + 1);
  const { sitter, name, empire } = chair;
  return (
    <li>
      <EmpireBadge empire={empire} size="2.5rem" />
      <select
        class="field empire"
        aria-label={`${seat}: ${setup.empire}`}
        value={empire}
        onChange={(event) => onChange(withEmpire(setUp, at, event.currentTarget.value as Empire))}
      >
        {EMPIRES.map((each) => (
          <option key={each} value={each}>
            {zimbabwe.empire[each]}
          </option>
        ))}
      </select>
      <ChairFields
        game="zimbabwe"
        at={at}
        sitter={sitter}
        name={name}
        usualName={zimbabwe.empire[empire]}
        onChange={(part) => onChange(withChair(setUp, at, part))}
      />
    </li>
  );
}
