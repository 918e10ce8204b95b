import { ok, type Result } from "@sofala/engine";
import { refuse, type Acknowledgement, type CommandBody } from "@sofala/protocol";
import type { CommandName, Problem } from "@sofala/protocol";
import type { CommandCaller } from "./caller.ts";
import { sendMessage } from "./chat.ts";
import type { TableCommand } from "./commands.ts";
import type { LiveTable } from "./live-table.ts";
import type { LiveTables } from "./live-tables.ts";

/** Runs a command that came by HTTP or by socket; its body has been parsed. */
export async function dispatchCommand(
  liveTables: LiveTables,
  liveTable: LiveTable,
  caller: CommandCaller,
  command: CommandName,
  body: unknown,
  acknowledge: (result: Result<Acknowledgement, Problem>) => void,
): Promise<void> {
  const { stallDetector } = liveTables.services;
  const { person, clientAddress, arrival } = caller;
  // A command with a key is never outdated: it runs only once, and its sender does not send another one instead.
  const isOutdated = () =>
    arrival !== undefined && !("key" in (body as object)) && stallDetector.isOutdated(arrival);
  if (isOutdated()) return acknowledge(refuse("server/busy"));
  if (person === liveTable.state.table.owner) liveTable.ownerClientAddress = clientAddress;
  if (command === "chat") {
    await sendMessage(
      liveTables.services,
      liveTable,
      caller,
      body as CommandBody<"chat">,
      acknowledge,
    );
  } else if (command === "rematch") {
    const table = await liveTables.rematch(liveTable, caller);
    const entryCount = liveTable.state.timeline.log.length;
    acknowledge(table.ok ? ok({ entryCount, tableId: table.value }) : table);
  } else {
    const checkedCaller = { person, clientAddress, isOutdated };
    await liveTable.execute(command, checkedCaller, body as CommandBody<TableCommand>, acknowledge);
  }
}
