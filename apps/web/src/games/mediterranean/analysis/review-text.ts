import type { MarketMoment } from "@sofala/bots/mediterranean/review";
import type { Seat } from "@sofala/engine";
import type { Goods, Mediterranean, SeenMove } from "@sofala/mediterranean";
import type { MarketAnalysisText, MediterraneanWords } from "@sofala/text/mediterranean";
import type { Past } from "../../../local/moments.ts";
import type { Verdict } from "../../../table/analysis/reviewed-moments.tsx";

/** All that sentences about a game are made of. */
export interface Spelling {
  readonly moments: readonly Past<Mediterranean>[];
  readonly names: readonly string[];
  readonly game: MediterraneanWords["game"];
  readonly text: MarketAnalysisText;
}

/** Moves as words; cards that are stored by their types. */
export const spelt = (spelling: Spelling, moves: readonly SeenMove[], at: number, seat: Seat) =>
  moves.map((move) => moveWords(spelling, move, at, seat)).join("; ");

function moveWords(
  { moments, names, game, text }: Spelling,
  move: SeenMove,
  at: number,
  seat: Seat,
): string {
  if (move.kind !== "store" || !("cards" in move)) return game.move(move, names);
  if (move.cards.length === 0) return text.storeNothing;
  const { hand = [], warehouse = [] } = moments[at]?.viewOf(seat).seats[seat] ?? {};
  const goods: { -readonly [G in keyof Goods]: Goods[G] } = {};
  for (const { slot, good } of [...hand, ...warehouse])
    if (move.cards.includes(slot)) goods[good] = (goods[good] ?? 0) + 1;
  return text.store(game.goods(goods));
}

/** What happened as words, by its events where there are any. */
export function playedWords(spelling: Spelling, moment: MarketMoment, seat: Seat): string {
  const { game, names, text } = spelling;
  if (moment.events.length > 0)
    return moment.events.map((event) => game.event(event, names)).join(" ");
  if (moment.moves.length === 0) return text.nothingPlayed;
  return text.played(spelt(spelling, moment.moves, moment.at, seat));
}

/** A turn of luck, with those whose chances it changed. */
export function luckVerdict(spelling: Spelling, moment: MarketMoment): Verdict {
  const { names, game, text } = spelling;
  const { at, events, before, after } = moment;
  const dealt = events.find((event) => event.kind === "turn-began");
  const title =
    dealt === undefined
      ? text.luck.befell(at + 1, events.map((event) => game.event(event, names)).join(" "))
      : text.luck.cards(at + 1, dealt.turn);
  const changes = names.flatMap((name, seat) => {
    const [from = 0, to = 0] = [before[seat], after[seat]];
    return Math.abs(to - from) < TOLD ? [] : [text.luck.change(name, from, to)];
  });
  return { at, title, notes: [changes.join("; ")] };
}

/** Lesser changes are not told. */
const TOLD = 0.015;
