import type { Seat } from "@sofala/engine";
import { EDITIONS, type Age, type Edition, type Options, type View } from "@sofala/mediterranean";
import type { Weights } from "./weights.ts";

/** A view, and how its seat judges it. */
export interface SeatContext {
  readonly view: View;
  readonly seat: Seat;
  readonly edition: Edition;
  readonly options: Options;
  readonly weights: Weights;
  /** Turns that follow this one. */
  readonly turnsLeft: number;
  readonly age: Age;
}

export function seatContextOf(view: View, seat: Seat, weights: Weights): SeatContext {
  const { options, turn } = view;
  const edition = EDITIONS[options.edition];
  if (edition === undefined) throw new Error(`no edition ${options.edition}`);
  const { turns, ageOfTurn } = edition.rules;
  return {
    view,
    seat,
    edition,
    options,
    weights,
    turnsLeft: turns.value - turn,
    age: ageOfTurn.value[turn - 1] ?? "iron",
  };
}

export function seatAt({ view }: SeatContext, seat: Seat): View["seats"][number] {
  const seatView = view.seats[seat];
  if (seatView === undefined) throw new Error(`nobody sits at ${seat}`);
  return seatView;
}

export const otherSeats = ({ view, seat }: SeatContext): readonly Seat[] =>
  view.seats.flatMap((_, other) => (other === seat ? [] : [other]));

/** Memoizes a value per context, which thousands of boards may ask for. */
export function memoizePerContext<Key, Value>(
  compute: (context: SeatContext, key: Key) => Value,
): (context: SeatContext, key: Key) => Value {
  const known = new WeakMap<SeatContext, Map<Key, Value>>();
  return (context, key) => {
    let values = known.get(context);
    if (values === undefined) {
      values = new Map();
      known.set(context, values);
    }
    let value = values.get(key);
    if (value === undefined) {
      value = compute(context, key);
      values.set(key, value);
    }
    return value;
  };
}
