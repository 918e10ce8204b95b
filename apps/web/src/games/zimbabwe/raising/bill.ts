import type { Seat } from "@sofala/engine";
import { CRAFTSMEN, tryMoves, zimbabweRules } from "@sofala/zimbabwe";
import type { CellName, Craft, Event, Good, Resource, State } from "@sofala/zimbabwe";
import type { GoodsRoute } from "../board/marks.ts";
import type { Raise } from "../workers/swaps.ts";

/** Cattle that a plan pays to one recipient. */
interface BillLine {
  readonly to: Seat | "stock";
  /** The craft whose card is paid; undefined for hubs. */
  readonly craft: Craft | undefined;
  readonly cattle: number;
}

export interface Bill {
  readonly lines: readonly BillLine[];
  readonly cost: number;
  /** What comes back from the player's own cards at revenue. */
  readonly returns: number;
}

/** Who is paid what by these moves; undefined if they are not legal. */
export function billOf(state: State, seat: Seat, moves: readonly Raise[]): Bill | undefined {
  const events: Event[] = [];
  let current = state;
  for (const move of moves) {
    const step = zimbabweRules.applyMove(current, seat, move);
    if (!step.ok) return undefined;
    events.push(...step.value.events);
    current = step.value.state;
  }
  const lines = new Map<string, BillLine>();
  let returns = 0;
  for (const event of events) {
    if (event.kind !== "cattle-paid") continue;
    const { recipient, cattle } = event;
    const to = recipient.to === "stock" ? "stock" : recipient.seat;
    const craft = recipient.to === "technology" ? recipient.craftsman : undefined;
    const key = `${to} ${craft ?? ""}`;
    lines.set(key, { to, craft, cattle: (lines.get(key)?.cattle ?? 0) + cattle });
    if (to === seat) returns += cattle;
  }
  const cost = [...lines.values()].reduce((sum, line) => sum + line.cattle, 0);
  return { lines: [...lines.values()].filter(({ cattle }) => cattle > 0), cost, returns };
}

/** The goods of these moves with the hubs that the rules choose, up to the first illegal move. */
export function goodsWithHubs(
  state: State,
  seat: Seat,
  moves: readonly Raise[],
): readonly (readonly Good[])[] {
  const goods: (readonly Good[])[] = [];
  let current = state;
  for (const move of moves) {
    const step = zimbabweRules.applyMove(current, seat, move);
    if (!step.ok) break;
    goods.push(
      step.value.events.find((event) => event.kind === "monument-raised")?.goods ?? move.goods,
    );
    current = step.value.state;
  }
  return goods;
}

/** The routes of the goods of these moves, with the hubs that the rules choose. */
export function goodsRoutesOf(
  state: State,
  seat: Seat,
  moves: readonly Raise[],
): readonly GoodsRoute[] {
  return moves.flatMap((move, index) => {
    const before = tryMoves(state, moves.slice(0, index));
    const step = before && zimbabweRules.applyMove(before, seat, move);
    if (step?.ok !== true) return [];
    const raised = step.value.events.find((event) => event.kind === "monument-raised");
    return (raised?.goods ?? []).flatMap((good, n): readonly GoodsRoute[] => {
      const id = goodId(move.at, n);
      const maker = makerAt(before, good.craftsman);
      const isPaidToOther = maker?.seat !== seat;
      const line = lineOf(maker?.craftsman ?? "potter");
      const { primary } = good;
      return [
        {
          id: `${id} resource`,
          kind: "resource",
          stops: [good.resource, good.craftsman],
          isPaidToOther,
          line,
        },
        {
          id,
          kind: "good",
          stops: [good.craftsman, ...(good.hubs ?? []), move.at],
          isPaidToOther,
          line,
        },
        ...(primary === undefined
          ? []
          : [
              {
                id: `${id} primary resource`,
                kind: "resource" as const,
                stops: [primary.resource, primary.craftsman],
                isPaidToOther: makerAt(before, primary.craftsman)?.seat !== seat,
                line,
              },
              {
                id: `${id} primary`,
                kind: "good" as const,
                stops: [primary.craftsman, ...(primary.hubs ?? []), good.craftsman],
                isPaidToOther: makerAt(before, primary.craftsman)?.seat !== seat,
                line,
              },
            ]),
      ];
    });
  });
}

/** The good of a plan, by its monument and its place among the goods for it; begins the ids of its routes. */
export const goodId = (monument: CellName, index: number): string => `${monument} ${index}`;

/** The line of a craft's goods: the resource of its primary craftsman. */
export function lineOf(craft: Craft): Resource {
  const { needs, resource } = CRAFTSMEN[craft];
  return needs === undefined ? resource : CRAFTSMEN[needs].resource;
}

const makerAt = (state: State | undefined, cell: CellName) =>
  state && zimbabweRules.view(state, "spectator").craftsmen.find(({ at }) => at === cell);
