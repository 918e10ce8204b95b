import { dice, type Seat } from "@sofala/engine";
import { mediterranean, type Good, type State } from "@sofala/mediterranean";
import { Appraisal } from "./hand-evaluator.ts";
import { Beliefs } from "./beliefs.ts";
import type { Board } from "./seat-board.ts";
import { STEADY, type Character } from "./play-style.ts";
import { laterDanger } from "./danger.ts";
import { ownCards, storing } from "./market/plan-storage.ts";
import { sceneOf, seatAt, type Scene } from "./seat-context.ts";
import { plans, type Plan } from "./plan-purchases.ts";
import { STEADY_WEIGHTS } from "./weights.ts";
import { trackWorth, worthAtEnd } from "./worth.ts";

/** Plans that are kept at each step where many positions are judged. */
const GLANCE: Character = { ...STEADY, beam: 4 };

/** The final victory points that a seat can hope for at a table whose cards lie open. */
export function prospectOf(state: State, seat: Seat): number {
  const scene = sceneOf(mediterranean.view(state, seat), seat, STEADY_WEIGHTS);
  const appraisal = new Appraisal(scene, new OpenTable(state, seat));
  const isBuying = state.part === "purchasing";
  return isBuying ? afterPurchases(scene, appraisal) : beforePurchases(scene, appraisal);
}

/** Counts everybody's cards, for who may see them all. */
class OpenTable extends Beliefs {
  readonly #state: State;

  constructor(state: State, seat: Seat) {
    super(seat);
    this.#state = state;
  }

  override count(_scene: Scene, seat: Seat, good: Good): number {
    const { edition, players } = this.#state;
    const { hand = [], warehouse = [] } = players[seat] ?? {};
    return [...hand, ...warehouse].filter(({ card }) => edition.cards.get(card)?.good === good)
      .length;
  }
}

function beforePurchases(scene: Scene, appraisal: Appraisal): number {
  const { board, coin } = appraisal;
  const { hand = [] } = seatAt(scene, scene.seat);
  // After the bell what is stored stays so.
  const cards =
    scene.view.phase === "resolution"
      ? appraisal.worth(hand) + storedWorth(appraisal)
      : storing(appraisal, ownCards(appraisal)).worth;
  return cards + board.money * coin + withoutMarkers(scene, { ...board, money: 0 });
}

/** What a board is worth apart from markers and moods, which count with the cards. */
const withoutMarkers = (scene: Scene, board: Board): number =>
  worthAtEnd(scene, board) -
  trackWorth(scene, board, "government", scene.turnsLeft) -
  trackWorth(scene, board, "religion", scene.turnsLeft) -
  laterDanger(scene, board);

/** Who is ready buys no more. */
function afterPurchases(scene: Scene, appraisal: Appraisal): number {
  const { board } = appraisal;
  const isReady = seatAt(scene, scene.seat).ready;
  const worth = isReady ? worthAtEnd(scene, board) : bestPlan(scene, board, GLANCE).worth;
  return worth + storedWorth(appraisal);
}

/** The best turn of purchases that is found. */
export function bestPlan(scene: Scene, board: Board, character: Character): Plan {
  let found: Plan = { steps: [], board, worth: worthAtEnd(scene, board) };
  for (const { best } of plans(scene, board, character, dice("plan"))) found = best;
  return found;
}

function storedWorth(appraisal: Appraisal): number {
  const { warehouse = [] } = seatAt(appraisal.scene, appraisal.scene.seat);
  return warehouse.reduce((sum, card) => sum + appraisal.keptWorth(card), 0);
}
