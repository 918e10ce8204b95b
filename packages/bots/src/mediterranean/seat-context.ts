import type { Seat } from "@sofala/engine";
import { EDITIONS, type Age, type Edition, type Options, type View } from "@sofala/mediterranean";
import type { Weights } from "./weights.ts";

/** A view, and how its seat judges it. */
export interface Scene {
  readonly view: View;
  readonly seat: Seat;
  readonly edition: Edition;
  readonly options: Options;
  readonly weights: Weights;
  /** Turns that follow this one. */
  readonly turnsLeft: number;
  readonly age: Age;
}

export function sceneOf(view: View, seat: Seat, weights: Weights): Scene {
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

export function seatAt({ view }: Scene, seat: Seat): View["seats"][number] {
  const told = view.seats[seat];
  if (told === undefined) throw new Error(`nobody sits at ${seat}`);
  return told;
}

export const othersOf = ({ view, seat }: Scene): readonly Seat[] =>
  view.seats.flatMap((_, other) => (other === seat ? [] : [other]));

/** Remembers what was worked out for a scene, which thousands of boards may ask for. */
export function remembered<Key, Value>(
  work: (scene: Scene, key: Key) => Value,
): (scene: Scene, key: Key) => Value {
  const known = new WeakMap<Scene, Map<Key, Value>>();
  return (scene, key) => {
    let values = known.get(scene);
    if (values === undefined) {
      values = new Map();
      known.set(scene, values);
    }
    let value = values.get(key);
    if (value === undefined) {
      value = work(scene, key);
      values.set(key, value);
    }
    return value;
  };
}
