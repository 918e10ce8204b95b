import type { Verdict } from "@sofala/protocol";
import type { Connections } from "../http/connections.ts";
import { tablesOf } from "../people/gone.ts";
import type { Rooms } from "../rooms/rooms.ts";
import { turnOutBanned } from "./unseating.ts";

/** What a verdict that was kept brings at once on this server; others notice a little later. */
export async function carryOut(
  rooms: Rooms,
  connections: Connections,
  about: string,
  { act }: Verdict,
): Promise<void> {
  if (act === "ban") await turnOutBanned(rooms, connections);
  if (act !== "rename") return;
  // Whoever comes back does so by the new name.
  connections.closeAll(about);
  await rooms.reread(await tablesOf(rooms.services.database, about));
}
