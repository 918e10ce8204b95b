import { effect, signal } from "@preact/signals";
import type { Result } from "@sofala/engine";
import { rememberSession } from "./has-session.ts";
import { api } from "./api.ts";
import type { Failure } from "../api-failure.ts";
import type { Person } from "./api-client.ts";
import { setDraftOwner } from "../store/drafts.ts";

/** The person on this device (the value is undefined if there is none), or why that cannot be loaded; undefined before that. */
export const currentPerson = signal<Result<Person | undefined, Failure> | undefined>(undefined);

/** The id of the current person, or the given one while it is not known. */
function personIdOr(otherwise: string | undefined): string | undefined {
  const known = currentPerson.peek();
  return known?.ok === true ? known.value?.id : otherwise;
}

/** Remembers the current person; the returned function is false once it is somebody else. */
export function samePersonCheck(): () => boolean {
  const me = personIdOr(undefined);
  return () => personIdOr(me) === me;
}

effect(() => {
  if (currentPerson.value?.ok === true) setDraftOwner(currentPerson.value.value?.id ?? "");
});

/** Loads the current person from the server. */
export async function loadCurrentPerson(): Promise<void> {
  currentPerson.value = await api.me();
  const { value: known } = currentPerson;
  if (known.ok && known.value !== undefined) rememberSession();
}

/** The same, but keeps what was known if the server does not answer. */
export async function refreshCurrentPerson(): Promise<void> {
  const result = await api.me();
  if (result.ok) currentPerson.value = result;
}

/** Creates a guest with this name, or renames the current person; returns the failure, if any. */
export async function setName(name: string): Promise<Failure | undefined> {
  const known = currentPerson.peek();
  const isKnown = known?.ok === true && known.value !== undefined;
  const named = await (isKnown ? api.rename(name) : api.createGuest(name));
  if (!named.ok) return named.error;
  rememberSession();
  currentPerson.value = named;
  return undefined;
}
