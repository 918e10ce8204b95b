import { english } from "@sofala/text";
import type { OfferView } from "@sofala/mediterranean";
import type { DrawContext } from "../terminal-ui.ts";
import { DIM, TITLE } from "./colours.ts";
import type { TableView } from "./table-view.ts";

const { addressees, building, offerSummary } = english.mediterranean;

/** The open offers and the valid pledges. */
export function drawMarket(view: TableView, context: DrawContext): readonly string[] {
  const { table, ownSeat } = view;
  const { names, paint } = context;
  const offers =
    table.offers.length > 0
      ? table.offers.map(
          (offer) => `${`${offer.offer}`.padStart(4)}  ${offerText(offer, names, ownSeat)}`,
        )
      : [paint("      none open", DIM)];
  const pledges = table.pledges.map(
    ({ seat, building: id, target, use }) =>
      `      ${names[seat]} ${use ? "uses" : "does not use"} the ${building(id)} on ${names[target]}`,
  );
  return [
    ...(table.part === "trading" ? [paint("Offers", TITLE), ...offers] : []),
    ...(pledges.length === 0 ? [] : [paint("Pledged for the next civic phase", TITLE), ...pledges]),
  ];
}

/** `Ann to everyone: 1 wine and 2 VP for 2 grain` */
export function offerText(
  { seat, to, give, want, declined, cards }: OfferView,
  names: readonly string[],
  own: number | undefined,
): string {
  const text = `${names[seat]} to ${addressees(to, names)}: ${offerSummary(give, want, names)}`;
  if (own !== undefined && declined.includes(own)) return `${text} (declined)`;
  return own !== seat || cards === undefined || cards.length === 0
    ? text
    : `${text} (your ${cards.join(" ")})`;
}
