import { isSameJson, type Result, type Seat } from "@sofala/engine";
import type { CommandBody, Problem, Proposal } from "@sofala/protocol";
import type { LogEntry } from "../timeline/timeline.ts";
import { requireActiveSeat, requireControlledSeat, type Caller } from "./caller.ts";
import {
  alreadyDone,
  appendEntries,
  HOST,
  isPlayedByPerson,
  refuse,
  updateFields,
  type Decision,
  type TableContext,
} from "./decision.ts";
import { logLimitProblem } from "./log-limits.ts";

/** Proposes what all others must grant: to go back further than one's own moves, or to call the game off. */
export function propose(
  scene: TableContext,
  { seat }: Caller,
  body: CommandBody<"propose">,
): Result<Decision, Problem> {
  const may = requireControlledSeat(scene, seat);
  if (!may.ok) return may;
  const { table, timeline } = scene;
  if (table.proposal !== undefined) {
    const { granted: _granted, ...pending } = table.proposal;
    const isSame = isSameJson(pending, { by: may.value, ...body });
    return isSame ? alreadyDone(scene) : refuse("proposal/pending");
  }
  const isLate = timeline.game.simulation.round(timeline.state) > 1;
  if (body.what === "abort" && isLate) return refuse("proposal/too-late");
  if (body.what === "undo" && !timeline.hasActiveMoveFrom(body.to)) return refuse("undo/nothing");
  return settleProposal(scene, { by: may.value, ...body, granted: [] });
}

/** Grants what another proposed, or refuses it; the proposer may withdraw it. */
export function answer(
  scene: TableContext,
  { seat }: Caller,
  { grant }: CommandBody<"answer">,
): Result<Decision, Problem> {
  const may = requireActiveSeat(scene, seat);
  if (!may.ok) return may;
  const { proposal } = scene.table;
  if (proposal === undefined) return refuse("proposal/none");
  if (!grant) return updateFields(scene, { proposal: undefined });
  if (proposal.by === may.value) return refuse("proposal/own");
  const granted = [...new Set([...proposal.granted, may.value])];
  return settleProposal(scene, { ...proposal, granted });
}

/** Whoever was still asked may have handed over: a proposal that waits for nobody is carried out, or dropped where it cannot be. */
export function decideUnansweredProposal(scene: TableContext): Result<Decision, Problem> {
  const { proposal } = scene.table;
  if (proposal === undefined || isAwaitingAnswers(scene, proposal)) return refuse("proposal/none");
  const done = settleProposal(scene, proposal);
  return done.ok ? done : updateFields(scene, { proposal: undefined });
}

/** Carries out what everybody granted, or goes on waiting; bots grant everything. */
function settleProposal(scene: TableContext, proposal: Proposal): Result<Decision, Problem> {
  const { timeline } = scene;
  if (isAwaitingAnswers(scene, proposal)) return updateFields(scene, { proposal });
  const full = proposal.what === "undo" ? logLimitProblem(scene) : undefined;
  if (full !== undefined) return refuse(full);
  const entry: LogEntry =
    proposal.what === "abort" ? { kind: "abort" } : { kind: "undo", to: proposal.to ?? 0 };
  const judged = timeline.tryEntry(entry);
  if (!judged.ok) return refuse("undo/refused", { refusal: judged.error });
  return appendEntries(scene, HOST, [judged.value]);
}

/** Has somebody who was asked yet to answer? */
function isAwaitingAnswers({ table, timeline }: TableContext, { by, granted }: Proposal): boolean {
  const isAsked = (seat: Seat) =>
    seat !== by &&
    isPlayedByPerson(table.seats, timeline, seat) &&
    !timeline.resigned.includes(seat);
  return table.seats.some((_, seat) => isAsked(seat) && !granted.includes(seat));
}
