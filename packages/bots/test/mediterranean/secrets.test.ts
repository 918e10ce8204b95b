import { seeded, shuffled, type Rng, type Seat } from "@sofala/engine";
import { mediterranean, type Mediterranean, type State } from "@sofala/mediterranean";
import { trials } from "@sofala/engine/testing/trials";
import { expect, test } from "vitest";
import { decide, type Bot } from "../../src/bot.ts";
import { playMatch } from "../../src/index.ts";
import {
  mediterraneanNovice,
  mediterraneanSteady,
  strongBot,
} from "../../src/mediterranean/bots.ts";
import { LOOKAHEAD } from "../../src/mediterranean/strong/lookahead.ts";

/** A lookahead with a small budget. */
const strong = strongBot({ ...LOOKAHEAD, defaultSimulations: trials(2, 6) });

/**
 * The state in which the cards that a seat cannot see are randomly exchanged for others of the same
 * type: in hands, stores and decks.
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
    // Revealed cards are no secret; stored cards are only exchanged for cards that may be stored.
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

/** A decision of a seat in a game of steady bots. */
interface Moment {
  readonly state: State;
  readonly seat: Seat;
}

function momentsOfGame(): readonly Moment[] {
  const options = mediterranean.parseOptions({});
  if (!options.ok) throw new Error(options.error.reason);
  const moments: Moment[] = [];
  playMatch(mediterranean, {
    seed: "secrets",
    options: options.value,
    bots: [mediterraneanSteady, mediterraneanSteady, mediterraneanSteady, mediterraneanSteady],
    onMove(actor, _move, _thought, state) {
      if (actor !== "clock") moments.push({ state, seat: actor });
    },
  });
  return moments;
}

const MOMENTS = momentsOfGame();
/** Every n-th decision is tested, for the strong bot and for the others. */
const EVERY = { strong: trials(50, 10), others: trials(10, 2) };

test.each([mediterraneanSteady, mediterraneanNovice, strong])(
  "hidden cards change no decision of the $level bot, and none of the chances it reports",
  (bot: Bot<Mediterranean>) => {
    let compared = 0;
    for (const [n, { state, seat }] of MOMENTS.entries()) {
      // The strong bot is slow in the market; in these parts it looks ahead.
      const { turn, part = "throw" } = state;
      const isForeseen = turn === 3 && ["grace", "vote", "purchasing"].includes(part);
      const isLookedAt =
        bot === strong ? isForeseen || n % EVERY.strong === 0 : n % EVERY.others === 0;
      if (!isLookedAt) continue;
      const decision = (table: State) => {
        const view = mediterranean.view(table, seat);
        const { move, lines } = decide(bot.createPlayer(seat, "any"), view);
        return { move, lines: lines?.() };
      };
      const other = exchanged(state, seat, seeded(`lot ${n}`));
      expect(decision(other)).toEqual(decision(state));
      compared += 1;
    }
    expect(compared).toBeGreaterThan(20);
  },
);
