import { SeatBadge } from "../../boards/mediterranean/art/seat-badge.tsx";
import { SITTERS, type Sitter } from "../../store/sitter.ts";
import "../../ui/field.css";
import { words } from "../../words/words.ts";
import { SitterOptions } from "../new-game/sitter-options.tsx";
import "../new-game/chairs.css";
import { LONGEST_NAME, chairsTaken, withChair, type MarketSetUp } from "./market-set-up.ts";

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
      <Styles setUp={setUp} />
    </div>
  );
}

/** How the bots at this table play, each level once. */
function Styles({ setUp }: Pick<Props, "setUp">) {
  const { bot } = words.value.setup.mediterranean;
  const sitters = new Set(chairsTaken(setUp).map(({ sitter }) => sitter));
  return (
    <div class="styles quiet">
      {SITTERS.map(
        (sitter) =>
          sitter !== "person" &&
          sitters.has(sitter) && (
            <p key={sitter}>
              <strong>{bot[sitter].name}</strong> · {bot[sitter].style}
            </p>
          ),
      )}
    </div>
  );
}

function ChairRow({ at, setUp, onChange }: Props & { readonly at: number }) {
  const { setup } = words.value;
  const { sitter = "person", name = "" } = setUp.chairs[at] ?? {};
  const seat = setup.seat(at + 1);
  const colour = setup.mediterranean.seats[at] ?? seat;
  return (
    <li>
      <SeatBadge seat={at} size="2.5rem" />
      <span class="colour">{colour}</span>
      <select
        class="field sitter"
        aria-label={`${seat}: ${setup.sitter}`}
        value={sitter}
        onChange={(event) =>
          onChange(withChair(setUp, at, { sitter: event.currentTarget.value as Sitter }))
        }
      >
        <SitterOptions game="mediterranean" />
      </select>
      {sitter === "person" && (
        <input
          class="field name"
          aria-label={`${seat}: ${setup.name}`}
          placeholder={`${setup.name}: ${colour}`}
          value={name}
          maxLength={LONGEST_NAME}
          autocomplete="off"
          onInput={(event) => onChange(withChair(setUp, at, { name: event.currentTarget.value }))}
        />
      )}
    </li>
  );
}
