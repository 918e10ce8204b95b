import type { Seat } from "@sofala/engine";
import { zimbabwe, type Event, type Recipient, type State } from "../../src/index.ts";
import type { WholeTable } from "./soundness.ts";

/** Cattle by where they lie: `hand 0`, `god 0`, `herd 1`, `potter 1`, `plaque 2`. */
export type Ledger = { [account: string]: number };

/** All accounts that hold something. */
export function ledgerOf(state: State): Ledger {
  const { seats, gifts } = zimbabwe.scenario.describe(state) as unknown as WholeTable;
  const ledger: Ledger = {};
  for (const [index, seat] of seats.entries()) {
    put(ledger, `hand ${index}`, seat.cattle);
    put(ledger, `god ${index}`, seat.godCattle);
    for (const [name, cattle] of Object.entries(seat.specialists)) {
      put(ledger, `${name} ${index}`, cattle);
    }
    for (const [name, { cattle }] of Object.entries(seat.technologies)) {
      put(ledger, `${name} ${index}`, cattle);
    }
  }
  for (const [plaque, cattle] of gifts?.plaques.entries() ?? []) {
    put(ledger, `plaque ${plaque}`, cattle);
  }
  return ledger;
}

/** The ledger after events that tell the truth. */
export function booked(before: Ledger, events: readonly Event[]): Ledger {
  const ledger = { ...before };
  for (const event of events) book(ledger, event);
  return ledger;
}

function book(ledger: Ledger, event: Event): void {
  switch (event.kind) {
    case "gift-given":
      put(ledger, `hand ${event.seat}`, event.fromStock - event.cattle);
      for (const [plaque, cattle] of event.plaques.entries()) {
        put(ledger, `plaque ${plaque}`, cattle);
      }
      return;
    case "gifts-ended":
      for (const account of Object.keys(ledger)) {
        if (account.startsWith("plaque")) delete ledger[account];
      }
      for (const [seat, cattle] of event.received.entries()) put(ledger, `hand ${seat}`, cattle);
      return;
    case "cattle-paid": {
      const account = accountOf(event.recipient);
      put(ledger, `hand ${event.seat}`, -event.cattle);
      if (account !== undefined) put(ledger, account, event.cattle);
      return;
    }
    case "herd-grown":
      return put(ledger, `herd ${event.seat}`, event.cattle);
    case "revenue-collected": {
      const cards = onCards(ledger, event.seat);
      if (event.fromCards !== sum(cards.map((account) => ledger[account] ?? 0))) {
        throw new Error(`${event.fromCards} cattle are not what lies on the cards`);
      }
      for (const account of cards) delete ledger[account];
      return put(ledger, `hand ${event.seat}`, event.fromCards + event.income);
    }
    case "first-monument-placed":
    case "passed":
    case "prices-set":
    case "god-chosen":
    case "specialist-chosen":
    case "specialist-used":
    case "resource-placed":
    case "water-placed":
    case "monument-built":
    case "technology-taken":
    case "craftsman-placed":
    case "resource-used":
    case "monument-raised":
    case "turn-ended":
    case "round-began":
    case "game-ended":
      return;
  }
}

function accountOf(recipient: Recipient): string | undefined {
  switch (recipient.to) {
    case "stock":
      return undefined;
    case "technology":
      return `${recipient.craftsman} ${recipient.seat}`;
    case "specialist":
      return `${recipient.specialist} ${recipient.seat}`;
    case "god":
      return `god ${recipient.seat}`;
  }
}

const onCards = (ledger: Ledger, seat: Seat): readonly string[] =>
  Object.keys(ledger).filter((account) => {
    const [name, owner] = account.split(" ");
    return owner === String(seat) && name !== "hand" && name !== "plaque";
  });

/** Cattle that the stock gave out, less what it took in. */
export const fromStock = (events: readonly Event[]): number =>
  sum(
    events.map((event) => {
      if (event.kind === "gift-given") return event.fromStock;
      if (event.kind === "herd-grown") return event.cattle;
      if (event.kind === "revenue-collected") return event.income;
      return event.kind === "cattle-paid" && event.recipient.to === "stock" ? -event.cattle : 0;
    }),
  );

export const total = (ledger: Ledger): number => sum(Object.values(ledger));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function put(ledger: Ledger, account: string, cattle: number): void {
  const now = (ledger[account] ?? 0) + cattle;
  if (now === 0) delete ledger[account];
  else ledger[account] = now;
}
