import { fail, ok, type Result } from "@sofala/engine";
import { english } from "@sofala/text";
import type { Good, HeldCard, LuxuryGood, Pledge, Slot } from "@sofala/mediterranean";
import { findSeat } from "./find-seat.ts";

const { good: goodNames } = english.mediterranean;

/** One side of a deal as it was typed: cards by number, goods by type, VP and pledges. */
export interface DealSide {
  readonly slots: readonly Slot[];
  /** The type that Piracy is promised as. */
  readonly labels: { readonly [slot: Slot]: LuxuryGood };
  readonly goods: { readonly [G in Good]?: number };
  readonly vp: number;
  readonly pledges: readonly Pledge[];
}

/** `3 5 + 2vp`, `2 wine 1 grain`, `7 as gold`, `pledge white-G5 not on Ann`, `nothing` */
export function parseDealSide(text: string, names: readonly string[]): Result<DealSide, string> {
  const words = text
    .split(/[\s,+]+/u)
    .filter((word) => word !== "" && !/^(?:and|nothing)$/iu.test(word));
  const slots: Slot[] = [];
  const labels: { [slot: Slot]: LuxuryGood } = {};
  const goods: { [G in Good]?: number } = {};
  const pledges: Pledge[] = [];
  let vp = 0;
  let at = 0;
  const next = () => (words[at++] ?? "").toLowerCase();
  const peek = () => (words[at] ?? "").toLowerCase();
  while (at < words.length) {
    const word = next();
    const points = /^(?<vp>\d+)vp$/u.exec(word)?.groups?.["vp"];
    if (points !== undefined) vp += Number(points);
    else if (word === "pledge") {
      const pledge = parsePledge(words.slice(at), names);
      if (!pledge.ok) return pledge;
      pledges.push(pledge.value.pledge);
      at += pledge.value.length;
    } else if (findGood(word) !== undefined) addGood(goods, findGood(word), 1);
    else if (!/^\d+$/u.test(word)) return fail(`"${word}" is not a card, a good or VP.`);
    else if (peek() === "vp") {
      next();
      vp += Number(word);
    } else if (findGood(peek()) !== undefined) addGood(goods, findGood(next()), Number(word));
    else {
      slots.push(Number(word));
      if (peek() !== "as") continue;
      next();
      const label = findGood(next());
      if (label !== "spices" && label !== "gold")
        return fail("Piracy is promised as spices or as gold.");
      labels[Number(word)] = label;
    }
  }
  return ok({ slots, labels, goods, vp, pledges });
}

function addGood(goods: { [G in Good]?: number }, good: Good | undefined, number: number): void {
  if (good !== undefined) goods[good] = (goods[good] ?? 0) + number;
}

/** A good by its name, in the singular too. */
const findGood = (word: string): Good | undefined =>
  (Object.keys(goodNames) as Good[]).find(
    (good) => good === word || goodNames[good] === word || good === `${word}s`,
  );

/** `white-G5 on Ann`, `white-G5 not on 2` */
function parsePledge(
  words: readonly string[],
  names: readonly string[],
): Result<{ readonly pledge: Pledge; readonly length: number }, string> {
  const [building = "", second = ""] = words;
  const use = second.toLowerCase() !== "not";
  const [on = "", whom = ""] = words.slice(use ? 1 : 2);
  const target = findSeat(whom, names);
  if (on.toLowerCase() !== "on" || target === undefined)
    return fail("A pledge names a building and a player: pledge white-G5 on Ann, or not on Ann.");
  return ok({ pledge: { building, target, use }, length: use ? 3 : 4 });
}

/** The cards of a side: those given by number, and for each good the first that are left. */
export function chooseCards(
  { slots, goods }: DealSide,
  own: readonly HeldCard[],
): Result<readonly Slot[], string> {
  const cards = [...slots];
  for (const [good, number] of Object.entries(goods) as [Good, number][]) {
    const left = own.filter((card) => card.good === good && !cards.includes(card.slot));
    if (left.length < number)
      return fail(`You do not have ${english.mediterranean.goods({ [good]: number })} to give.`);
    cards.push(...left.slice(0, number).map(({ slot }) => slot));
  }
  return ok(cards);
}
