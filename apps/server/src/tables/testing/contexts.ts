import { findGame } from "@sofala/catalog";
import type { Result } from "@sofala/engine";
import type { Problem, Terms } from "@sofala/protocol";
import { Play } from "../../timeline/timeline.ts";
import type { Caller } from "../caller.ts";
import { beginning, type Decision, type Scene } from "../decision.ts";
import type { Sitter, StoredTable } from "../stored-table.ts";

export const START = 1_000_000;
export const SECOND = 1000;

export const person = (name: string): Sitter => ({ kind: "person", person: name, name });
export const bot: Sitter = { kind: "bot", level: "novice", name: "novice" };

/** A game of Zimbabwe that began just now. */
export function begun(seats: readonly Sitter[], pace: Terms["pace"] = { kind: "untimed" }): Scene {
  const game = findGame("zimbabwe");
  const options = game?.parseOptions({});
  if (game === undefined || options?.ok !== true) throw new Error("no game");
  const play = new Play(game, game.setup("time", seats.length, options.value));
  const table: StoredTable = {
    id: "table",
    game: "zimbabwe",
    rules: 1,
    visibility: "public",
    owner: "ann",
    invite: "invite",
    terms: { options: {}, pace, onTimeout: "bot", delay: 0 },
    seats,
    seed: "seed",
    salt: "salt",
    created: START,
    revision: 0,
    status: "open",
  };
  const scene = { table, play, kept: [], now: START, pauses: [] };
  return { ...scene, table: { ...table, ...beginning(scene) } };
}

/** What was decided counts from now on. */
export function kept({ play, ...scene }: Scene, { change, judged }: Decision): Scene {
  for (const each of judged) play.accept(each);
  const table = { ...scene.table, ...change.table };
  return { ...scene, play, table, kept: [...scene.kept, ...change.entries] };
}

/** The same table, so long after the beginning. */
export const at = (scene: Scene, seconds: number): Scene => ({
  ...scene,
  now: START + seconds * SECOND,
});

export const seatToAct = ({ play }: Scene): number => play.toAct[0] ?? -1;

export function callerAt({ table }: Scene, seat: number): Caller {
  const name = table.seats[seat]?.name ?? "";
  return { person: name, name, seat, isOwner: false, avoids: () => false };
}

/** Any legal move of who is to act. */
export function anyMove({ play }: Scene): { readonly kind: string } {
  const [move] = play.game.legalMoves(play.state, play.toAct[0] ?? -1);
  if (move === undefined) throw new Error("no move");
  return move;
}

/** The decision, which must be one. */
export function good(decision: Result<Decision, Problem>): Decision {
  if (!decision.ok) throw new Error(decision.error.code);
  return decision.value;
}
