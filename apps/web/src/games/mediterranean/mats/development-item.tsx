import type { Seat } from "@sofala/engine";
import type { DevelopmentData, DevelopmentId } from "@sofala/mediterranean";
import { mediterraneanText } from "../mediterranean-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import type { TableModel } from "../table-model.ts";
import { ReconstructedMark } from "./reconstructed-mark.tsx";

interface Props {
  readonly model: TableModel;
  readonly id: DevelopmentId;
}

/** A development with its price and effect, and who bought it. */
export function DevelopmentItem({ model, id }: Props) {
  const { sentences, mats } = mediterraneanText.value;
  const { seats, turn } = model.view.value;
  const data = model.edition.value.developments[id];
  if (data === undefined) return undefined;
  const isChanged = model.live.value?.changes.value?.developments.has(id) === true;
  const having = (list: "bought" | "forbidden") =>
    [...seats.keys()].filter((seat) => seats[seat]?.[list].includes(id));
  return (
    <li class={isChanged ? `turn-card ${data.category} changed` : `turn-card ${data.category}`}>
      <header>
        <h4>{sentences.development(id)}</h4>
        <b class="price figures">
          <span class="spoken">{mats.cards.costs(`$${priceOf(data, turn)}`)}</span>
          <span aria-hidden="true">
            ${priceOf(data, turn)}
            <ReconstructedMark marked={data} path="price" />
          </span>
        </b>
      </header>
      <p class="effect">
        {data.effects.map((effect, n) => (
          <span key={n}>
            {n > 0 && ", "}
            {sentences.effects([effect])}
            <ReconstructedMark marked={data} path={`effects.${n}`} />
          </span>
        ))}
      </p>
      <SeatsLine model={model} seats={having("bought")} text={mats.cards.boughtBy} />
      <SeatsLine
        model={model}
        seats={having("forbidden")}
        text={mats.cards.forbiddenTo}
        isForbidden
      />
    </li>
  );
}

const priceOf = ({ price }: DevelopmentData, turn: number): number =>
  typeof price === "number" ? price : (price[turn] ?? 0);

interface SeatsLineProps {
  readonly model: TableModel;
  readonly seats: readonly Seat[];
  readonly text: (names: readonly string[]) => string;
  readonly isForbidden?: boolean;
}

/** Seats as badges and as text. */
export function SeatsLine({ model, seats, text, isForbidden = false }: SeatsLineProps) {
  if (seats.length === 0) return undefined;
  return (
    <p class={isForbidden ? "seats forbidden" : "seats"}>
      {seats.map((seat) => (
        <SeatBadge key={seat} seat={seat} size="1.125rem" />
      ))}
      <span>{text(seats.map((seat) => model.names[seat] ?? ""))}</span>
    </p>
  );
}
