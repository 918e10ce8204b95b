import { fail, ok, type Result } from "@sofala/engine";
import type { AcceptMove, Move, OfferMove } from "@sofala/mediterranean";
import type { TypedMoves, ParseContext } from "../terminal-ui.ts";
import { tableViewOf, ownCards } from "./table-view.ts";
import { findSeat } from "./find-seat.ts";
import { chooseCards, parseDealSide, type DealSide } from "./deal-side.ts";

export const INPUT_EXAMPLES: readonly string[] = [
  "offer all: 3 5 + 2vp for 2 wine 1 grain   your cards 3 and 5 and 2 VP, to everyone",
  "offer Ann, 2: 2 ore for nothing           to some, by name or seat; any 2 of your ore",
  "offer all: 7 as gold for 1 dye            Piracy promised as spices or gold",
  "offer 1: pledge white-G5 not on 1 for 1 salt reply 4",
  "accept 3, accept 3 with 4 7               with cards of your choice",
  "decline 3, withdraw 3",
  "store 2 5, store nothing                  all the cards your warehouse should hold",
  '{"kind":"ready"}                          any move as JSON',
];

const OFFER_USAGE =
  "Say who the offer is for, what you give and what you want: offer all: 3 5 + 2vp for 2 wine 1 grain.";

export const typedMoves: TypedMoves = {
  hint(observerView) {
    const { table } = tableViewOf(observerView);
    const isOffering = table.options.market === "open" || table.marketStep % 2 === 0;
    return table.part === "trading" && isOffering
      ? "make an offer: offer all: 3 5 + 2vp for 2 wine 1 grain"
      : undefined;
  },

  parse(line, context) {
    const [first = "", ...rest] = line.toLowerCase().split(/\s+/u);
    switch (first) {
      case "offer":
        return parseOffer(line.slice("offer".length), context);
      case "accept":
        return rest.length === 0 ? undefined : parseAcceptance(rest, context);
      case "decline":
      case "withdraw":
        return rest.length === 0 ? undefined : parseOfferNumber(first, rest);
      case "store":
        return rest.length === 0 ? undefined : parseStoring(rest, context);
      default:
        return undefined;
    }
  },
};

/** ` all: 3 5 + 2vp for 2 wine 1 grain reply 4` */
function parseOffer(text: string, context: ParseContext): Result<Move, string> {
  const parts = /^\s*(?:to\s+)?(?:(?<all>all|everyone)\b\s*:?|(?<some>[^:]+):)(?<terms>.*)$/iu.exec(
    text,
  )?.groups;
  if (parts === undefined) return fail(OFFER_USAGE);
  const to = parseAddressees(parts["some"], context.names);
  if (!to.ok) return to;
  const { terms = "" } = parts;
  const reply = /\sreply\s+(?<offer>\d+)\s*$/iu.exec(terms);
  const [giving = "", wanting = "", extra] = terms
    .slice(0, reply?.index)
    .split(/(?:^|\s)for(?=\s|$)/iu);
  if (extra !== undefined) return fail(OFFER_USAGE);
  const give = parseDealSide(giving, context.names);
  if (!give.ok) return give;
  const want = parseDealSide(wanting, context.names);
  if (!want.ok) return want;
  const given = offeredSide(give.value, context);
  if (!given.ok) return given;
  const { slots, goods, vp, pledges } = want.value;
  if (slots.length > 0) return fail(`Ask by type, such as 2 wine, not by card: ${slots[0]}.`);
  const replyTo = reply?.groups?.["offer"];
  return ok({
    kind: "offer",
    to: to.value,
    give: given.value,
    want: {
      ...(Object.keys(goods).length === 0 ? {} : { goods }),
      ...(vp === 0 ? {} : { vp }),
      ...(pledges.length === 0 ? {} : { pledges }),
    },
    ...(replyTo === undefined ? {} : { replyTo: Number(replyTo) }),
  });
}

function parseAddressees(
  text: string | undefined,
  names: readonly string[],
): Result<OfferMove["to"], string> {
  if (text === undefined) return ok("all");
  const seats: number[] = [];
  for (const word of text.split(/,|\band\b/iu).map((part) => part.trim())) {
    const seat = findSeat(word, names);
    if (seat === undefined) return fail(`Nobody here is called "${word}".`);
    seats.push(seat);
  }
  return ok(seats);
}

/** The given cards by number, and by type the first that are there. */
function offeredSide(
  side: DealSide,
  { observerView }: ParseContext,
): Result<OfferMove["give"], string> {
  const cards = chooseCards(side, ownCards(observerView.views[0]));
  if (!cards.ok) return cards;
  const { labels, vp, pledges } = side;
  return ok({
    ...(cards.value.length === 0 ? {} : { cards: cards.value }),
    ...(Object.keys(labels).length === 0 ? {} : { as: labels }),
    ...(vp === 0 ? {} : { vp }),
    ...(pledges.length === 0 ? {} : { pledges }),
  });
}

/** `3`, `3 with 4 7 as gold` */
function parseAcceptance(
  [number = "", ...rest]: readonly string[],
  context: ParseContext,
): Result<Move, string> {
  const [word, ...answer] = rest;
  if (!/^\d+$/u.test(number) || (word !== undefined && word !== "with"))
    return fail("Type the number of the offer, and your cards if you like: accept 3 with 4 7.");
  const offer = Number(number);
  if (word === undefined) {
    const isThis = (move: { readonly kind: string }): move is AcceptMove =>
      move.kind === "accept" && (move as AcceptMove).offer === offer;
    return ok(context.legal.find(isThis) ?? { kind: "accept", offer });
  }
  const side = parseDealSide(answer.join(" "), context.names);
  if (!side.ok) return side;
  const cards = chooseCards(side.value, ownCards(context.observerView.views[0]));
  if (!cards.ok) return cards;
  const { labels } = side.value;
  return ok({
    kind: "accept",
    offer,
    give: cards.value,
    ...(Object.keys(labels).length === 0 ? {} : { as: labels }),
  });
}

function parseOfferNumber(
  kind: "decline" | "withdraw",
  [number = "", extra]: readonly string[],
): Result<Move, string> {
  if (!/^\d+$/u.test(number) || extra !== undefined)
    return fail(`Type the number of the offer: ${kind} 3.`);
  return ok({ kind, offer: Number(number) });
}

/** `2 5`, `nothing` */
function parseStoring(
  words: readonly string[],
  { observerView, names }: ParseContext,
): Result<Move, string> {
  const side = parseDealSide(words.join(" "), names);
  if (!side.ok) return side;
  const cards = chooseCards(side.value, ownCards(observerView.views[0]));
  return cards.ok ? ok({ kind: "store", cards: cards.value }) : cards;
}
