import { effect, signal } from "@preact/signals";

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
/** Whoever uses this page, "" for somebody without a name; undefined until it is known. */
const owner = signal<string | undefined>(undefined);
/** What pages before this one kept and nobody has brought back yet; undefined until it is read. */
let pending: Map<string, Kept> | undefined;

/** Says who uses this page. Drafts of somebody else are deleted, such as those of who has just signed out. */
export function setDraftOwner(person: string): void {
  if ((owner.peek() ?? readStored().owner) !== person) {
    pending = new Map();
    store();
  }
  owner.value = person;
}

/** Keeps all drafts in the tab, for the page that is loaded next. */
export function keepDrafts(): void {
  pending = new Map(notBroughtBack());
  for (const [name, draft] of drafts) {
    const value = draft.read();
    if (value !== undefined) pending.set(name, { madeFor: draft.madeFor(), value });
  }
  store();
}

/** Adds a draft to those that are kept, and brings back what was kept of it; returns how to stop. */
export function followDraft(name: string, draft: Draft): () => void {
  drafts.set(name, draft);
  const stop = effect(() => {
    const madeFor = draft.madeFor();
    if (owner.value === undefined) return;
    const kept = notBroughtBack().get(name);
    if (kept?.madeFor !== madeFor) return;
    // After all others who follow the same table.
    queueMicrotask(() => {
      if (drafts.get(name) !== draft || !notBroughtBack().delete(name)) return;
      store();
      if (draft.read() === undefined) draft.restore(kept.value);
    });
  });
  return () => {
    stop();
    if (drafts.get(name) === draft) drafts.delete(name);
  };
}

function notBroughtBack(): Map<string, Kept> {
  pending ??= new Map(Object.entries(Object(readStored().drafts) as object).filter(isKept));
  return pending;
}

const isKept = (each: [string, unknown]): each is [string, Kept] => {
  const { madeFor, value } = (each[1] ?? {}) as Partial<Kept>;
  return typeof madeFor === "string" && value !== undefined;
};

function readStored(): { readonly owner?: unknown; readonly drafts?: unknown } {
  try {
    return Object(JSON.parse(sessionStorage.getItem(KEY) ?? "{}")) as object;
  } catch {
    return {};
  }
}

/** They stay in the tab until they are brought back: the next page may be reloaded, too. */
function store(): void {
  try {
    if (notBroughtBack().size === 0) return sessionStorage.removeItem(KEY);
    const stored = { owner: owner.peek(), drafts: Object.fromEntries(notBroughtBack()) };
    sessionStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // Without storage a draft does not survive a reload.
  }
}
