import { zimbabwe, type Move, type State } from "../../src/index.ts";
import { CRAFT_NAMES, GOD_NAMES, RESOURCE_NAMES, SPECIALIST_NAMES } from "../naive/data.ts";
import { cellsAround } from "./positions.ts";
import { seatToAct, text } from "./random-play.ts";
import { tableOf } from "./variants.ts";

/** Every move of phase II of the kinds that are listed one by one, legal or not, on every cell; of the prices only one. */
function conceivable(state: State, price: number): readonly Move[] {
  const cells = cellsAround(tableOf(state).board);
  const use = { kind: "use-specialist" } as const;
  return [
    { kind: "end-turn" },
    ...GOD_NAMES.map((god) => ({ kind: "choose-god", god }) as const),
    ...SPECIALIST_NAMES.map((specialist) => ({ kind: "choose-specialist", specialist }) as const),
    ...(["builder", "nomads"] as const).map((specialist) => ({ ...use, specialist })),
    ...[2, 4, 6].map((cattle) => ({ ...use, specialist: "herd", cattle }) as const),
    ...cells.flatMap((at) =>
      RESOURCE_NAMES.map((resource) => ({ ...use, specialist: "shaman", resource, at }) as const),
    ),
    ...cells.flatMap((one) =>
      besides(cells, one).map(
        (other) => ({ ...use, specialist: "rain-ceremony", cells: [one, other] }) as const,
      ),
    ),
    ...cells.map((at) => ({ kind: "build-monument", at }) as const),
    ...cells.flatMap((at) =>
      CRAFT_NAMES.flatMap((craftsman) => {
        const lying = { kind: "place-craftsman", craftsman, at } as const;
        const standing = { ...lying, vertical: true };
        return [lying, standing, { ...lying, price }, { ...standing, price }];
      }),
    ),
  ];
}

/** The cell itself and those at most two steps to the right or below, diagonals included. */
function besides(cells: readonly string[], cell: string): readonly string[] {
  const [column, row] = [cell.charCodeAt(0), Number(cell.slice(1))];
  return cells.filter((other) => {
    const right = other.charCodeAt(0) - column;
    const below = Number(other.slice(1)) - row;
    return right >= 0 && right <= 2 && below >= 0 && below <= 2;
  });
}

/** Tries them all, and tells which were accepted and which are listed: the same ones. */
export function triedAndListed(
  state: State,
  price: number,
): { readonly tried: ReadonlySet<string>; readonly listed: ReadonlySet<string> } {
  const seat = seatToAct(state) ?? -1;
  const accepted = conceivable(state, price).filter(
    (move) => zimbabwe.applyMove(state, seat, move).ok,
  );
  const listed = [...zimbabwe.legalMoves(state, seat)].filter(
    (move) =>
      !zimbabwe.simulation.untracedKinds.includes(move.kind) &&
      !("price" in move && move.price !== price),
  );
  return { tried: new Set(accepted.map(text)), listed: new Set(listed.map(text)) };
}
