import { drawBelow, drawWord, type Game, type Rng, type Seat } from "@sofala/engine";
import type { ContractSettings } from "../contract/clause.ts";
import { SIDES, isOver, playerAt, type Guesses } from "./state.ts";

/** What observers may know. */
export const forObservers: Pick<Game<Guesses>, "view" | "moveFor" | "eventsFor" | "sample"> = {
  view: ({ round, rounds, seats }, observer) => ({
    round,
    rounds,
    seats: seats.map(({ points, guess, wager, isReady }, seat) => ({
      points,
      hasGuessed: guess > 0,
      isReady,
      ...(seat === observer ? { guess, wager } : {}),
    })),
  }),
  moveFor(state, move, actor, observer) {
    if (actor === observer || actor === "clock") return move;
    if (move.kind === "wager") return undefined;
    if (move.kind !== "guess") return move;
    return { kind: "guess", again: playerAt(state, actor).guess > 0 };
  },
  eventsFor: (events, observer) =>
    events
      .filter((event) => event.kind !== "wagered" || event.seat === observer)
      .map((event) =>
        event.kind === "guessed" && event.seat !== observer
          ? { kind: "guessed", seat: event.seat }
          : event,
      ),
  sample: ({ round, rounds, seats }, rng) => ({
    round,
    rounds,
    seats: seats.map(({ points, hasGuessed, isReady, guess, wager }, seat) => ({
      points,
      isReady,
      guess: guess ?? (hasGuessed ? randomGuess(rng, seat) : 0),
      wager: wager ?? randomWager(rng, seat, points),
    })),
    rng,
  }),
};

/** The state with other secrets of the other seats. */
export const permuteGuesses: NonNullable<ContractSettings<Guesses>["permuteSecrets"]> = (
  state,
  observer,
  rng,
) => ({
  ...state,
  seats: state.seats.map((player, seat) =>
    seat === observer || isOver(state)
      ? player
      : {
          ...player,
          guess: player.guess > 0 ? randomGuess(rng, seat) : 0,
          wager: randomWager(rng, seat, player.points),
        },
  ),
  rng: drawWord(rng)[1],
});

/** Another guess or wager, if the observer cannot see which one it is. */
export const permuteGuess: NonNullable<ContractSettings<Guesses>["permuteMove"]> = (
  _before,
  other,
  move,
  actor,
  observer,
  rng,
) => {
  if (actor === observer || actor === "clock") return move;
  if (move.kind === "guess") return { kind: "guess", number: randomGuess(rng, actor) };
  if (move.kind !== "wager") return move;
  return { kind: "wager", points: randomWager(rng, actor, playerAt(other, actor).points) };
};

const randomGuess = (rng: Rng, seat: Seat): number =>
  1 + ((drawBelow(rng, SIDES)[0] + seat) % SIDES);
const randomWager = (rng: Rng, seat: Seat, points: number): number =>
  (drawWord(rng)[0] + seat) % (points + 1);
