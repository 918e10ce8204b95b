import * as z from "zod/mini";
import { notice, problem, serverMessage } from "@sofala/protocol";
import type { Listener } from "../tables/subscriber-list.ts";
import { whileWanted } from "../fairness/time-slicer.ts";
import { visitorOf } from "./identity.ts";
import { whoAsks } from "./people-routes.ts";
import { invite, invited, number, type Route } from "./route.ts";
import { TableSocket } from "./table-socket.ts";

const flag = (usual: boolean, about: string) =>
  z._default(z.stringbool(), usual).check(z.describe(about));
const following = z.strictObject({
  after: z._default(number, 0).check(z.describe("So many entries of the log are known")),
  views: flag(true, "Send the view with every entry"),
  legal: flag(true, "Send the moves of my seat, where it is to act"),
  invite,
});

/** What happens, as it happens: a table by socket or stream, and all tables where I am to act. */
export const followRoutes: readonly Route[] = [
  {
    kind: "socket",
    name: "tableSocket",
    method: "GET",
    path: "/api/tables/:id/socket",
    summary: "A table by WebSocket: what happens there, and commands",
    about:
      "The first message is a hello; then come the table, the entries that are not known yet, and everything that happens. Every command is answered by done or problem, with its id; a ping by a pong with the server's time; an empty message, which asks whether anybody is there, by an empty one.",
    who: "watcher",
    query: invited,
    converse(call, socket, line, limits) {
      const { invite: offered } = call.query as z.infer<typeof invited>;
      TableSocket.open(socket, line, { ...call, invite: offered }, limits);
    },
  },
  {
    kind: "stream",
    name: "tableStream",
    method: "GET",
    path: "/api/tables/:id/stream",
    summary: "A table as lines of JSON, for as long as somebody reads them",
    about: "An empty line now and then shows that the server is still there.",
    who: "watcher",
    query: following,
    line: serverMessage,
    async follow({ rooms, room, person, query, source }, lines) {
      const { after, views, legal, invite: offered } = query as z.infer<typeof following>;
      const listener: Listener = {
        ...visitorOf(person, offered),
        views,
        legal,
        hear: (message) => lines.send(message),
        end(why) {
          if (why === "notAdmitted") {
            lines.send(JSON.stringify({ kind: "problem", problem: problem("table/unknown") }));
          }
          lines.end();
        },
      };
      const work = room.subscribeWork(listener, after);
      const isThere = () => lines.isOpen;
      return rooms.services.slices.run(
        source,
        whileWanted(work, isThere, () => {}),
      );
    },
  },
  {
    kind: "stream",
    name: "turnStream",
    method: "GET",
    path: "/api/stream",
    summary: "My tables as lines of JSON, and at which of them I am to act",
    about:
      "First all of my tables that are not over, then every change and every new moment at which I am to act; empty lines between.",
    who: "person",
    line: notice,
    async follow(call, lines) {
      return call.rooms.turns.follow(whoAsks(call).id, {
        hear: (told) => lines.send(JSON.stringify(told)),
        end: () => lines.end(),
      });
    },
  },
];
