import { ok, type Result } from "@sofala/engine";
import { refuse, type Acknowledgement, type CommandBody } from "@sofala/protocol";
import type { CommandName, Problem } from "@sofala/protocol";
import type { StallDetector } from "../nodes/stall-detector.ts";
import type { CommandCaller } from "./caller.ts";
import { sendMessage, type ChatDeps } from "./chat.ts";
import type { TableCommand } from "./commands.ts";
import type { LiveTable } from "./live-table.ts";
import type { TableCreator } from "./table-creator.ts";

export interface DispatchDeps extends ChatDeps {
  readonly stallDetector: Pick<StallDetector, "isOutdated">;
  readonly tableCreator: Pick<TableCreator, "rematch">;
}

/** Runs a command that came by HTTP or by socket; its body has been parsed. */
export async function dispatchCommand(
  deps: DispatchDeps,
  liveTable: LiveTable,
  caller: CommandCaller,
  command: CommandName,
  body: unknown,
  acknowledge: (result: Result<Acknowledgement, Problem>) => void,
): Promise<void> {
  const { stallDetector, tableCreator } = deps;
  const { person, clientAddress, arrival } = caller;
  // A command with a key is never outdated: it runs only once, and its sender does not send another one instead.
  const isOutdated = () =>
    arrival !== undefined && !("key" in (body as object)) && stallDetector.isOutdated(arrival);
  if (isOutdated()) return acknowledge(refuse("server/busy"));
  if (person === liveTable.state.table.owner) liveTable.ownerClientAddress = clientAddress;
  if (command === "chat") {
    await sendMessage(deps, liveTable, caller, body as CommandBody<"chat">, acknowledge);
  } else if (command === "rematch") {
    const table = await tableCreator.rematch(liveTable, caller);
    const entryCount = liveTable.state.timeline.log.length;
    acknowledge(table.ok ? ok({ entryCount, tableId: table.value }) : table);
  } else {
    const checkedCaller = { person, clientAddress, isOutdated };
    await liveTable.execute(command, checkedCaller, body as CommandBody<TableCommand>, acknowledge);
  }
}
