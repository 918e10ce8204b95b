import { FARMS, type Area, type Edition, type SeatView } from "@sofala/mediterranean";
import { mediterraneanText } from "../mediterranean-text.ts";
import { AreaIcon } from "../art/area-icon.tsx";
import { GoodIcon } from "../art/good-icon.tsx";
import { Cubes } from "./cubes.tsx";
import { ReconstructedMark } from "./reconstructed-mark.tsx";
import { cubesOn, drawsOf, goodOfFarm, supplyOf } from "./production.ts";
import "./mat-land.css";

interface Props {
  readonly edition: Edition;
  readonly seat: SeatView;
}

/** Farms, cities and harbors, and the available workers. */
export function MatLand({ edition, seat }: Props) {
  const { sentences, mats } = mediterraneanText.value;
  const draws = drawsOf(seat);
  return (
    <section class="mat-land">
      <h3>{mats.part.land}</h3>
      <ul class="farms">
        {FARMS.map((farm) => (
          <li key={farm} title={sentences.area[farm]}>
            <GoodIcon good={goodOfFarm(farm)} size="1.75rem" />
            <Cubes cubes={cubesOn(seat, farm)} capacity={edition.areas[farm].capacity} />
            <SpokenCubes edition={edition} seat={seat} area={farm} />
          </li>
        ))}
      </ul>
      <ul class="places">
        {(["city", "harbor"] as const).map((area) => (
          <li key={area} class={area}>
            <AreaIcon area={area} size="1.5rem" />
            <span aria-hidden="true">
              {mats.area[area]}
              <ReconstructedMark marked={edition.areas[area]} path="capacity" />
            </span>
            <Cubes cubes={cubesOn(seat, area)} capacity={edition.areas[area].capacity} />
            <SpokenCubes edition={edition} seat={seat} area={area} />
          </li>
        ))}
      </ul>
      <p class="draws">
        {draws.length === 0
          ? mats.drawsNothing
          : mats.draws(draws.map(({ deck, count }) => [deck, count]))}
      </p>
      <p class="workers">
        <Cubes cubes={cubesOn(seat, "available")} capacity={0} />
        <span>{mats.available(cubesOn(seat, "available"))}</span>
        <span class="quiet">{mats.supply(supplyOf(edition, seat))}</span>
      </p>
    </section>
  );
}

function SpokenCubes({ edition, seat, area }: Props & { readonly area: Area }) {
  const { sentences, mats } = mediterraneanText.value;
  return (
    <span class="spoken">
      {mats.cubes(sentences.area[area], cubesOn(seat, area), edition.areas[area].capacity)}
    </span>
  );
}
