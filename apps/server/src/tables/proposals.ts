import { isSameJson, type Result, type Seat, type Entry } from "@sofala/engine";
import { refuse, type CommandBody, type Problem, type Proposal } from "@sofala/protocol";
import { requireActiveSeat, requireControlledSeat, type TableCaller } from "./caller.ts";
import {
  alreadyDone,
  appendEntries,
  ALL_PLAYERS,
  isPlayedByPerson,
  updateFields,
  type Decision,
  type TableContext,
} from "./decision.ts";
import { logLimitProblem } from "./log-limits.ts";

/** Proposes something that all others have to accept: undoing moves of others, or aborting the game. */
export function propose(
  context: TableContext,
  { seat }: TableCaller,
  body: CommandBody<"propose">,
): Result<Decision, Problem> {
  const allowed = requireControlledSeat(context, seat);
  if (!allowed.ok) return allowed;
  const { table, timeline } = context;
  if (table.proposal !== undefined) {
    const { acceptedBy: _acceptedBy, ...pending } = table.proposal;
    const isSame = isSameJson(pending, { by: allowed.value, ...body });
    return isSame ? alreadyDone(context) : refuse("proposal/pending");
  }
  const isLate = timeline.game.round(timeline.state) > 1;
  if (body.kind === "abort" && isLate) return refuse("proposal/too-late");
  if (body.kind === "undo" && !timeline.hasActiveMoveFrom(body.to)) return refuse("undo/nothing");
  return settleProposal(context, { by: allowed.value, ...body, acceptedBy: [] });
}

/** Accepts or rejects the proposal; the proposer rejects it to withdraw it. */
export function answerProposal(
  context: TableContext,
  { seat }: TableCaller,
  { accept }: CommandBody<"answer-proposal">,
): Result<Decision, Problem> {
  const allowed = requireActiveSeat(context, seat);
  if (!allowed.ok) return allowed;
  const { proposal } = context.table;
  if (proposal === undefined) return refuse("proposal/none");
  if (!accept) return updateFields(context, { proposal: undefined });
  if (proposal.by === allowed.value) return refuse("proposal/own");
  const acceptedBy = [...new Set([...proposal.acceptedBy, allowed.value])];
  return settleProposal(context, { ...proposal, acceptedBy });
}

/** Carries out a proposal that nobody has to answer any more; drops it if that is refused. */
export function decideUnansweredProposal(context: TableContext): Result<Decision, Problem> {
  const { proposal } = context.table;
  if (proposal === undefined || isAwaitingAnswers(context, proposal))
    return refuse("proposal/none");
  const decision = settleProposal(context, proposal);
  return decision.ok ? decision : updateFields(context, { proposal: undefined });
}

/** Carries out a proposal that everybody has accepted, or waits for more answers. Bots accept everything. */
function settleProposal(context: TableContext, proposal: Proposal): Result<Decision, Problem> {
  const { timeline } = context;
  if (isAwaitingAnswers(context, proposal)) return updateFields(context, { proposal });
  const limit = proposal.kind === "undo" ? logLimitProblem(context) : undefined;
  if (limit !== undefined) return refuse(limit);
  const entry: Entry =
    proposal.kind === "abort" ? { kind: "abort" } : { kind: "undo", to: proposal.to ?? 0 };
  const applied = timeline.tryEntry(entry);
  if (!applied.ok) return refuse("undo/refused", { refusal: applied.error });
  return appendEntries(context, ALL_PLAYERS, [applied.value]);
}

/** True if somebody has not answered yet. */
function isAwaitingAnswers(
  { table, timeline }: TableContext,
  { by, acceptedBy }: Proposal,
): boolean {
  const isAsked = (seat: Seat) =>
    seat !== by &&
    isPlayedByPerson(table.seats, timeline, seat) &&
    !timeline.resigned.includes(seat);
  return table.seats.some((_, seat) => isAsked(seat) && !acceptedBy.includes(seat));
}
