import {
  drawBelow,
  fail,
  ok,
  type Actor,
  type Ranking,
  type Result,
  type Seat,
  type Step,
} from "@sofala/engine";
import {
  SIDES,
  UNDECIDED,
  isOver,
  partOf,
  type Event,
  type Guesses,
  type Move,
  type Player,
  type State,
} from "./state.ts";

/** Wagers are not listed: there may be many. */
export function* legalMoves(state: State, seat: Seat): Generator<Move, void, undefined> {
  const player = state.seats[seat];
  if (player === undefined || isOver(state)) return;
  if (player.isReady) return yield { kind: "unready" };
  for (let number = 1; number <= SIDES; number++) yield { kind: "guess", number };
  if (player.guess > 0) yield { kind: "ready" };
}

export function applyMove(
  state: State,
  actor: Actor,
  move: Move,
): Result<Step<Guesses>, Guesses["refusal"]> {
  if (isOver(state)) return fail({ code: "game/over" });
  if (move.kind === "time-up") {
    if (actor !== "clock") return fail({ code: "clock/not-yours" });
    const { part = partOf(state) } = move;
    return part === partOf(state) ? ok(revealGuesses(state, [])) : fail({ code: "clock/late" });
  }
  const player = actor === "clock" ? undefined : state.seats[actor];
  if (player === undefined || actor === "clock") return fail({ code: "turn/not-yours" });
  if (player.isReady !== (move.kind === "unready")) return fail({ code: "ready/already" });
  const becomes = (change: Partial<Player>): State => ({
    ...state,
    seats: state.seats.with(actor, { ...player, ...change }),
  });
  const step = (after: State, event: Event) =>
    ok({ state: after, events: [event], reveals: false });
  switch (move.kind) {
    case "guess": {
      const { number } = move;
      return step(becomes({ guess: number }), { kind: "guessed", seat: actor, number });
    }
    case "wager": {
      const { points } = move;
      if (points > player.points) return fail({ code: "points/too-few" });
      return step(becomes({ wager: points }), { kind: "wagered", seat: actor, points });
    }
    case "ready":
    case "unready": {
      if (player.guess === 0) return fail({ code: "guess/missing" });
      const after = becomes({ isReady: move.kind === "ready" });
      const event: Event = { kind: "readiness-changed", seat: actor };
      return after.seats.every(({ isReady }) => isReady)
        ? ok(revealGuesses(after, [event]))
        : step(after, event);
    }
  }
}

/** Throws the die and starts the next round. */
function revealGuesses(state: State, events: readonly Event[]): Step<Guesses> {
  const [side, rng] = drawBelow(state.rng, SIDES);
  const thrown = side + 1;
  const seats = state.seats.map(({ points, guess, wager }) => ({
    points: guess === thrown ? points + wager + 1 : points - wager,
    ...UNDECIDED,
  }));
  const guessed = state.seats.map(({ guess }) => guess);
  return {
    state: { ...state, round: state.round + 1, seats, rng },
    events: [...events, { kind: "guesses-shown", guesses: guessed, thrown }],
    reveals: true,
  };
}

export const ranking = ({ seats }: State): Ranking =>
  [...Map.groupBy(seats.keys(), (seat) => seats[seat]?.points ?? 0)]
    .toSorted(([a], [b]) => b - a)
    .map(([, tied]) => tied);
