import type { Outbox } from "./commands.ts";

/** The moves of this tab at a table that were not answered yet. The tab has them again after the page was reloaded. */
export function outboxOf(table: string): Outbox {
  const key = `sofala-unanswered-${table}`;
  return {
    read() {
      try {
        const texts = JSON.parse(sessionStorage.getItem(key) ?? "[]") as readonly string[];
        return texts.filter(
          (text) => typeof (JSON.parse(text) as { id?: unknown }).id === "number",
        );
      } catch {
        return [];
      }
    },
    write(commands) {
      try {
        if (commands.length === 0) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(commands));
      } catch {
        // A browser that stores nothing: a move that was not answered does not outlive the page.
      }
    },
  };
}
