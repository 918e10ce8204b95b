import { COMMAND_NAMES, COMMANDS, hello, ping, serverMessage } from "@sofala/protocol";
import type { JsonSchema, SchemaBook } from "./openapi-schemas.ts";
import { CLOSED } from "./table-socket.ts";

/** What goes over a socket, and why it is closed. */
export interface SocketPart {
  /** The first message. */
  readonly first: JsonSchema;
  /** Every other message of a client's. */
  readonly sent: JsonSchema;
  readonly told: JsonSchema;
  readonly closed: { readonly [code: string]: string };
}

const WHY: { readonly [Reason in keyof typeof CLOSED]: string } = {
  malformed: "The first message was no hello, or something was no JSON",
  signedOut: "Whoever it was has signed out, or was sent away",
  notAdmitted: "The table is for invited people, and whoever it was is none any more",
  silent: "No hello came in time",
  tooOld: "The client speaks a version that this server does not know any more",
  tooMany: "Too many messages in a short time",
  tooSlow: "Messages were not read fast enough",
  leaving: "The server is about to restart: come back in a moment",
};

export function socketPart(book: SchemaBook): SocketPart {
  const commands = COMMAND_NAMES.map((name) =>
    withMembers(book.sent(COMMANDS[name]), {
      do: { const: name },
      id: { type: "integer", minimum: 0 },
    }),
  );
  const description = "A command, with a number of the client's that its answer repeats.";
  return {
    first: book.sent(hello),
    sent: book.name("SocketCommand", { description, oneOf: [...commands, book.sent(ping)] }),
    told: book.told(serverMessage),
    closed: Object.fromEntries(
      Object.entries(CLOSED).map(([why, code]) => [code, WHY[why as keyof typeof CLOSED]]),
    ),
  };
}

/** The same objects with members before their own. */
function withMembers(
  schema: JsonSchema,
  members: { readonly do: JsonSchema; readonly id: JsonSchema },
): JsonSchema {
  const { oneOf = schema.anyOf, properties, required = [] } = schema;
  if (oneOf !== undefined) return { oneOf: oneOf.map((each) => withMembers(each, members)) };
  return {
    ...schema,
    properties: { ...members, ...properties },
    required: ["do", ...required],
  };
}
