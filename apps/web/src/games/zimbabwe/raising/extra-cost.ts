import type { Seat } from "@sofala/engine";
import { CRAFTSMEN } from "@sofala/zimbabwe";
import type { CellName, Craft, Good, RaisePlan, Resource, View } from "@sofala/zimbabwe";

/** Why monuments cost more together than one by one. */
export interface ExtraCost {
  /** What each costs alone. */
  readonly alone: readonly number[];
  readonly together: number;
  /** The makers that supply less than each monument alone would buy from them. */
  readonly makers: readonly { readonly craft: Craft; readonly seat: Seat }[];
  /** What kinds of resources more than one monument would use. */
  readonly resources: readonly Resource[];
}

/** Undefined if together they cost no more; `alone` are the cheapest plans for each. */
export function extraCostOf(
  { craftsmen }: Pick<View, "craftsmen">,
  alone: readonly RaisePlan[],
  together: RaisePlan,
): ExtraCost | undefined {
  const costs = alone.map(({ cost }) => cost);
  if (together.cost <= costs.reduce((sum, cost) => sum + cost, 0)) return undefined;
  const wanted = alone.flatMap(partsOf);
  const supplied = partsOf(together);
  const short = craftsmen.filter(
    ({ at }) => countAt(wanted, "maker", at) > countAt(supplied, "maker", at),
  );
  const makers = new Map(
    short.map(({ craftsman: craft, seat }) => [`${craft} ${seat}`, { craft, seat }]),
  );
  const shared = wanted.filter(({ resource }) => countAt(wanted, "resource", resource) > 1);
  const resources = shared.flatMap(({ maker }) =>
    craftsmen.flatMap(({ at, craftsman }) => (at === maker ? [CRAFTSMEN[craftsman].resource] : [])),
  );
  return {
    alone: costs,
    together: together.cost,
    makers: [...makers.values()],
    resources: [...new Set(resources)],
  };
}

/** A maker and the resource that it uses for a good. */
interface Part {
  readonly maker: CellName;
  readonly resource: CellName;
}

const partsOf = ({ moves }: RaisePlan): readonly Part[] =>
  moves.flatMap(({ goods }) =>
    goods.flatMap(({ primary, ...good }: Good) =>
      [good, ...(primary === undefined ? [] : [primary])].map(({ craftsman, resource }) => ({
        maker: craftsman,
        resource,
      })),
    ),
  );

const countAt = (parts: readonly Part[], kind: keyof Part, cell: CellName): number =>
  parts.filter((part) => part[kind] === cell).length;
