import { dice, seeded, shuffled, type Rng, type Seat } from "@sofala/engine";
import { mediterranean, type Mediterranean, type State } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { decide, type Bot } from "../../src/bot.ts";
import { noviceTrader, steadyTrader, strongWith } from "../../src/mediterranean/bots.ts";
import { FORESIGHT } from "../../src/mediterranean/strong/foresight.ts";

/** Looks ahead, but not for long. */
const strong = strongWith({ ...FORESIGHT, content: 6 });

/**
 * The state with the cards that a seat cannot see exchanged, by lot, for others of the same type: in
 * hands, stores and decks.
 */
function exchanged(state: State, seat: Seat, rng: Rng): State {
  const copy = mediterranean.restore(mediterranean.snapshot(state));
  if (!copy.ok) throw new Error(copy.error.reason);
  const { edition, players, decks, part } = copy.value;
  const places = new Map<
    string,
    { readonly card: string; readonly put: (card: string) => void }[]
  >();
  const add = (card: string, isStored: boolean, put: (card: string) => void) => {
    const kind = `${edition.cards.get(card)?.good} ${isStored}`;
    places.set(kind, [...(places.get(kind) ?? []), { card, put }]);
  };
  for (const [other, { hand, warehouse }] of players.entries()) {
    if (other === seat) continue;
    // Cards turned up are no secret; what is stored may only be exchanged with what may be stored.
    for (const [pile, isStored] of [
      [part === "bank" ? [] : hand, false],
      [warehouse, true],
    ] as const)
      for (const [n, held] of pile.entries())
        add(held.card, isStored, (card) => {
          pile[n] = { ...held, card };
        });
  }
  for (const deck of Object.values(decks))
    for (const [n, card] of deck.entries())
      add(card, false, (other) => {
        deck[n] = other;
      });
  let next = rng;
  for (const alike of places.values()) {
    let drawn: readonly string[];
    [drawn, next] = shuffled(
      next,
      alike.map(({ card }) => card),
    );
    for (const [n, { card, put }] of alike.entries()) put(drawn[n] ?? card);
  }
  return copy.value;
}

test.each([steadyTrader, noviceTrader, strong])(
  "hidden cards change no decision of the $level bot",
  (bot: Bot<Mediterranean>) => {
    const options = mediterranean.parseOptions({});
    if (!options.ok) throw new Error(options.error.reason);
    let state = mediterranean.setup("secrets", 4, options.value);
    const players = state.players.map((_, seat) => bot.sit(seat, `seat ${seat}`));
    const chance = dice("order");
    let compared = 0;
    for (let n = 0; mediterranean.result(state) === undefined; n++) {
      const seats = mediterranean.toAct(state);
      const seat = seats[chance.below(seats.length)] ?? 0;
      const player = players[seat];
      if (player === undefined) throw new Error(`nobody sits at ${seat}`);
      // A strong bot weighs all its partners anew each time it sits down; it looks ahead in these parts.
      const { turn, part = "throw" } = state;
      const isForeseen = turn === 3 && ["grace", "vote", "purchasing"].includes(part);
      if (bot === strong ? isForeseen || n % 25 === 0 : n % 5 === 0) {
        const other = exchanged(state, seat, seeded(`lot ${n}`));
        const decision = (table: State) =>
          decide(bot.sit(seat, "any"), mediterranean.view(table, seat)).move;
        expect(decision(other)).toEqual(decision(state));
        compared += 1;
      }
      const { move = { kind: "ready" as const } } = decide(player, mediterranean.view(state, seat));
      const step = mediterranean.applyMove(state, seat, move);
      if (!step.ok) throw new Error(step.error.code);
      ({ state } = step.value);
      for (const [each, listener] of players.entries())
        listener.see(mediterranean.eventsFor(step.value.events, each));
    }
    expect(compared).toBeGreaterThan(20);
  },
);
