import type { Seat } from "@sofala/engine";
import { INDUSTRIES, type Industry, type IndustryPrice } from "@sofala/mediterranean";
import { useMemo } from "preact/hooks";
import { keptSignal } from "../../../ui/structural-share.ts";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { AreaIcon } from "../art/area-icon.tsx";
import { GoodIcon } from "../art/good-icon.tsx";
import { MarkIcon } from "../art/mark-icon.tsx";
import { SeatBadge } from "../art/seat-badge.tsx";
import type { TableModel } from "../table-model.ts";
import { Cubes } from "./cubes.tsx";
import { Dagger } from "./reconstructed-mark.tsx";
import { Gains } from "./gains.tsx";
import { paidLast, workersAt, type Paid } from "./industries.ts";
import { cubesOn } from "./production.ts";
import "./mat-industry.css";

interface Props {
  readonly model: TableModel;
  readonly at: Seat;
}

/** The industries with what they pay, who works there, and what victory points cost. */
export function IndustryPart({ model, at }: Props) {
  const { mats } = mediterraneanWords.value;
  const paid = useMemo(() => keptSignal(() => paidLast(model.table.told.value)), [model]);
  const seat = model.seatAt(at);
  const edition = model.edition.value;
  return (
    <section class="mat-industry">
      <h3>{mats.part.industry}</h3>
      <ul class="industries">
        <li class="base">
          <AreaIcon area="industry.base" size="1.5rem" />
          <b>{mats.area["industry.base"]}</b>
          <Cubes
            cubes={cubesOn(seat, "industry.base")}
            room={edition.areas["industry.base"].capacity}
          />
          <ol class="prices figures">
            {edition.industryPrices.map((price, position) => (
              <li key={position} aria-current={position === seat.industry ? "true" : undefined}>
                <Price price={price} />
              </li>
            ))}
          </ol>
        </li>
        {INDUSTRIES.map((industry) => (
          <IndustryItem
            key={industry}
            model={model}
            at={at}
            industry={industry}
            paid={paid.value.filter((each) => each.industry === industry)}
          />
        ))}
      </ul>
    </section>
  );
}

interface ItemProps extends Props {
  readonly industry: Industry;
  readonly paid: readonly Paid[];
}

function IndustryItem({ model, at, industry, paid }: ItemProps) {
  const { game, mats } = mediterraneanWords.value;
  const { names } = model;
  const edition = model.edition.value;
  const data = edition.industries[industry];
  const area = `industry.${industry}` as const;
  const workers = useMemo(
    () => keptSignal(() => workersAt(model.view.value, industry)),
    [model, industry],
  ).value;
  const cubes = cubesOn(model.seatAt(at), area);
  const nameOf = (seat: Seat) => names[seat] ?? "";
  return (
    <li class={cubes > 0 ? "own" : undefined}>
      <GoodIcon good={data.good} size="1.5rem" />
      <b>
        {game.industry[industry]}
        <Dagger of={data} path="good" />
      </b>
      <Cubes cubes={cubes} room={edition.areas[area].capacity} />
      <dl>
        <div>
          <dt>{mats.dominance}</dt>
          <dd>
            <Gains gain={data.dominance} of={data} path="dominance" />
          </dd>
        </div>
        <div>
          <dt>{mats.monopoly}</dt>
          <dd>
            <Gains gain={data.monopoly} of={data} path="monopoly" />
          </dd>
        </div>
        {workers.length > 0 && (
          <Badges name={mats.atWork} seats={workers} text={mats.workers(workers.map(nameOf))} />
        )}
        {paid.length > 0 && (
          <Badges
            name={mats.lastPaid}
            seats={paid.map(({ seat }) => seat)}
            text={mats.paidLast(paid.map(({ seat, bonus }) => ({ name: nameOf(seat), bonus })))}
          />
        )}
      </dl>
    </li>
  );
}

interface BadgesProps {
  readonly name: string;
  readonly seats: readonly Seat[];
  /** The same in words. */
  readonly text: string;
}

/** Whom something is true of. */
const Badges = ({ name, seats, text }: BadgesProps) => (
  <div title={text}>
    <dt>{name}</dt>
    <dd>
      <span class="spoken">{text}</span>
      {seats.map((seat) => (
        <SeatBadge key={seat} seat={seat} size="1.125rem" />
      ))}
    </dd>
  </div>
);

function Price({ price }: { readonly price: IndustryPrice }) {
  const { mats } = mediterraneanWords.value;
  const { pricePerVp, bulk } = price;
  return (
    <>
      <MarkIcon mark="vp" size="1em" />
      {mats.vpPrice(pricePerVp)}
      {bulk !== undefined && ` ${mats.bulk(bulk.vp, bulk.price)}`}
      <Dagger of={price} path="pricePerVp" />
    </>
  );
}
