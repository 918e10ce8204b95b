/** A crude mover for the oracle: it shakes out some move, sense or nonsense. */
import type { Dice } from "@sofala/engine";
import { AREA_NAMES, BASICS, BOXES, GOODS } from "./data.ts";
import { BUILDINGS } from "./buildings.ts";
import { cubesIn, highestSlots } from "./losses.ts";
import type { NaiveState } from "./state.ts";
import { playerAt } from "./state.ts";

type Pick = <T>(items: readonly T[]) => T;

export function picker(dice: Dice): Pick {
  return <T>(items: readonly T[]): T => {
    const item = items[dice.below(items.length)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  };
}

const READY = { kind: "ready" };

export function someMove(state: NaiveState, seat: number, pick: Pick): object {
  const player = playerAt(state, seat);
  const building = pick(BUILDINGS).id;
  switch (state.part) {
    case "abilities":
    case "give": {
      const own = pick([...player.buildings, building]);
      const target = pick([0, 1, 2, 3]);
      const withTarget = state.part === "give" ? { target } : {};
      return pick([READY, { kind: "use-ability", building: own, ...withTarget }]);
    }
    case "flips":
      return pick([READY, READY, READY, { kind: "flip", track: pick(["government", "religion"]) }]);
    case "trading":
    case "grace":
      return pick([READY, bargain(state, seat, pick)]);
    case "bank":
      return { kind: "bank", choice: pick(["poverty", "prosperity"]) };
    case "vote":
      return { kind: "vote", victim: pick(state.vote?.tied ?? [0]) };
    case "cubes": {
      const cubes = cubesIn(player, [...AREA_NAMES, "culture"]);
      return { kind: "lose-cubes", areas: pick([[pick(cubes)], [pick(cubes), pick(cubes)]]) };
    }
    case "stored":
      return { kind: "discard-stored", cards: highestSlots(player) };
    case "purchasing":
      return pick([READY, purchase(state, seat, pick), purchase(state, seat, pick)]);
    case "throw":
      return { kind: "throw", hand: pick(["rock", "paper", "scissors"]) };
    case "calamity":
      throw new Error("nobody is asked here");
  }
}

function bargain(state: NaiveState, seat: number, pick: Pick): object {
  const player = playerAt(state, seat);
  const slots = [...player.hand, ...player.warehouse].map((held) => held.slot);
  const slot = pick([...slots, 1]);
  const offer = pick([1, ...state.offers.map((_, index) => index + 1)]);
  const wanted = state.offers[offer - 1]?.want.goods ?? {};
  const answer = slots.filter((one) =>
    player.hand.some(
      (held) => held.slot === one && (wanted[held.card.split("-")[0] ?? ""] ?? 0) > 0,
    ),
  );
  const pledge = {
    building: pick([...player.buildings, "white-G5"]),
    target: pick([0, 1, 2, 3]),
    use: pick([true, false]),
  };
  return pick([
    { kind: "offer", to: "all", give: { cards: [slot] }, want: { goods: { [pick(GOODS)]: 1 } } },
    { kind: "offer", to: [pick([0, 1, 2, 3])], give: { cards: [slot], vp: 1 }, want: {} },
    { kind: "offer", to: "all", give: { pledges: [pledge] }, want: { vp: pick([0, 1]) } },
    { kind: "accept", offer, give: answer.slice(0, 1) },
    { kind: "accept", offer },
    { kind: "decline", offer },
    { kind: "withdraw", offer },
    { kind: "store", cards: slots.slice(0, pick([0, 1, 2, 3])) },
    { kind: "store", cards: [slot] },
  ]);
}

function purchase(state: NaiveState, seat: number, pick: Pick): object {
  const player = playerAt(state, seat);
  const card = pick(state.developments[state.turn - 1] ?? [""]);
  const from = { from: [pick(["available", ...BASICS.map((good) => `farm.${good}`)])] };
  const source = pick([{}, from]);
  const sites = BUILDINGS.filter((site) => player[site.track].idea === site.idea);
  return pick([
    { kind: "build", building: pick(sites).id },
    { kind: "develop", card },
    { kind: "develop", card, ...source },
    { kind: "develop", card, ...source, box: pick(BOXES) },
    { kind: "develop", card, ...source, industry: pick(["brewing", "textiles", "arms"]) },
    { kind: "develop", card, spaces: pick([-2, -1, 1, 2]) },
    { kind: "buy-vp", vp: pick([1, 2, 3]) },
  ]);
}
