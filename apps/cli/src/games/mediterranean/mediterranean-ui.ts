import { english } from "@sofala/text";
import { filled } from "../../wrap-items.ts";
import type { Board, Scene, Sight } from "../terminal-ui.ts";
import { drawHand, drawTypes } from "./hand.ts";
import { cardsOf, lookingAt, type Looking } from "./table-view.ts";
import { drawMarket } from "./market.ts";
import { drawBuildings, drawMats, ownMat } from "./mats.ts";
import { change, choice, isName, kind, kinds, question } from "./menu.ts";
import { phrases, PHRASES_HELP } from "./typed-moves.ts";
import { drawCalamities, drawDecision, drawDevelopments, heading } from "./turn.ts";

export const mediterraneanBoard: Board = {
  hasSecrets: true,
  hasMap: false,
  names: ({ seats }) =>
    (Array.isArray(seats) ? seats : []).map(
      (_, seat) => english.mediterranean.seats[seat] ?? `Seat ${seat}`,
    ),
  draw(sight: Sight, scene: Scene) {
    const looking = lookingAt(sight);
    return scene.isBrief && looking.own !== undefined
      ? drawBriefly(looking, looking.own, scene)
      : drawAll(looking, scene);
  },
  kinds,
  kind,
  question,
  isName,
  choice,
  change,
  help: PHRASES_HELP,
  phrases,
};

function drawAll(looking: Looking, scene: Scene): readonly string[] {
  return spaced([
    [heading(looking, scene)],
    [...drawMats(looking, scene)],
    drawBuildings(looking, scene),
    [...drawDevelopments(looking, scene), ...drawCalamities(looking, scene)],
    ...handsOf(looking, scene),
    drawTypes(looking, scene),
    drawMarket(looking, scene),
    drawDecision(looking, scene),
  ]);
}

/** What changes while the seat that has just looked goes on. */
function drawBriefly(looking: Looking, own: number, scene: Scene): readonly string[] {
  const { table, seats, edition } = looking;
  const seat = seats[own];
  const isBuying = table.phase === "purchasing";
  return spaced([
    [
      heading(looking, scene),
      ...(seat === undefined ? [] : filled(ownMat(seat, edition), " · ", scene.columns)),
    ],
    ...(isBuying
      ? [drawDevelopments(looking, scene)]
      : [...handsOf(looking, scene), drawTypes(looking, scene)]),
    drawMarket(looking, scene),
    drawDecision(looking, scene),
  ]);
}

/** The hands that are known: one's own, or all of them. */
const handsOf = ({ seats, own, edition }: Looking, scene: Scene): readonly (readonly string[])[] =>
  seats.flatMap((seat, index) => {
    if (seat.hand === undefined || cardsOf(seat).length === 0) return [];
    const title = index === own ? "Your cards" : `Cards of ${scene.names[index]}`;
    return [drawHand(title, seat, edition, scene)];
  });

/** Blocks with an empty line between them. */
const spaced = (blocks: readonly (readonly string[])[]): readonly string[] =>
  blocks
    .filter(({ length }) => length > 0)
    .flatMap((block, n) => (n === 0 ? block : ["", ...block]));
