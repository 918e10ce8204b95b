import { ok, type Result } from "@sofala/engine";
import type { SeatInfo } from "@sofala/protocol";
import type { Mediterranean } from "@sofala/mediterranean";
import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import { server } from "./api.ts";
import { outboxOf } from "./outbox.ts";
import { RemoteRoom, type Follower, type Seating } from "./table-client.ts";
import type { RemoteSight } from "./remote-hidden-table.ts";
import { renewIfTooOld } from "./reload-if-too-old.ts";
import { openSeating, type RemoteTable } from "./remote-table.ts";
import { socketUrl, type Failure } from "./api-client.ts";
import { onWake } from "./wake-events.ts";

/** A room of one of the games that this app has a board for. */
export type AnyRoom =
  | { readonly game: "zimbabwe"; readonly room: RemoteRoom<RemoteTable<Zimbabwe>> }
  | { readonly game: "mediterranean"; readonly room: RemoteRoom<RemoteSight<Mediterranean>> }
  | { readonly game: "other" };

export interface Entering {
  /** The invitation, where one came with the link. */
  readonly invite?: string;
  /** What a seat is called when the game begins; bots have no name of their own. */
  readonly nameOf?: (seat: SeatInfo, index: number, game: string) => string;
}

/** With this the server closes sockets of a session that is over. */
const SIGNED_OUT = 4401;

/** Comes to a table of the server that this page is from. Close the room when the page leaves it. */
export async function openRoom(
  id: string,
  { invite, nameOf = ({ name }) => name }: Entering = {},
): Promise<Result<AnyRoom, Failure>> {
  const info = await server.info(id, invite);
  if (!info.ok) return info;
  const url = socketUrl(server.url, id, invite);
  const roomFor = <F extends Follower>(seating: Seating<F>): RemoteRoom<F> =>
    new RemoteRoom(seating, info.value, {
      server,
      openSocket: () => unlessSignedOut(new WebSocket(url)),
      onWake,
      isHidden: () => document.hidden,
      nameOf: (seat, index) => nameOf(seat, index, info.value.game),
      now: () => performance.now(),
      outbox: (seat) => outboxOf(id, seat),
      failed: renewIfTooOld,
      ...(invite === undefined ? {} : { invite }),
    });
  switch (info.value.game) {
    case "zimbabwe":
      return ok({ game: "zimbabwe", room: roomFor(openSeating(zimbabwe)) });
    case "mediterranean": {
      const { seating } = await import("../games/mediterranean/online/remote-table.ts");
      return ok({ game: "mediterranean", room: roomFor(seating) });
    }
    default:
      return ok({ game: "other" });
  }
}

/** A session that was ended elsewhere ends here too: the page comes again, for whoever this is now. */
function unlessSignedOut(socket: WebSocket): WebSocket {
  socket.addEventListener("close", ({ code }) => {
    if (code === SIGNED_OUT) location.reload();
  });
  return socket;
}
