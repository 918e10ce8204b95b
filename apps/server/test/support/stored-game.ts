import { findGameVersion, games } from "@sofala/catalog";
import { dice } from "@sofala/engine";
import { newTable } from "@sofala/protocol";
import { finishedOutcome } from "../../src/tables/outcome.ts";
import { seedCommitment, createTableInSteps } from "../../src/tables/create-table.ts";
import { initialTimeline } from "../../src/tables/table-state.ts";
import { runToEnd } from "../../src/fairness/time-slicer.ts";
import type { LoadedTable } from "../../src/tables/stored-table.ts";

export type StoredGame = Pick<LoadedTable, "table" | "entries">;

/** A stored table of two random players; it is over, unless it is cut after this many moves. */
export function storedGame(
  seed: string,
  { most = Infinity }: { readonly most?: number } = {},
): StoredGame {
  const now = Date.UTC(2026, 0, 1);
  const request = newTable.parse({
    game: "zimbabwe",
    seats: [{ kind: "me" }, { kind: "open" }],
    options: { roundLimit: 2 },
  });
  const owner = { person: "ann", name: "Ann" };
  const opened = runToEnd(createTableInSteps({ games, now: () => now }, owner, request));
  if (!opened.ok) throw new Error(opened.error.code);
  const [ann] = opened.value.table.seats;
  if (ann === undefined) throw new Error("nobody sits there");
  const table: LoadedTable["table"] = {
    ...opened.value.table,
    id: seed,
    seed,
    salt: "salt",
    commitment: seedCommitment(seed, "salt"),
    invite: `invitation to ${seed}`,
    startedAt: now,
    seats: [ann, { kind: "person", person: "ben", name: "Ben" }],
  };
  const play = initialTimeline({ findGameVersion }, table);
  const chance = dice(seed);
  const entries: LoadedTable["entries"][number][] = [];
  for (let n = 0; n < most && !play.isOver; n++) {
    const [actor = 0] = play.toAct;
    const legal = [...play.game.legalMoves(play.state, actor)];
    const move = legal[chance.below(legal.length)];
    if (move === undefined) throw new Error("no move");
    const entry = { kind: "move", actor, move } as const;
    play.replay(entry);
    entries.push({ entry, at: now + n, actor: String(actor), key: `k${n}` });
  }
  const { result } = play;
  return result === undefined
    ? { table: { ...table, status: "running" }, entries }
    : {
        table: { ...table, status: "over", endedAt: now, outcome: finishedOutcome(result, []) },
        entries,
      };
}
