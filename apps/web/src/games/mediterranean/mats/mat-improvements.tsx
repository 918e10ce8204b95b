import type { Edition, SeatView } from "@sofala/mediterranean";
import { mediterraneanText } from "../mediterranean-text.ts";
import { AreaIcon } from "../art/area-icon.tsx";
import { Cubes } from "./cubes.tsx";
import { cubesOn, storageOf } from "./production.ts";
import "./mat-improvements.css";

interface Props {
  readonly edition: Edition;
  readonly seat: SeatView;
}

const IMPROVEMENT_AREAS = [
  "warehouse",
  "bank",
  "army",
  "colosseum",
  "wonder.religious",
  "wonder.government",
] as const;

/** Warehouse, bank, army, colosseum and wonders. */
export function MatImprovements({ edition, seat }: Props) {
  const { mats } = mediterraneanText.value;
  return (
    <section class="mat-improvements">
      <h3>{mats.part.improvements}</h3>
      <ul>
        {IMPROVEMENT_AREAS.map((area) => {
          const cubes = cubesOn(seat, area);
          const room = edition.areas[area].capacity;
          const name = mats.area[area] ?? area;
          return (
            <li key={area} class={cubes > 0 ? "built" : undefined}>
              <AreaIcon area={area} size="1.5rem" />
              <span>
                <span aria-hidden="true">{name}</span>
                <span class="spoken">{mats.cubes(name, cubes, room)}</span>
                {area === "warehouse" && (
                  <StoredCards cards={seat.count.warehouse} room={storageOf(edition, seat)} />
                )}
              </span>
              <Cubes cubes={cubes} capacity={room} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function StoredCards({ cards, room }: { readonly cards: number; readonly room: number }) {
  const text = mediterraneanText.value.mats.stored(cards, room);
  return (
    <small class="figures" title={text}>
      <span aria-hidden="true">
        {cards} / {room}
      </span>
      <span class="spoken">{text}</span>
    </small>
  );
}
