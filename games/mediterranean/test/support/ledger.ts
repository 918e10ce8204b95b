import type { Seat } from "@sofala/engine";
import type { Event, State } from "@sofala/mediterranean";
import { DEVELOPMENTS } from "../naive/events.ts";
import { tableOf } from "./soundness.ts";

/** What a seat has of everything that is counted. */
export interface Account {
  vp: number;
  money: number;
  /** Cards in hand and stored. */
  cards: number;
  /** Cubes by place, culture boxes included; empty places are left out. */
  readonly cubes: { [place: string]: number };
}

export const ledgerOf = (state: State): readonly Account[] =>
  tableOf(state).seats.map(({ vp, money, hand, warehouse, cubes, culture }) => ({
    vp,
    money,
    cards: hand.length + warehouse.length,
    cubes: {
      ...Object.fromEntries(Object.entries(cubes).filter(([, count]) => count > 0)),
      ...Object.fromEntries(culture.map((box) => [`culture.${box}`, 1])),
    },
  }));

/** The accounts after what the events tell; cards that lie open to be spent are still there. */
export function booked(
  accounts: readonly Account[],
  events: readonly Event[],
  isStillOpen: boolean,
  open: readonly number[],
): { readonly accounts: readonly Account[]; readonly open: readonly number[] } {
  const after = accounts.map((account) => ({ ...account, cubes: { ...account.cubes } }));
  let lying = [...open];
  for (const event of events) {
    if (event.kind === "cards-spent") lying = lying.with(event.seat, event.cards.length);
    else book(after, event);
  }
  if (isStillOpen) return { accounts: after, open: lying };
  for (const [seat, account] of after.entries()) account.cards -= lying[seat] ?? 0;
  return { accounts: after, open: lying.map(() => 0) };
}

type Entries = {
  readonly [Kind in Event["kind"]]?: (
    event: Extract<Event, { readonly kind: Kind }>,
    at: (seat: Seat) => Account,
  ) => void;
};

/** What the events mean for the accounts; those that are not here mean nothing. */
const ENTRIES: Entries = {
  "vp-changed": ({ seat, by }, at) => {
    at(seat).vp += by;
  },
  "vp-bought": ({ seat, vp, price }, at) => {
    at(seat).vp += vp;
    at(seat).money -= price;
  },
  "money-changed": ({ seat, by }, at) => {
    at(seat).money += by;
  },
  "money-halved": ({ seat, from, to }, at) => {
    if (at(seat).money !== from) throw new Error("halved from another amount");
    at(seat).money = to;
  },
  "building-built": ({ seat, price }, at) => {
    at(seat).money -= price;
  },
  "development-bought": (event, at) => {
    at(event.seat).money -= event.price;
    placeWorkers(at(event.seat), event);
  },
  "workers-gained": ({ seat, workers }, at) => shift(at(seat), "available", workers),
  "cubes-lost": ({ seat, areas }, at) => {
    for (const area of areas) shift(at(seat), area, -1);
  },
  "cards-dealt": ({ seat, cards }, at) => {
    at(seat).cards += cards.length;
  },
  "stored-discarded": ({ seat, cards }, at) => {
    at(seat).cards -= cards.length;
  },
  "deal-made": ({ maker, partner, toPartner, toMaker, cardsToPartner, cardsToMaker }, at) => {
    at(maker).vp += toMaker.vp - toPartner.vp;
    at(partner).vp += toPartner.vp - toMaker.vp;
    at(maker).cards += cardsToMaker.length - cardsToPartner.length;
    at(partner).cards += cardsToPartner.length - cardsToMaker.length;
  },
};

function book(accounts: readonly Account[], event: Event): void {
  const at = (seat: Seat): Account => {
    const account = accounts[seat];
    if (account === undefined) throw new Error(`nobody sits at ${seat}`);
    return account;
  };
  // The record has an entry of the event's own kind, or none.
  const entry = ENTRIES[event.kind] as
    | ((event: Event, at: (seat: Seat) => Account) => void)
    | undefined;
  entry?.(event, at);
}

function shift({ cubes }: Account, place: string, by: number): void {
  const count = (cubes[place] ?? 0) + by;
  if (count < 0) throw new Error(`no cube on ${place}`);
  if (count === 0) delete cubes[place];
  else cubes[place] = count;
}

/** Workers go where the card says. */
function placeWorkers(
  account: Account,
  { card, from, box, industry }: Extract<Event, { kind: "development-bought" }>,
): void {
  const { place, fleet } = DEVELOPMENTS.find(({ id }) => id === card) ?? {};
  const named = { culture: `culture.${box}`, industry: `industry.${industry}` };
  for (const area of from) {
    shift(account, area, -1);
    const to = place?.to ?? "nowhere";
    shift(account, to === "culture" || to === "industry" ? named[to] : to, 1);
  }
  if (fleet !== true) return;
  shift(account, "city", -1);
  shift(account, "harbor", 1);
}
