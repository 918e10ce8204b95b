import type { Seat } from "@sofala/engine";
import type { Outbox } from "./connection.ts";

/** Names that commands and their fields had until version 2 of the protocol. */
const OLD_COMMANDS: { readonly [name: string]: string } = { say: "chat", return: "reclaim-seat" };

/** The commands of a seat that were not answered yet, stored in the tab so that they survive a reload. */
export function sessionOutbox(table: string, seat: () => Seat | undefined): Outbox {
  // The next person who uses this browser may have another seat at the same table.
  const key = () => `sofala-unanswered-${table}-${seat()}`;
  return {
    read() {
      try {
        const texts = JSON.parse(sessionStorage.getItem(key()) ?? "[]") as readonly string[];
        return texts.flatMap(readCommand);
      } catch {
        return [];
      }
    },
    write(commands) {
      try {
        if (commands.length === 0) sessionStorage.removeItem(key());
        else sessionStorage.setItem(key(), JSON.stringify(commands));
      } catch {
        // Without storage an unanswered move does not survive a reload.
      }
    },
  };
}

/** A stored command as it is sent today; none if it is malformed. Apps before version 2 stored the old names. */
function readCommand(text: string): readonly string[] {
  const { do: oldName, words, ...rest } = JSON.parse(text) as { readonly [name: string]: unknown };
  const command =
    typeof oldName === "string" ? (OLD_COMMANDS[oldName] ?? oldName) : rest["command"];
  if (typeof rest["id"] !== "number" || typeof command !== "string") return [];
  if (oldName === undefined) return [text];
  return [JSON.stringify({ command, ...rest, ...(words === undefined ? {} : { text: words }) })];
}
