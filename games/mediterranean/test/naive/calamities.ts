/** Victims, votes and blows (Q 37 to 41). */
import { ageOf, calamityOf } from "./events.ts";
import { checkCubes, cubeChoices, cubesIn, emptyStores, loseCubes } from "./losses.ts";
import { allSeats, playerAt } from "./state.ts";
import type { NaiveState, Refusal } from "./state.ts";
import { gain } from "./tracks.ts";

const ROUNDS = 3;
const PENALTY = 5;

/** One step: the next blow of the calamity that runs, or the next calamity. Says when all is done. */
export function calamityStep(state: NaiveState): "done" | undefined {
  if (state.calamity !== undefined) {
    nextBlow(state, state.calamity);
    return undefined;
  }
  const id = state.waiting.shift();
  if (id === undefined) return "done";
  const level = (seat: number) => playerAt(state, seat)[calamityOf(id).track];
  const lowest = Math.min(...allSeats(state).map(level));
  if (lowest >= 0) return undefined;
  const tied = allSeats(state).filter((seat) => level(seat) === lowest);
  const judges = allSeats(state).filter((seat) => level(seat) !== lowest);
  if (tied.length === 1) strike(state, id, tied[0] ?? 0);
  else if (judges.length > 0) {
    state.vote = { id, tied, judges, round: 1, votes: [] };
    state.part = "vote";
  }
  return undefined;
}

function strike(state: NaiveState, id: string, victim: number) {
  state.calamity = { id, victim, blow: 0, lost: false };
}

const blowOf = (state: NaiveState, id: string, index: number) =>
  calamityOf(id).blows[ageOf(state.turn)][index];

function nextBlow(state: NaiveState, running: NonNullable<NaiveState["calamity"]>) {
  const { id, victim } = running;
  const player = playerAt(state, victim);
  const blow = blowOf(state, id, running.blow);
  if (blow === undefined) {
    if (running.lost) player[calamityOf(id).track] = 0;
    delete state.calamity;
    return;
  }
  running.blow += 1;
  switch (blow.op) {
    case "toward-zero": {
      const marker = player[blow.track];
      if (marker.position > 0) running.lost = true;
      marker.position = Math.max(0, marker.position - blow.spaces);
      return;
    }
    case "lose":
      if (player[blow.what] > 0) running.lost = true;
      gain(state, victim, { [blow.what]: -blow.amount });
      return;
    case "stores":
      if (emptyStores(state, victim) > 0) running.lost = true;
      return;
    case "forbid":
      player.forbidden.push(...blow.cards.filter((card) => !player.forbidden.includes(card)));
      return;
    case "cubes": {
      const choices = cubeChoices(player, blow.areas, blow.count);
      const only = choices[0] ?? [];
      if (only.length > 0) running.lost = true;
      if (choices.length > 1) state.part = "cubes";
      else loseCubes(state, victim, only);
    }
  }
}

/** The question put to the victim: which cubes. */
function asked(state: NaiveState) {
  const { id = "", victim = 0, blow = 0 } = state.calamity ?? {};
  const question = blowOf(state, id, blow - 1);
  if (question?.op !== "cubes") throw new Error("no cubes are asked for");
  return { victim, ...question };
}

export function chooseCubes(state: NaiveState, choice: string[]): Refusal {
  const { victim, areas, count } = asked(state);
  const refusal = checkCubes(playerAt(state, victim), areas, count, choice);
  if (refusal !== undefined) return refusal;
  state.part = "calamity";
  loseCubes(state, victim, choice);
  return undefined;
}

export function firstCubes(state: NaiveState): string[] {
  const { victim, areas, count } = asked(state);
  return cubesIn(playerAt(state, victim), areas).slice(0, count);
}

export function castVote(state: NaiveState, seat: number, victim: number): Refusal {
  const { vote } = state;
  if (vote === undefined || !vote.judges.includes(seat)) return "turn/not-yours";
  if (!vote.tied.includes(victim)) return "vote/not-tied";
  vote.votes = [...vote.votes.filter((one) => one.seat !== seat), { seat, victim }];
  return undefined;
}

export const missingVotes = (state: NaiveState) =>
  (state.vote?.judges ?? []).filter(
    (seat) => state.vote?.votes.some((one) => one.seat === seat) !== true,
  );

/** Ends a round of votes; the bell leaves no further round. */
export function tally(state: NaiveState, bell: boolean) {
  const { vote } = state;
  if (vote === undefined) return;
  const chosen = vote.tied.find(
    (victim) => 2 * vote.votes.filter((one) => one.victim === victim).length > vote.judges.length,
  );
  if (chosen === undefined && !bell && vote.round < ROUNDS) {
    vote.round += 1;
    vote.votes = [];
    return;
  }
  if (chosen !== undefined) strike(state, vote.id, chosen);
  else for (const judge of vote.judges) gain(state, judge, { vp: -PENALTY });
  delete state.vote;
  state.part = "calamity";
}
