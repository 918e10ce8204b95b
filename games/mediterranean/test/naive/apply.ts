/** One move, judged. */
import { deepCopy } from "@sofala/engine/testing/copy";
import { castVote, chooseCubes } from "./calamities.ts";
import { chooseFlip, giver, passGiving, useAbility } from "./civic.ts";
import { accept, store } from "./deals.ts";
import { develop } from "./developing.ts";
import { throwHand } from "./ending.ts";
import { settle, timeUp, toAct } from "./flow.ts";
import { discardStored } from "./losses.ts";
import { decline, makeOffer, withdraw } from "./offers.ts";
import { build, buyVp } from "./purchasing.ts";
import { chooseBank } from "./resolution.ts";
import { isSeat, playerAt } from "./state.ts";
import type { Move, NaiveState, Part, Refusal } from "./state.ts";

export type Verdict = { ok: true; state: NaiveState } | { ok: false; code?: string };

const MOVES_OF: Record<Part, string[]> = {
  abilities: ["use-ability", "ready", "unready"],
  give: ["use-ability", "ready"],
  flips: ["flip", "ready", "unready"],
  trading: ["offer", "accept", "decline", "withdraw", "store", "ready", "unready"],
  grace: ["store", "ready", "unready"],
  bank: ["bank"],
  vote: ["vote"],
  cubes: ["lose-cubes"],
  stored: ["discard-stored"],
  calamity: [],
  purchasing: ["build", "develop", "buy-vp", "ready", "unready"],
  throw: ["throw"],
};

/** The state given is never touched. */
export function judge(state: NaiveState, actor: number | "clock", move: Move): Verdict {
  const next = deepCopy(state);
  const code = actor === "clock" ? ring(next, move) : play(next, actor, deepCopy(move));
  if (code !== undefined) return { ok: false, code };
  settle(next);
  return { ok: true, state: next };
}

function ring(state: NaiveState, move: Move): Refusal {
  if (state.phase === "over") return "game/over";
  if (move.kind !== "time-up") return "clock/only";
  if (move.part !== undefined && move.part !== state.part) return "clock/other-part";
  timeUp(state);
  return undefined;
}

function play(state: NaiveState, seat: number, move: Move): Refusal {
  if (state.phase === "over") return "game/over";
  if (move.kind === "time-up") return "clock/only";
  if (!isSeat(state, seat)) return "turn/not-yours";
  if (!MOVES_OF[state.part].includes(move.kind)) return "turn/wrong-part";
  if (state.part === "give" && giver(state) !== seat) return "turn/not-yours";
  if (["cubes", "stored"].includes(state.part) && !toAct(state).includes(seat)) {
    return "turn/not-yours";
  }
  if (playerAt(state, seat).ready && move.kind !== "unready") return "turn/ready";
  return carryOut(state, seat, move);
}

function carryOut(
  state: NaiveState,
  seat: number,
  move: Exclude<Move, { kind: "time-up" }>,
): Refusal {
  const player = playerAt(state, seat);
  switch (move.kind) {
    case "use-ability":
      return useAbility(state, seat, move);
    case "flip":
      return chooseFlip(state, seat, move.track);
    case "offer":
      return makeOffer(state, seat, move);
    case "accept":
      return accept(state, seat, move);
    case "decline":
      return decline(state, seat, move.offer);
    case "withdraw":
      return withdraw(state, seat, move.offer);
    case "store":
      return store(player, move.cards);
    case "bank":
      return chooseBank(state, seat, move.choice);
    case "vote":
      return castVote(state, seat, move.victim);
    case "lose-cubes":
      return chooseCubes(state, move.areas);
    case "discard-stored":
      return discardStored(state, seat, move.cards);
    case "build":
      return build(state, seat, move.building);
    case "develop":
      return develop(state, seat, move);
    case "buy-vp":
      return buyVp(player, move.vp);
    case "throw":
      return throwHand(state, seat, move.hand);
    case "ready":
      if (state.part === "give") return passGiving(state, seat);
      player.ready = true;
      return undefined;
    case "unready":
      if (!player.ready) return "turn/not-ready";
      player.ready = false;
      return undefined;
  }
}
