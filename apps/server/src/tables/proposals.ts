import { sameJson, type Result, type Seat } from "@sofala/engine";
import type { CommandBody, Problem, Proposal } from "@sofala/protocol";
import type { LogEntry } from "../timeline/timeline.ts";
import { isPlaying, mayPlay, type Caller } from "./caller.ts";
import {
  already,
  appending,
  HOST,
  isHeldByPerson,
  no,
  quietly,
  type Decision,
  type Scene,
} from "./decision.ts";
import { fullLog } from "./log-limits.ts";

/** Proposes what all others must grant: to go back further than one's own moves, or to call the game off. */
export function propose(
  scene: Scene,
  { seat }: Caller,
  body: CommandBody<"propose">,
): Result<Decision, Problem> {
  const may = mayPlay(scene, seat);
  if (!may.ok) return may;
  const { table, play } = scene;
  if (table.proposal !== undefined) {
    const { granted: _granted, ...pending } = table.proposal;
    const isSame = sameJson(pending, { by: may.value, ...body });
    return isSame ? already(scene) : no("proposal/pending");
  }
  const isLate = play.game.simulation.round(play.state) > 1;
  if (body.what === "abort" && isLate) return no("proposal/too-late");
  if (body.what === "undo" && !play.hasMoveFrom(body.to)) return no("undo/nothing");
  return settled(scene, { by: may.value, ...body, granted: [] });
}

/** Grants what another proposed, or refuses it; the proposer may withdraw it. */
export function answer(
  scene: Scene,
  { seat }: Caller,
  { grant }: CommandBody<"answer">,
): Result<Decision, Problem> {
  const may = isPlaying(scene, seat);
  if (!may.ok) return may;
  const { proposal } = scene.table;
  if (proposal === undefined) return no("proposal/none");
  if (!grant) return quietly(scene, { proposal: undefined });
  if (proposal.by === may.value) return no("proposal/own");
  const granted = [...new Set([...proposal.granted, may.value])];
  return settled(scene, { ...proposal, granted });
}

/** Whoever was still asked may have handed over: a proposal that waits for nobody is carried out, or dropped where it cannot be. */
export function unattended(scene: Scene): Result<Decision, Problem> {
  const { proposal } = scene.table;
  if (proposal === undefined || isWaiting(scene, proposal)) return no("proposal/none");
  const done = settled(scene, proposal);
  return done.ok ? done : quietly(scene, { proposal: undefined });
}

/** Carries out what everybody granted, or goes on waiting; bots grant everything. */
function settled(scene: Scene, proposal: Proposal): Result<Decision, Problem> {
  const { play } = scene;
  if (isWaiting(scene, proposal)) return quietly(scene, { proposal });
  const full = proposal.what === "undo" ? fullLog(scene) : undefined;
  if (full !== undefined) return no(full);
  const entry: LogEntry =
    proposal.what === "abort" ? { kind: "abort" } : { kind: "undo", to: proposal.to ?? 0 };
  const judged = play.judge(entry);
  if (!judged.ok) return no("undo/refused", { refusal: judged.error });
  return appending(scene, HOST, [judged.value]);
}

/** Has somebody who was asked yet to answer? */
function isWaiting({ table, play }: Scene, { by, granted }: Proposal): boolean {
  const isAsked = (seat: Seat) =>
    seat !== by && isHeldByPerson(table.seats, play, seat) && !play.resigned.includes(seat);
  return table.seats.some((_, seat) => isAsked(seat) && !granted.includes(seat));
}
