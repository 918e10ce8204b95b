import { ok, type Result } from "@sofala/engine";
import type { SeatInfo } from "@sofala/protocol";
import { api } from "./api.ts";
import { sessionOutbox } from "./outbox.ts";
import { TableClient, type LogFollower, type TableFactory } from "./table-client.ts";
import { reloadIfTooOld } from "./reload-if-too-old.ts";
import type { Failure } from "../api-failure.ts";
import { socketUrl } from "./api-client.ts";
import { onWake } from "./wake-events.ts";

interface OpenTableOptions {
  /** Loads what creates the tables of a game; undefined if this app does not know the game. */
  readonly loadFactory: (game: string) => Promise<TableFactory<LogFollower>> | undefined;
  /** The invitation in the link, if any. */
  readonly invite?: string;
  /** The name of a seat when the game starts; bots have no name of their own. */
  readonly nameOf?: (seat: SeatInfo, index: number, game: string) => string;
}

/** The server closes the sockets of an ended session with this code. */
const SIGNED_OUT_CLOSE_CODE = 4401;

/** Opens a table of this page's server; undefined if its game is unknown. Close the client when the page leaves the table. */
export async function openTable(
  id: string,
  { loadFactory, invite, nameOf = ({ name }) => name }: OpenTableOptions,
): Promise<Result<TableClient | undefined, Failure>> {
  const info = await api.readTable(id, invite);
  if (!info.ok) return info;
  const url = socketUrl(api.url, id, invite);
  const factory = await loadFactory(info.value.game);
  if (factory === undefined) return ok(undefined);
  return ok(
    new TableClient(factory, info.value, {
      api,
      openSocket: () => reloadWhenSignedOut(new WebSocket(url)),
      onWake,
      isHidden: () => document.hidden,
      nameOf: (seat, index) => nameOf(seat, index, info.value.game),
      now: () => performance.now(),
      outbox: (seat) => sessionOutbox(id, seat),
      onFailure: reloadIfTooOld,
      ...(invite === undefined ? {} : { invite }),
    }),
  );
}

/** Reloads the page if the session was ended elsewhere. */
function reloadWhenSignedOut(socket: WebSocket): WebSocket {
  socket.addEventListener("close", ({ code }) => {
    if (code === SIGNED_OUT_CLOSE_CODE) location.reload();
  });
  return socket;
}
