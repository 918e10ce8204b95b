import type { Seat } from "@sofala/engine";
import type { Outbox } from "./commands.ts";

/** Moves of a seat that were not answered yet, kept in the tab so that they survive a reload. */
export function outboxOf(table: string, seat: () => Seat | undefined): Outbox {
  // Whoever uses this browser next may have another seat at the same table.
  const key = () => `sofala-unanswered-${table}-${seat()}`;
  return {
    read() {
      try {
        const texts = JSON.parse(sessionStorage.getItem(key()) ?? "[]") as readonly string[];
        return texts.filter(
          (text) => typeof (JSON.parse(text) as { id?: unknown }).id === "number",
        );
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
