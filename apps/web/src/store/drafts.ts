import { effect } from "@preact/signals";

/** Something that somebody is putting together and has not sent. */
export interface Draft {
  /** What it is made for: it is brought back only where this is the same. Reads signals. */
  madeFor(): string;
  /** What there is of it, as JSON; undefined for nothing. */
  read(): unknown;
  /** Brings it back. It may have been kept by an older version of the app. */
  restore(kept: unknown): void;
}

interface Kept {
  readonly madeFor: string;
  readonly value: unknown;
}

const KEY = "sofala-drafts";
const drafts = new Map<string, Draft>();

/** Keeps all drafts in the tab, for the page that is loaded next. */
export function keepDrafts(): void {
  const kept = [...drafts].flatMap(([name, draft]): [string, Kept][] => {
    const value = draft.read();
    return value === undefined ? [] : [[name, { madeFor: draft.madeFor(), value }]];
  });
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage a draft does not survive a reload.
  }
}

/** Adds a draft to those that are kept, and brings back what was kept of it; returns how to stop. */
export function followDraft(name: string, draft: Draft): () => void {
  drafts.set(name, draft);
  const stop = effect(() => {
    const kept = keptBefore().get(name);
    if (kept?.madeFor !== draft.madeFor()) return;
    // After all others who follow the same table.
    queueMicrotask(() => {
      if (drafts.get(name) !== draft || !keptBefore().delete(name)) return;
      if (draft.read() === undefined) draft.restore(kept.value);
    });
  });
  return () => {
    stop();
    if (drafts.get(name) === draft) drafts.delete(name);
  };
}

let kept: Map<string, Kept> | undefined;

/** What the page before this one kept; it is read once. */
function keptBefore(): Map<string, Kept> {
  kept ??= new Map(Object.entries(takeKept()).filter(isKept));
  return kept;
}

const isKept = (each: [string, unknown]): each is [string, Kept] => {
  const { madeFor, value } = (each[1] ?? {}) as Partial<Kept>;
  return typeof madeFor === "string" && value !== undefined;
};

function takeKept(): object {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return Object(JSON.parse(text ?? "{}")) as object;
  } catch {
    return {};
  }
}
