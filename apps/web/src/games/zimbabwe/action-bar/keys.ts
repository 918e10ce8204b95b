import { mayRaise } from "@sofala/zimbabwe";
import type { GiftModel } from "../gifts/gift-model.ts";
import { NEW_PLACE_INTENT, type Intent } from "../turn/intent.ts";
import { isBar } from "../turn/moves.ts";
import type { TurnModel } from "../turn/turn-model.ts";

/** The action of a key in a turn, if any. */
export function turnKeyAction(key: string, turn: TurnModel): (() => void) | undefined {
  const { table, choices, intent } = turn;
  const { gods, specialists, monumentSites, craftsmanMoves } = choices.peek();
  const begin = (next: Intent, isPossible: boolean) =>
    isPossible ? () => turn.begin(next) : undefined;
  switch (key) {
    case "Escape":
      return intent.peek() === undefined ? undefined : () => turn.cancel();
    case "g":
      return begin({ kind: "card" }, gods.length + specialists.length > 0);
    case "b":
      return begin({ kind: "build" }, monumentSites.length > 0);
    case "c":
      return begin(NEW_PLACE_INTENT, craftsmanMoves.size > 0);
    case "r":
      return intent.peek()?.kind === "place"
        ? rotateTile(turn)
        : table.isMyTurn.peek() && mayRaise(table.state.peek())
          ? () => turn.beginRaise()
          : undefined;
    case "e":
      return table.isMyTurn.peek() ? () => clickEndTurn() : undefined;
    default:
      return table.keyAction(key);
  }
}

/** The action of a key in phase I, if any. */
export function giftKeyAction(key: string, gift: GiftModel): (() => void) | undefined {
  if (gift.forecastIfPassed.peek() === undefined) return undefined;
  const amount = gift.amount.peek();
  const canGive = gift.range.peek() !== undefined;
  switch (key) {
    case "p":
      return () => gift.pass();
    case "y":
      return canGive ? () => gift.give() : undefined;
    case "+":
    case "=":
      return canGive ? () => gift.setAmount(amount + 1) : undefined;
    case "-":
      return canGive ? () => gift.setAmount(amount - 1) : undefined;
    default:
      return undefined;
  }
}

/** `r` rotates the tile that is being placed, if it is a bar. */
function rotateTile(turn: TurnModel): (() => void) | undefined {
  const intent = turn.intent.peek();
  return intent?.kind === "place" && intent.craft !== undefined && isBar(intent.craft)
    ? () => turn.begin({ ...intent, vertical: !intent.vertical })
    : undefined;
}

/** Clicks the button, because it asks before the turn ends. */
const clickEndTurn = (): void => document.querySelector<HTMLButtonElement>(".end-turn")?.click();
