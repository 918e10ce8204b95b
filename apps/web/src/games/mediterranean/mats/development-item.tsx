import type { Seat } from "@sofala/engine";
import type { DevelopmentData, DevelopmentId } from "@sofala/mediterranean";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import type { TableModel } from "../table-model.ts";
import { Dagger } from "./reconstructed-mark.tsx";

interface Props {
  readonly model: TableModel;
  readonly id: DevelopmentId;
}

/** A development with its price and effect, and who bought it. */
export function DevelopmentItem({ model, id }: Props) {
  const { game, mats } = mediterraneanWords.value;
  const { seats, turn } = model.view.value;
  const data = model.edition.value.developments[id];
  if (data === undefined) return undefined;
  const having = (list: "bought" | "forbidden") =>
    [...seats.keys()].filter((seat) => seats[seat]?.[list].includes(id));
  return (
    <li class={`turn-card ${data.category}`}>
      <header>
        <h4>{game.development(id)}</h4>
        <b class="price figures">
          <span class="spoken">{mats.cards.costs(`$${priceOf(data, turn)}`)}</span>
          <span aria-hidden="true">
            ${priceOf(data, turn)}
            <Dagger of={data} path="price" />
          </span>
        </b>
      </header>
      <p class="effect">
        {data.effects.map((effect, n) => (
          <span key={n}>
            {n > 0 && ", "}
            {game.effects([effect])}
            <Dagger of={data} path={`effects.${n}`} />
          </span>
        ))}
      </p>
      <Seats model={model} seats={having("bought")} say={mats.cards.bought} />
      <Seats model={model} seats={having("forbidden")} say={mats.cards.forbidden} isForbidden />
    </li>
  );
}

const priceOf = ({ price }: DevelopmentData, turn: number): number =>
  typeof price === "number" ? price : (price[turn] ?? 0);

interface SeatsProps {
  readonly model: TableModel;
  readonly seats: readonly Seat[];
  readonly say: (names: readonly string[]) => string;
  readonly isForbidden?: boolean;
}

/** Whom something is true of, as badges and in words. */
export function Seats({ model, seats, say, isForbidden = false }: SeatsProps) {
  if (seats.length === 0) return undefined;
  return (
    <p class={isForbidden ? "seats forbidden" : "seats"}>
      {seats.map((seat) => (
        <SeatBadge key={seat} seat={seat} size="1.125rem" />
      ))}
      <span>{say(seats.map((seat) => model.names[seat] ?? ""))}</span>
    </p>
  );
}
