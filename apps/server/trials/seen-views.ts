import { createHash } from "node:crypto";
import type { ServerMessage } from "@sofala/protocol";

/** A view that was received after this many entries. */
export interface SeenView {
  readonly entries: number;
  readonly hash: string;
}

/** Stores the views that one observer received, to be checked at the end. */
export class SeenViews {
  readonly views: SeenView[] = [];
  /** All messages before the end of the game. */
  readonly texts: string[] = [];

  see(message: ServerMessage): void {
    if (message.kind === "entries") {
      const { entryCount, view } = message.snapshot;
      if (view !== undefined) this.views.push({ entries: entryCount, hash: hashOf(view) });
      return;
    }
    const isOver = message.kind === "table" && message.table.status === "over";
    if (!isOver && message.kind !== "pong") this.texts.push(JSON.stringify(message));
  }
}

export const hashOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64");
