import { ok, type Result } from "@sofala/engine";
import { problem, type Acknowledgement, type CommandBody } from "@sofala/protocol";
import type { CommandName, Problem } from "@sofala/protocol";
import type { Sender } from "./caller.ts";
import { sendMessage } from "./chat.ts";
import type { TableCommand } from "./commands.ts";
import type { LiveTable } from "./live-table.ts";
import type { LiveTables } from "./live-tables.ts";

/** Does what somebody asks of a table, however it was sent; the body is one that the command has. */
export async function dispatchCommand(
  rooms: LiveTables,
  room: LiveTable,
  caller: Sender,
  command: CommandName,
  body: unknown,
  acknowledge: (outcome: Result<Acknowledgement, Problem>) => void,
): Promise<void> {
  const { stallDetector } = rooms.services;
  const { person, source, arrival } = caller;
  // What has a key is done once, and its sender cannot replace it by something else.
  const isOutdated = () =>
    arrival !== undefined && !("key" in (body as object)) && stallDetector.isOutdated(arrival);
  if (isOutdated()) return acknowledge({ ok: false, error: problem("server/busy") });
  if (person === room.table.owner) room.ownerAddress = source;
  if (command === "say") {
    await sendMessage(rooms.services, room, caller, body as CommandBody<"say">, acknowledge);
  } else if (command === "rematch") {
    const table = await rooms.rematch(room, caller);
    const entries = room.timeline.log.length;
    acknowledge(table.ok ? ok({ entries, table: table.value }) : table);
  } else {
    const sender = { person, source, isOutdated };
    await room.execute(command, sender, body as CommandBody<TableCommand>, acknowledge);
  }
}
