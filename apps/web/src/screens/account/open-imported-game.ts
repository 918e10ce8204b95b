import { ok, type Result } from "@sofala/engine";
import type { ImportInfo } from "@sofala/protocol";
import type { Failure } from "../../api-failure.ts";
import { rulesForText } from "../../games/load-rules.ts";
import { readImport, storedFromImport } from "../../local/import.ts";
import { storeAndOpen } from "../../local/store-and-open.ts";
import { importsApi } from "../../online/imports-api.ts";
import { toPlayer } from "../../store/seat-player.ts";

/** Stores an imported game on this device, once, and opens its replay; `problem` if it cannot be read or stored. */
export async function openImportedGame(
  { id: importId, server }: Pick<ImportInfo, "id" | "server">,
  tableId: string,
  problem: string,
): Promise<Result<undefined, Failure> | string> {
  const record = await importsApi.readRecord(importId, tableId);
  if (!record.ok) return record;
  const imported = readImport(record.value, await rulesForText(record.value));
  if (!imported.ok || imported.value.kind === "games") return problem;
  const players = imported.value.record.players.map((name) => toPlayer(name));
  const stored = storedFromImport(imported.value, players, "play");
  // The title says where the game comes from, in the list of games too.
  const named = { ...stored, id: `import-${importId}-${tableId}`, title: server };
  const isOpen = await storeAndOpen(named, "/replay");
  return isOpen ? ok(undefined) : problem;
}
