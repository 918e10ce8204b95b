import { COMMAND_NAMES, COMMANDS, hello, ping, serverMessage } from "@sofala/protocol";
import type { JsonSchema, SchemaRegistry } from "./openapi-schemas.ts";
import { CLOSE_CODES } from "./table-socket.ts";

/** What goes over a socket, and why it is closed. */
export interface SocketDescription {
  /** The first message. */
  readonly firstMessage: JsonSchema;
  /** Every other message of a client's. */
  readonly clientMessage: JsonSchema;
  readonly serverMessage: JsonSchema;
  readonly closeCodes: { readonly [code: string]: string };
}

const CLOSE_DESCRIPTIONS: { readonly [Reason in keyof typeof CLOSE_CODES]: string } = {
  malformed: "The first message was no hello, or something was no JSON",
  signedOut: "Whoever it was has signed out, or was sent away",
  notAdmitted: "The table is for invited people, and whoever it was is none any more",
  silent: "No hello came in time",
  tooOld: "The client speaks a version that this server does not know any more",
  tooMany: "Too many messages in a short time",
  tooSlow: "Messages were not read fast enough",
  leaving: "The server is about to restart: come back in a moment",
};

export function describeSocket(book: SchemaRegistry): SocketDescription {
  const commands = COMMAND_NAMES.map((name) =>
    withProperties(book.input(COMMANDS[name]), {
      do: { const: name },
      id: { type: "integer", minimum: 0 },
    }),
  );
  const description = "A command, with a number of the client's that its answer repeats.";
  return {
    firstMessage: book.input(hello),
    clientMessage: book.define("SocketCommand", {
      description,
      oneOf: [...commands, book.input(ping)],
    }),
    serverMessage: book.output(serverMessage),
    closeCodes: Object.fromEntries(
      Object.entries(CLOSE_CODES).map(([why, code]) => [
        code,
        CLOSE_DESCRIPTIONS[why as keyof typeof CLOSE_CODES],
      ]),
    ),
  };
}

/** The same objects with members before their own. */
function withProperties(
  schema: JsonSchema,
  members: { readonly do: JsonSchema; readonly id: JsonSchema },
): JsonSchema {
  const { oneOf = schema.anyOf, properties, required = [] } = schema;
  if (oneOf !== undefined) return { oneOf: oneOf.map((each) => withProperties(each, members)) };
  return {
    ...schema,
    properties: { ...members, ...properties },
    required: ["do", ...required],
  };
}
