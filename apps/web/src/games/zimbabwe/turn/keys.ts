import { mayRaise } from "@sofala/zimbabwe";
import type { GiftModel } from "../gifts/gift-model.ts";
import { PLACING, type Intent } from "./intent.ts";
import { isBar } from "./moves.ts";
import type { TurnModel } from "./turn-model.ts";

/** What a key does in a turn; undefined where it does nothing. */
export function actionOf(key: string, turn: TurnModel): (() => void) | undefined {
  const { table, choices, intent } = turn;
  const { gods, specialists, builds, places, canEnd } = choices.peek();
  const begin = (next: Intent, isPossible: boolean) =>
    isPossible ? () => turn.begin(next) : undefined;
  switch (key) {
    case "Escape":
      return intent.peek() === undefined ? undefined : () => turn.cancel();
    case "u":
      return table.table.undoTo.peek() === undefined ? undefined : () => table.table.undo();
    case "g":
      return begin({ kind: "card" }, gods.length + specialists.length > 0);
    case "b":
      return begin({ kind: "build" }, builds.length > 0);
    case "c":
      return begin(PLACING, places.size > 0);
    case "r":
      return intent.peek()?.kind === "place"
        ? turnTile(turn)
        : begin({ kind: "raise" }, table.isMyTurn.peek() && mayRaise(table.state.peek()));
    case "e":
      return canEnd ? () => clickEndTurn() : undefined;
    default:
      return undefined;
  }
}

/** What a key does in phase I; undefined where it does nothing. */
export function giftActionOf(key: string, gift: GiftModel): (() => void) | undefined {
  if (gift.passed.peek() === undefined) return undefined;
  const amount = gift.amount.peek();
  const canGive = gift.range.peek() !== undefined;
  switch (key) {
    case "p":
      return () => gift.pass();
    case "y":
      return canGive ? () => gift.give() : undefined;
    case "+":
    case "=":
      return canGive ? () => gift.set(amount + 1) : undefined;
    case "-":
      return canGive ? () => gift.set(amount - 1) : undefined;
    default:
      return undefined;
  }
}

/** While a craftsman that can be turned is placed, `r` turns it. */
function turnTile(turn: TurnModel): (() => void) | undefined {
  const intent = turn.intent.peek();
  return intent?.kind === "place" && intent.craft !== undefined && isBar(intent.craft)
    ? () => turn.begin({ ...intent, vertical: !intent.vertical })
    : undefined;
}

/** The button knows what to ask before the turn ends. */
const clickEndTurn = (): void => document.querySelector<HTMLButtonElement>(".end-turn")?.click();
