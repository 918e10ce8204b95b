import type { Seat } from "@sofala/engine";
import type { Craft } from "../data/cards.ts";
import { worshipper } from "../cattle.ts";
import { routedGoods, type Delivery } from "../culture/raise-monument.ts";
import { QAMATA, craftNamed } from "../indices.ts";
import { cellNamed, nameOf, type Cell } from "../map/cells.ts";
import { CRAFTSMEN_PLACED, type State } from "../memory.ts";
import { craftOf, craftsmanNumber, hubNet, ownerOf, rangeOfSeat } from "../pieces.ts";
import type { CellName, MoveOf } from "../state.ts";
import { priceFor } from "../culture/goods.ts";
import { Buyer, type Purchases } from "./planner.ts";

/** A way to raise monuments, as moves to make and a bill to look at. */
export interface RaisePlan {
  /** What leaves the hand. */
  readonly cost: number;
  /** What comes back to the seat's own cards at revenue. */
  readonly returns: number;
  /** One move per monument, with its routes named. */
  readonly moves: readonly MoveOf<"raise-monument">[];
  readonly bill: readonly Payment[];
}

export interface Payment {
  readonly to: Seat | "stock";
  /** The card that is paid; none for hubs. */
  readonly craftsman?: Craft;
  readonly hubs?: number;
  readonly cattle: number;
}

/** Plans raises of one seat, as long as the state stays as it is. */
export class RaisePlanner {
  private readonly state: State;
  private readonly seat: Seat;
  private readonly buyer: Buyer;

  constructor(state: State, seat: Seat) {
    this.state = state;
    this.seat = seat;
    this.buyer = new Buyer(state, seat);
  }

  /** The cheapest plan, or undefined where the goods cannot be had for the budget. */
  plan(monuments: readonly CellName[], budget = Infinity): RaisePlan | undefined {
    const purchases = this.buyer.cheapest(monuments.map(cellNamed), undefined, budget);
    return purchases === undefined ? undefined : planOf(this.state, this.seat, purchases);
  }

  /** The plans that differ in who is paid: for every group of sellers the cheapest, cheapest first. */
  plans(monuments: readonly CellName[]): readonly RaisePlan[] {
    const { state } = this;
    const owners = new Set<Seat>();
    for (let i = 0; i < state.get(CRAFTSMEN_PLACED); i++) {
      owners.add(ownerOf(craftsmanNumber(state, i)));
    }
    const cells = monuments.map(cellNamed);
    const plans = new Map<string, RaisePlan>();
    for (const plan of this.plansOfGroups(cells, [...owners])) {
      if (plan === undefined) continue;
      const paid = sellersOf(plan).join();
      if (plan.cost < (plans.get(paid)?.cost ?? Infinity)) plans.set(paid, plan);
    }
    return [...plans.values()].sort((a, b) => a.cost - b.cost || b.returns - a.returns);
  }

  /** For each group of sellers, numbered by its members as bits, the cheapest plan that pays only them. */
  private plansOfGroups(cells: readonly Cell[], sellers: readonly Seat[]) {
    const { state, seat, buyer } = this;
    const plans: (RaisePlan | undefined)[] = [];
    for (let group = 2 ** sellers.length - 1; group > 0; group--) {
      const members = sellers.filter((_seller, index) => ((group >>> index) & 1) === 1);
      const larger = sellers.map((_seller, index) => group | (1 << index));
      const known = larger.filter((other) => other !== group).map((other) => plans[other]);
      if (known.length > 0 && known.includes(undefined)) continue;
      plans[group] = known.find((plan) => plan !== undefined && paysOnly(plan, members));
      if (plans[group] !== undefined) continue;
      const purchases = buyer.cheapest(cells, new Set(members));
      plans[group] = purchases === undefined ? undefined : planOf(state, seat, purchases);
    }
    return plans;
  }
}

const paysOnly = (plan: RaisePlan, sellers: readonly Seat[]): boolean =>
  sellersOf(plan).every((seller) => sellers.includes(seller));

/** One plan alone; see RaisePlanner. */
export const planRaises = (
  state: State,
  seat: Seat,
  monuments: readonly CellName[],
  budget?: number,
): RaisePlan | undefined => new RaisePlanner(state, seat).plan(monuments, budget);

export const raisePlans = (
  state: State,
  seat: Seat,
  monuments: readonly CellName[],
): readonly RaisePlan[] => new RaisePlanner(state, seat).plans(monuments);

/** The seats whose craftsmen a plan pays. */
const sellersOf = ({ bill }: RaisePlan): readonly Seat[] =>
  [
    ...new Set(
      bill.flatMap(({ to, craftsman }) => (to === "stock" || craftsman === undefined ? [] : [to])),
    ),
  ].sort((a, b) => a - b);

function planOf(state: State, seat: Seat, { cost, raises }: Purchases): RaisePlan {
  const net = hubNet(state, rangeOfSeat(state, seat));
  const bill = billOf(state, seat, raises.flatMap(({ purchases }) => purchases).flat());
  return {
    cost,
    returns: bill.reduce((sum, { to, cattle }) => sum + (to === seat ? cattle : 0), 0),
    moves: raises.map(({ at, purchases }) => ({
      kind: "raise-monument",
      at: nameOf(at),
      goods: routedGoods(net, at, purchases),
    })),
    bill,
  };
}

function billOf(state: State, seat: Seat, deliveries: readonly Delivery[]): readonly Payment[] {
  const cards = new Map<string, Payment>();
  let hubs = 0;
  for (const { piece, hubs: used } of deliveries) {
    hubs += used;
    const [to, craftsman] = [ownerOf(piece), craftNamed(craftOf(piece))];
    const key = `${to} ${craftsman}`;
    const cattle = (cards.get(key)?.cattle ?? 0) + priceFor(state, seat, piece);
    cards.set(key, { to, craftsman, cattle });
  }
  const qamata = worshipper(state, QAMATA);
  const toll: Payment = { to: qamata === -1 ? "stock" : qamata, hubs, cattle: hubs };
  return hubs === 0 ? [...cards.values()] : [...cards.values(), toll];
}
