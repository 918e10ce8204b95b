import { isObject } from "@sofala/engine";
import type { DevelopmentId } from "@sofala/mediterranean";
import type { Draft } from "../../../store/drafts.ts";
import type { TableModel } from "../table-model.ts";
import { decisionKey } from "../use-draft.ts";
import { matchingMoves, type Picks } from "./development-picks.ts";
import type { ShopModel } from "./shop-model.ts";

/** The draft of a purchase: a development with its picks, and points. */
export const shopDraft = (table: TableModel, shop: ShopModel): Draft => ({
  context: () => decisionKey(table),
  read() {
    const card = shop.card.peek();
    const vp = shop.vp.peek();
    // A purchase that is being sent must not be made again.
    const isNothing = table.isSending.peek() || (card === undefined && vp === 0);
    return isNothing ? undefined : { card, picks: shop.picks.peek(), vp };
  },
  restore(stored) {
    if (!isObject(stored) || !table.isMyTurn.peek()) return;
    const { card, picks, vp } = stored;
    if (Number.isInteger(vp)) shop.vp.value = Math.max(0, Math.min(shop.maxVp.peek(), Number(vp)));
    const moves = shop.movesOf(card as DevelopmentId | undefined);
    if (moves.length === 0) return;
    shop.openCard(card as DevelopmentId);
    if (isPicks(picks) && matchingMoves(moves, picks).length > 0) shop.pick(picks);
  },
});

const isPicks = (input: unknown): input is Picks =>
  isObject(input) && Array.isArray(input["from"]) && typeof input["isEnough"] === "boolean";
