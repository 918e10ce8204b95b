import * as z from "zod/mini";
import { turnUpdate, problem, serverMessage, type ServerMessage } from "@sofala/protocol";
import { cancellable } from "../fairness/time-slicer.ts";
import type { Subscriber } from "../tables/subscriber-list.ts";
import { viewerOf } from "./identity.ts";
import {
  inviteParameter,
  inviteQuery,
  queryNumber,
  socketRoute,
  streamRoute,
  type Route,
} from "./route.ts";
import { TableSocket } from "./table-socket.ts";

const booleanParameter = (fallback: boolean, description: string) =>
  z._default(z.stringbool(), fallback).check(z.describe(description));

/** Live updates: of a table by socket or stream, and of all tables where a person has a seat. */
export const streamRoutes: readonly Route[] = [
  socketRoute({
    name: "openTableSocket",
    method: "GET",
    path: "/api/tables/:tableId/socket",
    summary: "Open a WebSocket to a table: updates and commands",
    description:
      "The client's first message is a hello. The server then sends the table, the log entries that the client does not have, and every change. It answers every command with done or problem and the command's id, a ping with a pong and its time, and an empty message with an empty message, to show that the connection is alive.",
    access: "viewer",
    query: inviteQuery,
    handleSocket(context, socket, transport, limits) {
      const { query, ...rest } = context;
      TableSocket.open(socket, transport, { ...rest, invite: query.invite }, limits);
    },
  }),
  streamRoute({
    name: "streamTable",
    method: "GET",
    path: "/api/tables/:tableId/stream",
    summary: "Stream the updates of a table as lines of JSON",
    description: "Empty lines in between show that the connection is alive.",
    access: "viewer",
    query: z.strictObject({
      after: z
        ._default(queryNumber, 0)
        .check(z.describe("How many log entries the client already has")),
      views: booleanParameter(true, "Send the view with every update"),
      legal: booleanParameter(true, "Send my legal moves when it is my turn"),
      invite: inviteParameter,
    }),
    lineSchema: serverMessage,
    async subscribe({ services, liveTable, person, query, clientAddress }, lines) {
      const { after, views, legal, invite } = query;
      const subscriber: Subscriber = {
        ...viewerOf(person, invite),
        views,
        legal,
        receive: ({ bytes }) => lines.send(bytes),
        end(reason) {
          if (reason === "accessRevoked") {
            const message: ServerMessage = { kind: "problem", problem: problem("table/unknown") };
            lines.send(JSON.stringify(message));
          }
          lines.end();
        },
      };
      const steps = liveTable.subscribers.subscribeInSteps(subscriber, after);
      const isWanted = () => lines.isOpen;
      return services.timeSlicer.run(
        clientAddress,
        cancellable(steps, isWanted, () => {}),
      );
    },
  }),
  streamRoute({
    name: "streamTurns",
    method: "GET",
    path: "/api/me/stream",
    summary: "Stream my tables, and where it is my turn, as lines of JSON",
    description:
      "First all my tables that are not over, then every change and every new turn of mine; empty lines in between.",
    access: "person",
    lineSchema: turnUpdate,
    async subscribe({ services: { tables }, person }, lines) {
      return tables.turnFeed.subscribe(person.id, {
        receive: (update) => lines.send(JSON.stringify(update)),
        end: () => lines.end(),
      });
    },
  }),
];
