import { fail, ok, type Result } from "@sofala/engine";
import type { AcceptMove, Move, OfferMove } from "@sofala/mediterranean";
import type { Phrases, Reading } from "../terminal-ui.ts";
import { lookingAt, ownCards } from "./table-view.ts";
import { seatNamed } from "./find-seat.ts";
import { cardsFor, readSide, type Side } from "./deal-side.ts";

export const PHRASES_HELP: readonly string[] = [
  "offer all: 3 5 + 2vp for 2 wine 1 grain   your cards 3 and 5 and 2 VP, to everyone",
  "offer Ann, 2: 2 ore for nothing           to some, by name or seat; any 2 ore of yours",
  "offer all: 7 as gold for 1 dye            Piracy promised as spices or gold",
  "offer 1: pledge white-G5 not on 1 for 1 salt reply 4",
  "accept 3, accept 3 with 4 7               with cards of your choice",
  "decline 3, withdraw 3",
  "store 2 5, store nothing                  the whole content of your warehouse",
  '{"kind":"ready"}                          any move as JSON',
];

const OFFER_USAGE =
  "An offer names whom, what you give and what you want: offer all: 3 5 + 2vp for 2 wine 1 grain.";

export const phrases: Phrases = {
  hint(sight) {
    const { table } = lookingAt(sight);
    const isOffering = table.options.market === "open" || table.marketStep % 2 === 0;
    return table.part === "trading" && isOffering
      ? "make an offer: offer all: 3 5 + 2vp for 2 wine 1 grain"
      : undefined;
  },

  read(line, reading) {
    const [first = "", ...rest] = line.toLowerCase().split(/\s+/u);
    switch (first) {
      case "offer":
        return readOffer(line.slice("offer".length), reading);
      case "accept":
        return rest.length === 0 ? undefined : readAcceptance(rest, reading);
      case "decline":
      case "withdraw":
        return rest.length === 0 ? undefined : readNumbered(first, rest);
      case "store":
        return rest.length === 0 ? undefined : readStoring(rest, reading);
      default:
        return undefined;
    }
  },
};

/** ` all: 3 5 + 2vp for 2 wine 1 grain reply 4` */
function readOffer(text: string, reading: Reading): Result<Move, string> {
  const parts = /^\s*(?:to\s+)?(?:(?<all>all|everyone)\b\s*:?|(?<some>[^:]+):)(?<terms>.*)$/iu.exec(
    text,
  )?.groups;
  if (parts === undefined) return fail(OFFER_USAGE);
  const to = readAddressees(parts["some"], reading.names);
  if (!to.ok) return to;
  const { terms = "" } = parts;
  const reply = /\sreply\s+(?<offer>\d+)\s*$/iu.exec(terms);
  const [giving = "", wanting = "", extra] = terms
    .slice(0, reply?.index)
    .split(/(?:^|\s)for(?=\s|$)/iu);
  if (extra !== undefined) return fail(OFFER_USAGE);
  const give = readSide(giving, reading.names);
  if (!give.ok) return give;
  const want = readSide(wanting, reading.names);
  if (!want.ok) return want;
  const given = givingOf(give.value, reading);
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

function readAddressees(
  text: string | undefined,
  names: readonly string[],
): Result<OfferMove["to"], string> {
  if (text === undefined) return ok("all");
  const seats: number[] = [];
  for (const word of text.split(/,|\band\b/iu).map((part) => part.trim())) {
    const seat = seatNamed(word, names);
    if (seat === undefined) return fail(`Nobody here is called "${word}".`);
    seats.push(seat);
  }
  return ok(seats);
}

/** Cards by number as they were named, and by type the first that are there. */
function givingOf(side: Side, { sight }: Reading): Result<OfferMove["give"], string> {
  const cards = cardsFor(side, ownCards(sight.views[0]));
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
function readAcceptance(
  [number = "", ...rest]: readonly string[],
  reading: Reading,
): Result<Move, string> {
  const [word, ...answer] = rest;
  if (!/^\d+$/u.test(number) || (word !== undefined && word !== "with"))
    return fail("Type the number of the offer, and your cards if you like: accept 3 with 4 7.");
  const offer = Number(number);
  if (word === undefined) {
    const isThis = (move: { readonly kind: string }): move is AcceptMove =>
      move.kind === "accept" && (move as AcceptMove).offer === offer;
    return ok(reading.legal.find(isThis) ?? { kind: "accept", offer });
  }
  const side = readSide(answer.join(" "), reading.names);
  if (!side.ok) return side;
  const cards = cardsFor(side.value, ownCards(reading.sight.views[0]));
  if (!cards.ok) return cards;
  const { labels } = side.value;
  return ok({
    kind: "accept",
    offer,
    give: cards.value,
    ...(Object.keys(labels).length === 0 ? {} : { as: labels }),
  });
}

function readNumbered(
  kind: "decline" | "withdraw",
  [number = "", extra]: readonly string[],
): Result<Move, string> {
  if (!/^\d+$/u.test(number) || extra !== undefined)
    return fail(`Type the number of the offer: ${kind} 3.`);
  return ok({ kind, offer: Number(number) });
}

/** `2 5`, `nothing` */
function readStoring(words: readonly string[], { sight, names }: Reading): Result<Move, string> {
  const side = readSide(words.join(" "), names);
  if (!side.ok) return side;
  const cards = cardsFor(side.value, ownCards(sight.views[0]));
  return cards.ok ? ok({ kind: "store", cards: cards.value }) : cards;
}
