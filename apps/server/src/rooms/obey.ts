import { ok, type Result } from "@sofala/engine";
import type { Acknowledgement, CommandBody, CommandName, Problem } from "@sofala/protocol";
import type { Caller } from "./caller.ts";
import { say } from "./chat.ts";
import type { TableCommand } from "./commands.ts";
import type { Room } from "./room.ts";
import type { Rooms } from "./rooms.ts";

/** Does what somebody asks of a table, however it was sent; the body is one that the command has. */
export async function obey(
  rooms: Rooms,
  room: Room,
  caller: Pick<Caller, "person" | "source">,
  command: CommandName,
  body: unknown,
  acknowledge: (outcome: Result<Acknowledgement, Problem>) => void,
): Promise<void> {
  if (caller.person === room.table.owner) room.openedFrom = caller.source;
  if (command === "say") {
    await say(rooms.services, room, caller, body as CommandBody<"say">, acknowledge);
  } else if (command === "rematch") {
    const table = await rooms.rematch(room, caller);
    const entries = room.play.log.length;
    acknowledge(table.ok ? ok({ entries, table: table.value }) : table);
  } else {
    await room.command(command, caller, body as CommandBody<TableCommand>, acknowledge);
  }
}
