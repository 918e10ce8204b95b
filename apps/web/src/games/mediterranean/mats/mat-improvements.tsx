import type { Edition, SeatView } from "@sofala/mediterranean";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { AreaIcon } from "../art/area-icon.tsx";
import { Cubes } from "./cubes.tsx";
import { cubesOn, storageOf } from "./production.ts";
import "./mat-improvements.css";

interface Props {
  readonly edition: Edition;
  readonly seat: SeatView;
}

const WORKS = [
  "warehouse",
  "bank",
  "army",
  "colosseum",
  "wonder.religious",
  "wonder.government",
] as const;

/** Warehouse, bank, army, colosseum and wonders. */
export function Works({ edition, seat }: Props) {
  const { mats } = mediterraneanWords.value;
  return (
    <section class="mat-works">
      <h3>{mats.part.improvements}</h3>
      <ul>
        {WORKS.map((area) => {
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
                  <Stored cards={seat.count.warehouse} room={storageOf(edition, seat)} />
                )}
              </span>
              <Cubes cubes={cubes} room={room} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Stored({ cards, room }: { readonly cards: number; readonly room: number }) {
  const text = mediterraneanWords.value.mats.stored(cards, room);
  return (
    <small class="figures" title={text}>
      <span aria-hidden="true">
        {cards} / {room}
      </span>
      <span class="spoken">{text}</span>
    </small>
  );
}
