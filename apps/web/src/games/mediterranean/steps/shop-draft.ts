import { isObject } from "@sofala/engine";
import type { DevelopmentId } from "@sofala/mediterranean";
import type { Draft } from "../../../store/drafts.ts";
import type { TableModel } from "../table-model.ts";
import { decisionOf } from "../use-draft.ts";
import { fitting, type Picks } from "./development-picks.ts";
import type { ShopModel } from "./shop-model.ts";

/** What somebody is about to buy: a development with what was said about it, and points. */
export const shopDraft = (table: TableModel, shop: ShopModel): Draft => ({
  madeFor: () => decisionOf(table),
  read() {
    const card = shop.card.peek();
    const vp = shop.vp.peek();
    // What is on its way is bought, not to be bought again.
    const isNothing = table.isSending.peek() || (card === undefined && vp === 0);
    return isNothing ? undefined : { card, picks: shop.picks.peek(), vp };
  },
  restore(kept) {
    if (!isObject(kept) || !table.isMyTurn.peek()) return;
    const { card, picks, vp } = kept;
    if (Number.isInteger(vp)) shop.vp.value = Math.max(0, Math.min(shop.mostVp.peek(), Number(vp)));
    const moves = shop.movesOf(card as DevelopmentId | undefined);
    if (moves.length === 0) return;
    shop.begin(card as DevelopmentId);
    if (isPicks(picks) && fitting(moves, picks).length > 0) shop.pick(picks);
  },
});

const isPicks = (input: unknown): input is Picks =>
  isObject(input) && Array.isArray(input["from"]) && typeof input["isEnough"] === "boolean";
