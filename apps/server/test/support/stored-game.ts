import { findGameVersion, games } from "@sofala/catalog";
import { dice } from "@sofala/engine";
import { newTable } from "@sofala/protocol";
import { finishedOutcome } from "../../src/tables/outcome.ts";
import { seedCommitment, createTableInSteps } from "../../src/tables/create-table.ts";
import { initialTimeline } from "../../src/tables/table-state.ts";
import { runToEnd } from "../../src/fairness/time-slicer.ts";
import type { LoadedTable } from "../../src/tables/stored-table.ts";

export type StoredGame = Pick<LoadedTable, "table" | "entries">;

/** A stored table with random moves of two players: a finished game, or its first `maxMoves` moves. */
export function storedGame(
  seed: string,
  { maxMoves = Infinity }: { readonly maxMoves?: number } = {},
): StoredGame {
  const now = Date.UTC(2026, 0, 1);
  const request = newTable.parse({
    game: "zimbabwe",
    seats: [{ kind: "me" }, { kind: "open" }],
    options: { roundLimit: 2 },
  });
  const owner = { person: "ann", name: "Ann" };
  const created = runToEnd(createTableInSteps({ games, now: () => now }, owner, request));
  if (!created.ok) throw new Error(created.error.code);
  const [ann] = created.value.table.seats;
  if (ann === undefined) throw new Error("no seat");
  const table: LoadedTable["table"] = {
    ...created.value.table,
    id: seed,
    seed,
    salt: "salt",
    commitment: seedCommitment(seed, "salt"),
    invite: `invitation to ${seed}`,
    startedAt: now,
    seats: [ann, { kind: "person", person: "ben", name: "Ben" }],
  };
  const timeline = initialTimeline({ findGameVersion }, table);
  const random = dice(seed);
  const entries: LoadedTable["entries"][number][] = [];
  for (let n = 0; n < maxMoves && !timeline.isOver; n++) {
    const [actor = 0] = timeline.toAct;
    const legal = [...timeline.game.legalMoves(timeline.state, actor)];
    const move = legal[random.below(legal.length)];
    if (move === undefined) throw new Error("no move");
    const entry = { kind: "move", actor, move } as const;
    timeline.replay(entry);
    entries.push({ entry, at: now + n, actor: String(actor), key: `k${n}` });
  }
  const { result } = timeline;
  return result === undefined
    ? { table: { ...table, status: "running" }, entries }
    : {
        table: { ...table, status: "over", endedAt: now, outcome: finishedOutcome(result, []) },
        entries,
      };
}
