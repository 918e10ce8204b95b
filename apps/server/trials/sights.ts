import { createHash } from "node:crypto";
import type { ServerMessage } from "@sofala/protocol";

/** A view that somebody was shown after so many entries. */
export interface Sight {
  readonly entries: number;
  readonly hash: string;
}

/** What one observer was shown beside the entries, kept to be judged when everything is known. */
export class Sights {
  readonly views: Sight[] = [];
  /** All that was said while the game was not over. */
  readonly texts: string[] = [];

  see(message: ServerMessage): void {
    if (message.kind === "entries") {
      const { entries, view } = message.standing;
      if (view !== undefined) this.views.push({ entries, hash: hashOf(view) });
      return;
    }
    const isOver = message.kind === "table" && message.table.status === "over";
    if (!isOver && message.kind !== "pong") this.texts.push(JSON.stringify(message));
  }
}

export const hashOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64");
