import { seeded, type Game, type GameTypes, type Observer, type Rng } from "@sofala/engine";
import { assert } from "vitest";
import type { Play } from "../random-play.ts";
import {
  assertPlain,
  forGames,
  momentsOf,
  observersOf,
  playsOf,
  same,
  text,
  type Clause,
  type ContractSettings,
} from "./clause.ts";

/** What the contract says about what leaves the server. */
export const observerClauses = <T extends GameTypes>(
  game: Game<T>,
  settings: ContractSettings<T>,
): readonly Clause[] => [
  {
    name: "what is sent is plain JSON, tells an actor its own move, and never the seed",
    check() {
      forGames(game, settings, (beginning) => {
        for (const play of playsOf(game, beginning)) {
          const { before, actor, move } = play;
          const seen = byWhatTheySee(beginning.players, (each) =>
            text(sentAfter(game, play, each)),
          );
          assert(
            game.isOpen !== true || seen.size === 1,
            "where nothing is hidden, all see the same",
          );
          for (const [sent, observer] of seen) {
            assertPlain(sentAfter(game, play, observer), "what is sent");
            assert(!sent.includes(beginning.seed), "the seed is a secret");
          }
          if (actor === "clock") continue;
          same(text(game.moveFor(before, move, actor, actor)), text(move), "the actor's own move");
        }
      });
    },
  },
  {
    name: "a state sampled from a view looks the same",
    check() {
      forGames(game, settings, (beginning) => {
        for (const state of momentsOf(game, beginning)) {
          for (const [seen, observer] of byWhatTheySee(beginning.players, (each) =>
            text(game.view(state, each)),
          )) {
            const sampled = game.sample(JSON.parse(seen) as T["view"], seeded(seen));
            same(text(game.view(sampled, observer)), seen, `what ${observer} sees`);
          }
        }
      });
    },
  },
  ...(settings.permuteSecrets === undefined ? [] : [secretsClause(game, settings)]),
];

const secretsClause = <T extends GameTypes>(
  game: Game<T>,
  settings: ContractSettings<T>,
): Clause => ({
  name: "what an observer cannot know changes nothing that is sent to it",
  check() {
    const { permuteSecrets = (state) => state } = settings;
    let compared = 0;
    forGames(game, settings, (beginning) => {
      const plays = [...playsOf(game, beginning)];
      for (const observer of observersOf(beginning.players)) {
        // A world that differs in secrets goes along until something comes to light.
        let going: T["state"] | undefined;
        for (const [index, play] of plays.entries()) {
          const rng = seeded(text([beginning.seed, observer, index]));
          const told = toldOf(game, play, observer);
          const fresh = permuteSecrets(play.before, observer, rng);
          const next = compare(game, settings, play, told, fresh, observer, rng);
          going =
            going === undefined ? next : compare(game, settings, play, told, going, observer, rng);
          if (next !== undefined) compared++;
        }
      }
    });
    assert(compared > 0, "some moves reveal nothing");
  },
});

/** What an observer is sent about one move of the real game. */
interface Told {
  readonly view: string;
  readonly moves: string;
  readonly move: string;
  readonly sent: string;
  /** Something comes to light: other worlds may differ from there on. */
  readonly reveals: boolean;
}

function toldOf<T extends GameTypes>(game: Game<T>, play: Play<T>, observer: Observer): Told {
  const { before, actor, move } = play;
  const step = game.applyMove(before, actor, move);
  return {
    view: text(game.view(before, observer)),
    moves: ownMoves(game, before, observer),
    move: text(game.moveFor(before, move, actor, observer)),
    sent: text(sentAfter(game, play, observer)),
    reveals: !step.ok || step.value.reveals,
  };
}

/** Plays a move in another world and compares what is sent; the world after it, if nothing came to light. */
function compare<T extends GameTypes>(
  game: Game<T>,
  { permuteMove = (_before, _other, move) => move }: ContractSettings<T>,
  { before, actor, move }: Play<T>,
  told: Told,
  other: T["state"],
  observer: Observer,
  rng: Rng,
): T["state"] | undefined {
  same(text(game.view(other, observer)), told.view, "view");
  same(ownMoves(game, other, observer), told.moves, "legal moves");
  const otherMove = permuteMove(before, other, move, actor, observer, rng);
  same(text(game.moveFor(other, otherMove, actor, observer)), told.move, "move");
  const step = game.applyMove(other, actor, otherMove);
  if (!step.ok || step.value.reveals || told.reveals) return undefined;
  const { state: after, events } = step.value;
  const sent = sentAfter(game, { before: other, actor, move: otherMove, after, events }, observer);
  same(text(sent), told.sent, `what ${observer} is sent`);
  return after;
}

/** The legal moves that an observer is given to choose from. */
const ownMoves = <T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  observer: Observer,
): string => text(observer === "spectator" ? [] : [...game.legalMoves(state, observer)]);

/** One observer for everything that is seen: where all lies open, they all see the same. */
const byWhatTheySee = (
  players: number,
  seenBy: (observer: Observer) => string,
): ReadonlyMap<string, Observer> =>
  new Map(observersOf(players).map((observer) => [seenBy(observer), observer]));

/** Everything that an observer is sent after a move. */
const sentAfter = <T extends GameTypes>(
  game: Game<T>,
  { before, actor, move, after, events }: Play<T>,
  observer: Observer,
): readonly unknown[] => [
  game.moveFor(before, move, actor, observer) ?? null,
  game.eventsFor(events, observer),
  game.view(after, observer),
  // All are told whom the game waits for.
  game.toAct(after),
  game.timer(after) ?? null,
];
