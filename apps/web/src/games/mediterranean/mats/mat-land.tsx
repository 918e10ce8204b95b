import { FARMS, type Area, type Edition, type SeatView } from "@sofala/mediterranean";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { AreaIcon } from "../art/area-icon.tsx";
import { GoodIcon } from "../art/good-icon.tsx";
import { Cubes } from "./cubes.tsx";
import { Dagger } from "./reconstructed-mark.tsx";
import { cubesOn, drawsOf, goodOf, supplyOf } from "./production.ts";
import "./mat-land.css";

interface Props {
  readonly edition: Edition;
  readonly seat: SeatView;
}

/** Farms, cities and harbors, and the workers that wait. */
export function Land({ edition, seat }: Props) {
  const { game, mats } = mediterraneanWords.value;
  const draws = drawsOf(seat);
  return (
    <section class="mat-land">
      <h3>{mats.part.land}</h3>
      <ul class="farms">
        {FARMS.map((farm) => (
          <li key={farm} title={game.area[farm]}>
            <GoodIcon good={goodOf(farm)} size="1.75rem" />
            <Cubes cubes={cubesOn(seat, farm)} room={edition.areas[farm].capacity} />
            <Spoken edition={edition} seat={seat} area={farm} />
          </li>
        ))}
      </ul>
      <ul class="places">
        {(["city", "harbor"] as const).map((area) => (
          <li key={area} class={area}>
            <AreaIcon area={area} size="1.5rem" />
            <span aria-hidden="true">
              {mats.area[area]}
              <Dagger of={edition.areas[area]} path="capacity" />
            </span>
            <Cubes cubes={cubesOn(seat, area)} room={edition.areas[area].capacity} />
            <Spoken edition={edition} seat={seat} area={area} />
          </li>
        ))}
      </ul>
      <p class="draws">
        {draws.length === 0
          ? mats.drawsNothing
          : mats.draws(draws.map(({ deck, count }) => [deck, count]))}
      </p>
      <p class="workers">
        <Cubes cubes={cubesOn(seat, "available")} room={0} />
        <span>{mats.available(cubesOn(seat, "available"))}</span>
        <span class="quiet">{mats.supply(supplyOf(edition, seat))}</span>
      </p>
    </section>
  );
}

function Spoken({ edition, seat, area }: Props & { readonly area: Area }) {
  const { game, mats } = mediterraneanWords.value;
  return (
    <span class="spoken">
      {mats.cubes(game.area[area], cubesOn(seat, area), edition.areas[area].capacity)}
    </span>
  );
}
