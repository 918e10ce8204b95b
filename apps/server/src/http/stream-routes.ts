import * as z from "zod/mini";
import { turnUpdate, problem, serverMessage } from "@sofala/protocol";
import type { Subscriber } from "../tables/subscriber-list.ts";
import { cancellable } from "../fairness/time-slicer.ts";
import { viewerOf } from "./identity.ts";
import { requirePerson } from "./people-routes.ts";
import { inviteParameter, inviteQuery, queryNumber, type Route } from "./route.ts";
import { TableSocket } from "./table-socket.ts";

const booleanParameter = (usual: boolean, about: string) =>
  z._default(z.stringbool(), usual).check(z.describe(about));
const streamQuery = z.strictObject({
  after: z._default(queryNumber, 0).check(z.describe("So many entries of the log are known")),
  views: booleanParameter(true, "Send the view with every entry"),
  legal: booleanParameter(true, "Send the moves of my seat, where it is to act"),
  invite: inviteParameter,
});

/** What happens, as it happens: a table by socket or stream, and all tables where I am to act. */
export const streamRoutes: readonly Route[] = [
  {
    kind: "socket",
    name: "tableSocket",
    method: "GET",
    path: "/api/tables/:id/socket",
    summary: "A table by WebSocket: what happens there, and commands",
    description:
      "The first message is a hello; then come the table, the entries that are not known yet, and everything that happens. Every command is answered by done or problem, with its id; a ping by a pong with the server's time; an empty message, which asks whether anybody is there, by an empty one.",
    access: "watcher",
    query: inviteQuery,
    handleSocket(call, socket, line, limits) {
      const { invite: offered } = call.query as z.infer<typeof inviteQuery>;
      TableSocket.open(socket, line, { ...call, invite: offered }, limits);
    },
  },
  {
    kind: "stream",
    name: "tableStream",
    method: "GET",
    path: "/api/tables/:id/stream",
    summary: "A table as lines of JSON, for as long as somebody reads them",
    description: "An empty line now and then shows that the server is still there.",
    access: "watcher",
    query: streamQuery,
    lineSchema: serverMessage,
    async subscribe({ liveTables, liveTable, person, query, clientAddress }, lines) {
      const { after, views, legal, invite: offered } = query as z.infer<typeof streamQuery>;
      const listener: Subscriber = {
        ...viewerOf(person, offered),
        views,
        legal,
        receive: (message) => lines.send(message),
        end(why) {
          if (why === "notAdmitted") {
            lines.send(JSON.stringify({ kind: "problem", problem: problem("table/unknown") }));
          }
          lines.end();
        },
      };
      const work = liveTable.subscribeInSteps(listener, after);
      const isThere = () => lines.isOpen;
      return liveTables.services.timeSlicer.run(
        clientAddress,
        cancellable(work, isThere, () => {}),
      );
    },
  },
  {
    kind: "stream",
    name: "turnStream",
    method: "GET",
    path: "/api/stream",
    summary: "My tables as lines of JSON, and at which of them I am to act",
    description:
      "First all of my tables that are not over, then every change and every new moment at which I am to act; empty lines between.",
    access: "person",
    lineSchema: turnUpdate,
    async subscribe(call, lines) {
      return call.liveTables.turnFeed.subscribe(requirePerson(call).id, {
        receive: (told) => lines.send(JSON.stringify(told)),
        end: () => lines.end(),
      });
    },
  },
];
