import { seeded, type Game, type GameTypes, type Observer, type Rng } from "@sofala/engine";
import { assert } from "vitest";
import type { PlayedMove } from "../random-play.ts";
import {
  assertPlainJson,
  forEachRandomGame,
  statesOf,
  observersOf,
  randomMovesOf,
  assertSameText,
  jsonText,
  type Clause,
  type ContractSettings,
} from "./clause.ts";

/** The contract about hidden information: what observers are sent. */
export const observerClauses = <T extends GameTypes>(
  game: Game<T>,
  settings: ContractSettings<T>,
): readonly Clause[] => [
  {
    name: "what is sent is plain JSON, contains an actor's own move, and never the seed",
    check() {
      forEachRandomGame(game, settings, (gameSetup) => {
        for (const play of randomMovesOf(game, gameSetup)) {
          const { before, actor, move } = play;
          const seen = observersByContent(gameSetup.players, (each) =>
            jsonText(messagesAfter(game, play, each)),
          );
          assert(
            game.hasOpenInformation !== true || seen.size === 1,
            "where nothing is hidden, all see the same",
          );
          for (const [sent, observer] of seen) {
            assertPlainJson(messagesAfter(game, play, observer), "what is sent");
            assert(!sent.includes(gameSetup.seed), "the seed is a secret");
          }
          if (actor === "clock") continue;
          assertSameText(
            jsonText(game.moveFor(before, move, actor, actor)),
            jsonText(move),
            "the actor's own move",
          );
        }
      });
    },
  },
  {
    name: "a state sampled from a view looks the same",
    check() {
      forEachRandomGame(game, settings, (gameSetup) => {
        for (const state of statesOf(game, gameSetup)) {
          for (const [seen, observer] of observersByContent(gameSetup.players, (each) =>
            jsonText(game.view(state, each)),
          )) {
            const sampled = game.sample(JSON.parse(seen) as T["view"], seeded(seen));
            assertSameText(jsonText(game.view(sampled, observer)), seen, `what ${observer} sees`);
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
  name: "what is sent to an observer does not depend on what it cannot know",
  check() {
    const { permuteSecrets = (state) => state } = settings;
    let compared = 0;
    forEachRandomGame(game, settings, (gameSetup) => {
      const plays = [...randomMovesOf(game, gameSetup)];
      for (const observer of observersOf(gameSetup.players)) {
        // Play the same game with other secrets in parallel, until something is revealed.
        let parallel: T["state"] | undefined;
        for (const [index, play] of plays.entries()) {
          const rng = seeded(jsonText([gameSetup.seed, observer, index]));
          const sentInGame = sentMessagesOf(game, play, observer);
          const fresh = permuteSecrets(play.before, observer, rng);
          const next = compareWithOtherSecrets(
            game,
            settings,
            play,
            sentInGame,
            fresh,
            observer,
            rng,
          );
          parallel =
            parallel === undefined
              ? next
              : compareWithOtherSecrets(game, settings, play, sentInGame, parallel, observer, rng);
          if (next !== undefined) compared++;
        }
      }
    });
    assert(compared > 0, "some moves reveal nothing");
  },
});

/** What an observer is sent about a move of the real game. */
interface SentMessages {
  readonly view: string;
  readonly moves: string;
  readonly move: string;
  readonly sent: string;
  /** True if something is revealed: from there on the parallel game may differ. */
  readonly reveals: boolean;
}

function sentMessagesOf<T extends GameTypes>(
  game: Game<T>,
  play: PlayedMove<T>,
  observer: Observer,
): SentMessages {
  const { before, actor, move } = play;
  const step = game.applyMove(before, actor, move);
  return {
    view: jsonText(game.view(before, observer)),
    moves: ownLegalMoves(game, before, observer),
    move: jsonText(game.moveFor(before, move, actor, observer)),
    sent: jsonText(messagesAfter(game, play, observer)),
    reveals: !step.ok || step.value.reveals,
  };
}

/** Plays a move in the parallel game and compares what is sent; returns its state, if nothing was revealed. */
function compareWithOtherSecrets<T extends GameTypes>(
  game: Game<T>,
  { permuteMove = (_before, _other, move) => move }: ContractSettings<T>,
  { before, actor, move }: PlayedMove<T>,
  sentInGame: SentMessages,
  other: T["state"],
  observer: Observer,
  rng: Rng,
): T["state"] | undefined {
  assertSameText(jsonText(game.view(other, observer)), sentInGame.view, "view");
  assertSameText(ownLegalMoves(game, other, observer), sentInGame.moves, "legal moves");
  const otherMove = permuteMove(before, other, move, actor, observer, rng);
  assertSameText(
    jsonText(game.moveFor(other, otherMove, actor, observer)),
    sentInGame.move,
    "move",
  );
  const step = game.applyMove(other, actor, otherMove);
  if (!step.ok || step.value.reveals || sentInGame.reveals) return undefined;
  const { state: after, events } = step.value;
  const sent = messagesAfter(
    game,
    { before: other, actor, move: otherMove, after, events },
    observer,
  );
  assertSameText(jsonText(sent), sentInGame.sent, `what ${observer} is sent`);
  return after;
}

/** The legal moves that an observer is offered. */
const ownLegalMoves = <T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  observer: Observer,
): string => jsonText(observer === "spectator" ? [] : [...game.legalMoves(state, observer)]);

/** One observer for each different view: in an open game all see the same. */
const observersByContent = (
  players: number,
  seenBy: (observer: Observer) => string,
): ReadonlyMap<string, Observer> =>
  new Map(observersOf(players).map((observer) => [seenBy(observer), observer]));

/** Everything that an observer is sent after a move. */
const messagesAfter = <T extends GameTypes>(
  game: Game<T>,
  { before, actor, move, after, events }: PlayedMove<T>,
  observer: Observer,
): readonly unknown[] => [
  game.moveFor(before, move, actor, observer) ?? null,
  game.eventsFor(events, observer),
  game.view(after, observer),
  // Who is to act is sent to everybody.
  game.toAct(after),
  game.timer(after) ?? null,
];
