import { decide, steward1, type BotPlayer } from "@sofala/bots/zimbabwe";
import type { Seat } from "@sofala/engine";
import { zimbabwe } from "@sofala/zimbabwe";
import type { Craft, Move, SeatView, State, Zimbabwe } from "@sofala/zimbabwe";

/** Suggests the move of a bot; always the same one for the same table. */
export class MoveAdviser {
  private readonly players = new Map<Seat, BotPlayer<Zimbabwe>>();

  next(state: State): Move {
    const seat = state.active;
    const player = this.players.get(seat) ?? steward1.createPlayer(seat, "advice");
    this.players.set(seat, player);
    const { move } = decide(player, zimbabwe.view(state, seat));
    if (move === undefined) throw new Error("the adviser waits");
    return move;
  }
}

/** The kind of a move; specialists and gods by their names. */
export function kindOf(move: Move): string {
  if (move.kind === "choose-god") return `${move.kind} ${move.god}`;
  return "specialist" in move ? `${move.kind} ${move.specialist}` : move.kind;
}

/** A legal move of a kind that was not made yet, of those that bots rarely make. */
export function unseenKindMove(state: State, made: ReadonlySet<string>): Move | undefined {
  const seat = state.active;
  const { technologies = {} } = zimbabwe.view(state, seat).seats[seat] ?? {};
  for (const move of zimbabwe.legalMoves(state, seat)) {
    if (isSeldom(move, technologies) && !made.has(kindOf(move))) return move;
  }
  return undefined;
}

function isSeldom(move: Move, technologies: SeatView["technologies"]): boolean {
  if ("specialist" in move) return true;
  if (move.kind === "choose-god") {
    return move.god === "dziva" && Object.keys(technologies).length > 0;
  }
  if (!("prices" in move)) return false;
  const prices = Object.entries(move.prices);
  return prices.length > 0 && prices.every(([craft, price]) => isNew(price, technologies, craft));
}

/** The interface leaves out prices that do not change. */
const isNew = (price: number, technologies: SeatView["technologies"], craft: string): boolean =>
  technologies[craft as Craft]?.price !== price;
