import { ok, type Result } from "@sofala/engine";
import type { SeatInfo } from "@sofala/protocol";
import type { Mediterranean } from "@sofala/mediterranean";
import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import { api } from "./api.ts";
import { sessionOutbox } from "./outbox.ts";
import { TableClient, type LogFollower, type TableFactory } from "./table-client.ts";
import type { RemoteHiddenTable } from "./remote-hidden-table.ts";
import { reloadIfTooOld } from "./reload-if-too-old.ts";
import { openTableFactory, type RemoteTable } from "./remote-table.ts";
import { socketUrl, type Failure } from "./api-client.ts";
import { onWake } from "./wake-events.ts";

/** The client of an opened table; `other` is a game that this app does not know. */
export type OpenedTable =
  | { readonly game: "zimbabwe"; readonly client: TableClient<RemoteTable<Zimbabwe>> }
  | {
      readonly game: "mediterranean";
      readonly client: TableClient<RemoteHiddenTable<Mediterranean>>;
    }
  | { readonly game: "other" };

export interface OpenTableOptions {
  /** The invitation in the link, if any. */
  readonly invite?: string;
  /** The name of a seat when the game starts; bots have no name of their own. */
  readonly nameOf?: (seat: SeatInfo, index: number, game: string) => string;
}

/** The server closes the sockets of an ended session with this code. */
const SIGNED_OUT_CLOSE_CODE = 4401;

/** Opens a table of this page's server. Close the client when the page leaves the table. */
export async function openTable(
  id: string,
  { invite, nameOf = ({ name }) => name }: OpenTableOptions = {},
): Promise<Result<OpenedTable, Failure>> {
  const info = await api.readTable(id, invite);
  if (!info.ok) return info;
  const url = socketUrl(api.url, id, invite);
  const clientFor = <F extends LogFollower>(factory: TableFactory<F>): TableClient<F> =>
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
    });
  switch (info.value.game) {
    case "zimbabwe":
      return ok({ game: "zimbabwe", client: clientFor(openTableFactory(zimbabwe)) });
    case "mediterranean": {
      const { tableFactory } = await import("../games/mediterranean/online/remote-table.ts");
      return ok({ game: "mediterranean", client: clientFor(tableFactory) });
    }
    default:
      return ok({ game: "other" });
  }
}

/** Reloads the page if the session was ended elsewhere. */
function reloadWhenSignedOut(socket: WebSocket): WebSocket {
  socket.addEventListener("close", ({ code }) => {
    if (code === SIGNED_OUT_CLOSE_CODE) location.reload();
  });
  return socket;
}
