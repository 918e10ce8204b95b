import { fault, type Fault, type Seat } from "@sofala/engine";
import { isDistinct } from "./check.ts";
import { entry } from "./data/entry.ts";
import type { CalamityEffect } from "./data/edition.ts";
import { FOR_ALL, owing } from "./parts.ts";
import { cubeChoices } from "./resolution/cubes.ts";
import { surplus } from "./resolution/stores.ts";
import { heldAt, type Offer, type Part, type Phase, type State } from "./state.ts";
import { isAddressee } from "./trading/offers.ts";

const PARTS_OF: { readonly [P in Phase]: readonly (Part | undefined)[] } = {
  civic: ["abilities", "give", "flips"],
  trading: ["trading", "grace"],
  resolution: ["bank", "vote", "cubes", "stored"],
  purchasing: ["purchasing"],
  "tie-break": ["throw"],
  over: [undefined],
};

/** What is impossible about the moment at which a snapshot stands. */
export function faultInProgress(state: State): Fault | undefined {
  const { phase, part, offers, coming, edition } = state;
  if (!PARTS_OF[phase].includes(part)) return fault("does not fit the phase", "part");
  const stray = coming.developments.flat().find((id) => !entry(edition.developments, id));
  if (stray !== undefined) return fault(`no development: ${stray}`, "coming", "developments");
  const odd = coming.calamities.flat().find((id) => !entry(edition.calamities, id));
  if (odd !== undefined) return fault(`no calamity: ${odd}`, "coming", "calamities");
  if (state.players.some(({ bank }) => bank !== undefined) && part !== "bank")
    return fault("no bank is asked now", "part");
  const isOfSome = part !== undefined && !FOR_ALL.includes(part) && part !== "give";
  const early = state.players.findIndex(({ ready }) => ready && isOfSome);
  if (early !== -1) return fault("nobody says ready in this part", "seats", early, "ready");
  for (const [n, offer] of offers.entries()) {
    const wrong = wrongOffer(state, offer);
    if (wrong !== undefined) return fault(wrong, "offers", n);
  }
  const wrong = faultInStrike(state) ?? faultInDuel(state);
  if (wrong !== undefined) return wrong;
  const isWaiting = owing(state).length > 0;
  return isWaiting === (phase !== "over") ? undefined : fault("nobody has to decide", "part");
}

function wrongOffer(state: State, offer: Offer): string | undefined {
  const isSeat = (seat: Seat) => seat < state.players.length;
  const maker = state.players[offer.seat];
  if (maker === undefined) return "no such seat";
  const { to, declined, end, cards, pledges, want, replyTo = 1 } = offer;
  if (to !== "all" && !to.every(isSeat)) return "no such seat";
  if (!declined.every((seat) => isSeat(seat) && isAddressee(offer, seat))) return "no such seat";
  if (![...pledges, ...(want.pledges ?? [])].every(({ target }) => isSeat(target)))
    return "no such seat";
  if (replyTo > state.offers.length) return "no such offer to reply to";
  if (end !== undefined) return undefined;
  const isHeld = isDistinct(cards) && cards.every((slot) => heldAt(maker, slot) !== undefined);
  return isHeld ? undefined : "cards that its maker does not have";
}

function faultInStrike(state: State): Fault | undefined {
  const { strike, part, edition, turn } = state;
  const isNeeded = part === "vote" || part === "cubes" || part === "stored";
  if (isNeeded !== (strike !== undefined)) return fault("does not fit the part", "strike");
  if (strike === undefined) return undefined;
  const { calamity, tied, votes, victim, round } = strike;
  const players = state.players.length;
  const data = entry(edition.calamities, calamity);
  if (data === undefined || !state.calamities.includes(calamity))
    return fault("no calamity of this turn", "strike", "calamity");
  const areTied = tied.length > 0 && isDistinct(tied) && tied.every((seat) => seat < players);
  if (!areTied || (part === "vote" && (tied.length < 2 || tied.length === players)))
    return fault("expected some seats", "strike", "tied");
  const areVotes =
    votes.length === players &&
    votes.every(
      (vote, seat) => vote === undefined || (tied.includes(vote) && !tied.includes(seat)),
    );
  if (!areVotes) return fault("expected a vote of each judge", "strike", "votes");
  if (part === "vote")
    return victim === undefined && round > 0 ? undefined : fault("expected a vote", "strike");
  if (victim === undefined || !tied.includes(victim))
    return fault("expected a victim", "strike", "victim");
  const effects = data.ages[edition.rules.ageOfTurn.value[turn - 1] ?? "iron"];
  const isAsked =
    part === "stored"
      ? isDiscardOpen(state, victim) && strike.effect <= effects.length
      : isLossOpen(state, victim, effects[strike.effect]);
  return strike.asked && isAsked ? undefined : fault("nothing to choose", "strike", "effect");
}

const isDiscardOpen = (state: State, victim: Seat): boolean => surplus(state, victim) > 0;

const isLossOpen = (state: State, victim: Seat, effect: CalamityEffect | undefined): boolean =>
  effect?.op === "loseCubes" && cubeChoices(state, victim, effect).length > 1;

function faultInDuel({ duel, phase, players, edition }: State): Fault | undefined {
  if (phase === "tie-break" && duel === undefined) return fault("missing", "duel");
  if (duel === undefined) return undefined;
  if (phase !== "tie-break" && phase !== "over") return fault("not yet", "duel");
  const seats = [...duel.contenders, ...duel.losers];
  const fewest = phase === "over" ? 1 : 2;
  const areSeats = isDistinct(seats) && seats.every((seat) => seat < players.length);
  if (!areSeats || duel.contenders.length < fewest)
    return fault("expected seats", "duel", "contenders");
  const isOpen = duel.wins.every((wins) => wins < edition.rules.throwsToWin.value);
  return isOpen ? undefined : fault("already won", "duel", "wins");
}
