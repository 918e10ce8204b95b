import type { MediterraneanMoment } from "@sofala/bots/mediterranean/review";
import type { Seat } from "@sofala/engine";
import type { Mediterranean, SeenMove } from "@sofala/mediterranean";
import type {
  KnownMarket,
  MediterraneanAnalysisText,
  MediterraneanAppText,
} from "@sofala/text/mediterranean";
import type { FullMoment } from "../../../local/moments.ts";
import { knownMarket } from "../known-market.ts";
import type { ReviewedMoment } from "../../../table/analysis/reviewed-moments.tsx";

/** What the sentences of a review are made of. */
export interface ReviewTextContext {
  readonly moments: readonly FullMoment<Mediterranean>[];
  readonly names: readonly string[];
  readonly game: MediterraneanAppText["sentences"];
  readonly text: MediterraneanAnalysisText;
}

const knownAt = ({ moments }: ReviewTextContext, at: number, seat: Seat): KnownMarket | undefined =>
  moments[at] && knownMarket(moments[at].viewFor(seat), seat);

/** Moves as text; offers and cards are named as far as the seat knew them. */
export function movesText(
  context: ReviewTextContext,
  moves: readonly SeenMove[],
  at: number,
  seat: Seat,
): string {
  const { game, names } = context;
  const known = knownAt(context, at, seat);
  return moves.map((move) => game.move(move, names, known)).join("; ");
}

/** What happened as text: its events, or else its moves. */
export function playedText(
  context: ReviewTextContext,
  moment: MediterraneanMoment,
  seat: Seat,
): string {
  const { game, names, text } = context;
  const known = knownAt(context, moment.at, seat);
  if (moment.events.length > 0)
    return moment.events.map((event) => game.event(event, names, known?.findOffer)).join(" ");
  if (moment.moves.length === 0) return text.nothingPlayed;
  return text.played(movesText(context, moment.moves, moment.at, seat));
}

/** A lucky moment, with the players whose chances it changed. */
export function luckMomentOf(
  context: ReviewTextContext,
  moment: MediterraneanMoment,
): ReviewedMoment {
  const { names, game, text } = context;
  const { at: moveCount, events, before, after } = moment;
  const dealt = events.find((event) => event.kind === "turn-began");
  const title =
    dealt === undefined
      ? text.luck.events(moveCount + 1, events.map((event) => game.event(event, names)).join(" "))
      : text.luck.newCards(moveCount + 1, dealt.turn);
  const changes = names.flatMap((name, seat) => {
    const [from = 0, to = 0] = [before[seat], after[seat]];
    return Math.abs(to - from) < MIN_SHOWN_CHANGE ? [] : [text.luck.chanceChange(name, from, to)];
  });
  return { moveCount, title, notes: [changes.join("; ")] };
}

/** Smaller changes are not listed. */
const MIN_SHOWN_CHANGE = 0.015;
