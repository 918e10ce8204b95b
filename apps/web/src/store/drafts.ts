import { effect, signal } from "@preact/signals";

/** Something that a person has entered and not sent, such as a chat message or the parts of a move. */
export interface Draft {
  /** What it is for: it is restored only if this is the same. Reads signals. */
  context(): string;
  /** Its content, as JSON; undefined if it is empty. */
  read(): unknown;
  /** Restores it. The content may be from an older version of the app. */
  restore(content: unknown): void | Promise<void>;
}

interface StoredDraft {
  readonly madeFor: string;
  readonly value: unknown;
}

const KEY = "sofala-drafts";
const registered = new Map<string, Draft>();
/** The person who uses this page, "" for somebody without a name; undefined until it is known. */
const owner = signal<string | undefined>(undefined);
/** Stored drafts that are not restored yet; undefined until they are read. */
let pending: Map<string, StoredDraft> | undefined;

/** Sets the person who uses this page. Drafts of anybody else are deleted, for instance after signing out. */
export function setDraftOwner(person: string): void {
  if ((owner.peek() ?? readStored().owner) !== person) {
    pending = new Map();
    writeStored();
  }
  owner.value = person;
}

/** Stores all drafts in the tab, for the next page that is loaded. */
export function storeDrafts(): void {
  pending = new Map(pendingDrafts());
  for (const [name, draft] of registered) {
    const value = draft.read();
    if (value !== undefined) pending.set(name, { madeFor: draft.context(), value });
  }
  writeStored();
}

/** Adds a draft to those that are stored, and restores its content; returns a function that removes it. */
export function registerDraft(name: string, draft: Draft): () => void {
  registered.set(name, draft);
  const stop = effect(() => {
    const madeFor = draft.context();
    if (owner.value === undefined) return;
    const stored = pendingDrafts().get(name);
    if (stored?.madeFor !== madeFor) return;
    // After the other effects that depend on the same table.
    queueMicrotask(() => {
      if (registered.get(name) !== draft || !pendingDrafts().delete(name)) return;
      writeStored();
      if (draft.read() === undefined) void draft.restore(stored.value);
    });
  });
  return () => {
    stop();
    if (registered.get(name) === draft) registered.delete(name);
  };
}

function pendingDrafts(): Map<string, StoredDraft> {
  pending ??= new Map(Object.entries(Object(readStored().drafts) as object).filter(isStoredDraft));
  return pending;
}

const isStoredDraft = (each: [string, unknown]): each is [string, StoredDraft] => {
  const { madeFor, value } = (each[1] ?? {}) as Partial<StoredDraft>;
  return typeof madeFor === "string" && value !== undefined;
};

function readStored(): { readonly owner?: unknown; readonly drafts?: unknown } {
  try {
    return Object(JSON.parse(sessionStorage.getItem(KEY) ?? "{}")) as object;
  } catch {
    return {};
  }
}

/** Drafts stay stored until they are restored: the next page may be reloaded, too. */
function writeStored(): void {
  try {
    if (pendingDrafts().size === 0) return sessionStorage.removeItem(KEY);
    const stored = { owner: owner.peek(), drafts: Object.fromEntries(pendingDrafts()) };
    sessionStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // Without storage a draft does not survive a reload.
  }
}
