import type { Seat } from "@sofala/engine";
import { INDUSTRIES, type Industry, type IndustryPrice } from "@sofala/mediterranean";
import { useMemo } from "preact/hooks";
import { structuralSignal } from "../../../ui/structural-share.ts";
import { mediterraneanText } from "../mediterranean-text.ts";
import { AreaIcon } from "../art/area-icon.tsx";
import { GoodIcon } from "../art/good-icon.tsx";
import { MarkIcon } from "../art/mark-icon.tsx";
import { SeatBadge } from "../art/seat-badge.tsx";
import type { TableModel } from "../table-model.ts";
import { Cubes } from "./cubes.tsx";
import { ReconstructedMark } from "./reconstructed-mark.tsx";
import { Gains } from "./gains.tsx";
import { lastPayments, workersAt, type IndustryPayment } from "./industries.ts";
import { cubesOn } from "./production.ts";
import "./mat-industry.css";

interface Props {
  readonly model: TableModel;
  readonly seatIndex: Seat;
}

/** The industries with what they pay, who works there, and what victory points cost. */
export function MatIndustry({ model, seatIndex }: Props) {
  const { mats } = mediterraneanText.value;
  const paid = useMemo(
    () => structuralSignal(() => lastPayments(model.table.observedMoves.value)),
    [model],
  );
  const seat = model.seatAt(seatIndex);
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
            capacity={edition.areas["industry.base"].capacity}
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
            seatIndex={seatIndex}
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
  readonly paid: readonly IndustryPayment[];
}

function IndustryItem({ model, seatIndex, industry, paid }: ItemProps) {
  const { sentences, mats } = mediterraneanText.value;
  const { names } = model;
  const edition = model.edition.value;
  const data = edition.industries[industry];
  const area = `industry.${industry}` as const;
  const workers = useMemo(
    () => structuralSignal(() => workersAt(model.view.value, industry)),
    [model, industry],
  ).value;
  const cubes = cubesOn(model.seatAt(seatIndex), area);
  const nameOf = (seat: Seat) => names[seat] ?? "";
  return (
    <li class={cubes > 0 ? "own" : undefined}>
      <GoodIcon good={data.good} size="1.5rem" />
      <b>
        {sentences.industry[industry]}
        <ReconstructedMark marked={data} path="good" />
      </b>
      <Cubes cubes={cubes} capacity={edition.areas[area].capacity} />
      <dl>
        <div>
          <dt>{mats.dominance}</dt>
          <dd>
            <Gains gain={data.dominance} marked={data} path="dominance" />
          </dd>
        </div>
        <div>
          <dt>{mats.monopoly}</dt>
          <dd>
            <Gains gain={data.monopoly} marked={data} path="monopoly" />
          </dd>
        </div>
        {workers.length > 0 && (
          <SeatBadges
            name={mats.workersTitle}
            seats={workers}
            text={mats.workersLabel(workers.map(nameOf))}
          />
        )}
        {paid.length > 0 && (
          <SeatBadges
            name={mats.lastBonus}
            seats={paid.map(({ seat }) => seat)}
            text={mats.lastBonusLabel(
              paid.map(({ seat, bonus }) => ({ name: nameOf(seat), bonus })),
            )}
          />
        )}
      </dl>
    </li>
  );
}

interface SeatBadgesProps {
  readonly name: string;
  readonly seats: readonly Seat[];
  /** The same as text. */
  readonly text: string;
}

/** Seats as badges. */
const SeatBadges = ({ name, seats, text }: SeatBadgesProps) => (
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
  const { mats } = mediterraneanText.value;
  const { pricePerVp, bulk } = price;
  return (
    <>
      <MarkIcon mark="vp" size="1em" />
      {mats.vpPrice(pricePerVp)}
      {bulk !== undefined && ` ${mats.bulk(bulk.vp, bulk.price)}`}
      <ReconstructedMark marked={price} path="pricePerVp" />
    </>
  );
}
