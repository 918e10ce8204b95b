import { EMPIRES, type Empire } from "@sofala/zimbabwe";
import { EmpireBadge } from "../../boards/zimbabwe/board/empires.tsx";
import { newSeed } from "../../store/new-game.ts";
import { SITTERS, type Sitter } from "../../store/sitter.ts";
import "../../ui/field.css";
import { Icon } from "../../ui/icon.tsx";
import { words } from "../../words/words.ts";
import "./chairs.css";
import {
  LONGEST_NAME,
  chairsTaken,
  dealEmpires,
  withChair,
  withEmpire,
  type Chair,
  type SetUp,
} from "./set-up.ts";
import { SitterOptions } from "./sitter-options.tsx";

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
      <Styles setUp={setUp} />
    </div>
  );
}

/** How the bots at this table play, each level once. */
function Styles({ setUp }: { readonly setUp: SetUp }) {
  const { zimbabwe } = words.value;
  const sitters = new Set(chairsTaken(setUp).map(({ sitter }) => sitter));
  return (
    <div class="styles quiet">
      {SITTERS.map(
        (sitter) =>
          sitter !== "person" &&
          sitters.has(sitter) && (
            <p key={sitter}>
              <strong>{zimbabwe.bot[sitter].name}</strong> · {zimbabwe.bot[sitter].style}
            </p>
          ),
      )}
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
      <select
        class="field sitter"
        aria-label={`${seat}: ${setup.sitter}`}
        value={sitter}
        onChange={(event) =>
          onChange(withChair(setUp, at, { sitter: event.currentTarget.value as Sitter }))
        }
      >
        <SitterOptions />
      </select>
      {sitter === "person" && (
        <input
          class="field name"
          aria-label={`${seat}: ${setup.name}`}
          placeholder={`${setup.name}: ${zimbabwe.empire[empire]}`}
          value={name}
          maxLength={LONGEST_NAME}
          autocomplete="off"
          onInput={(event) => onChange(withChair(setUp, at, { name: event.currentTarget.value }))}
        />
      )}
    </li>
  );
}
