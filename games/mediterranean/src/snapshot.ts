import { fail, ok, prependPath, type Fault, type JsonObject, type Result } from "@sofala/engine";
import { faultIn } from "./check.ts";
import { describe, describeBoard } from "./describe.ts";
import { faultInProgress } from "./check-progress.ts";
import type { Wanting } from "./moves.ts";
import { parseSnapshot, type WrittenSnapshot } from "./parse.ts";
import { seatPlayer } from "./position.ts";
import { editionOf, emptyTable, piles } from "./setup.ts";
import type { Duel, Offer, Player, State, Strike } from "./state.ts";

/** The state at any moment, without loss. */
export function snapshot(state: State): JsonObject {
  const { decks, discards } = describe(state);
  const { turn, phase, part, fresh, developments, calamities, coming, marketStep } = state;
  return {
    format: "sofala-snapshot/1",
    game: "mediterranean",
    turn,
    phase,
    part: part ?? null,
    fresh,
    turnOrder: [...state.turnOrder],
    seats: state.players.map(writeSeat),
    developments: [...developments],
    calamities: [...calamities],
    past: [...state.past],
    coming: {
      developments: coming.developments.map((ids) => [...ids]),
      calamities: coming.calamities.map((ids) => [...ids]),
    },
    decks,
    discards,
    offers: state.offers.map(writeOffer),
    pledges: state.pledges.map(({ seat, building, target, use }) => ({
      seat,
      building,
      target,
      use,
    })),
    marketStep,
    ...(state.strike === undefined ? {} : { strike: writeStrike(state.strike) }),
    ...(state.duel === undefined ? {} : { duel: writeDuel(state.duel) }),
    rng: state.rng,
    options: state.options,
  };
}

function writeSeat(player: Player): JsonObject {
  const { hand, warehouse, nextSlot, ready, flips, bank } = player;
  return {
    ...describeBoard(player),
    hand: hand.map(({ card }) => card),
    warehouse: warehouse.map(({ card }) => card),
    slots: [...hand, ...warehouse].map(({ slot }) => slot),
    nextSlot,
    ready,
    flips: [...flips],
    ...(bank === undefined ? {} : { bank }),
  };
}

const writeOffer = ({ number: _number, replyTo, end, ...offer }: Offer): JsonObject => ({
  ...(offer as unknown as JsonObject),
  ...(replyTo === undefined ? {} : { replyTo }),
  ...(end === undefined ? {} : { end }),
});

const writeStrike = ({ victim, votes, ...strike }: Strike): JsonObject => ({
  ...strike,
  votes: votes.map((vote) => vote ?? null),
  ...(victim === undefined ? {} : { victim }),
});

const writeDuel = ({ hands, ...duel }: Duel): JsonObject => ({
  ...duel,
  hands: hands.map((hand) => hand ?? null),
});

export function restore(input: unknown): Result<State, Fault> {
  const read = parseSnapshot(input);
  if (!read.ok) return read;
  const written = read.value;
  const edition = editionOf(written.options);
  const { part, strike, duel, rng, decks, discards, offers, seats, ...rest } = written;
  const table: State = {
    ...emptyTable(edition, written.options, seats.length),
    ...rest,
    part: part ?? undefined,
    rng,
    decks: piles((deck) => [...(decks[deck] ?? [])]),
    discards: piles((deck) => [...(discards[deck] ?? [])]),
    offers: offers.map(readOffer),
    strike: strike && {
      ...strike,
      victim: strike.victim,
      votes: strike.votes.map((v) => v ?? undefined),
    },
    duel: duel && { ...duel, hands: [duel.hands[0] ?? undefined, duel.hands[1] ?? undefined] },
  };
  for (const [n, told] of seats.entries()) {
    const player = table.players[n];
    if (player === undefined) continue;
    const { nextSlot, bank, ...seat } = told;
    const wrong = seatPlayer(player, seat);
    if (wrong !== undefined) return fail(prependPath(["seats", n], wrong));
    player.nextSlot = nextSlot;
    player.bank = bank;
  }
  const wrong = faultIn(table) ?? faultInProgress(table);
  return wrong === undefined ? ok(table) : fail(wrong);
}

const readOffer = (
  { replyTo, end, ...offer }: WrittenSnapshot["offers"][number],
  n: number,
): Offer => ({
  ...offer,
  want: offer.want as Wanting,
  number: n + 1,
  replyTo,
  end,
});
