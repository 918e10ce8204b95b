import { effect, signal } from "@preact/signals";
import type { Result } from "@sofala/engine";
import { rememberOnline } from "./has-session.ts";
import { server } from "./api.ts";
import type { Failure, Person } from "./api-client.ts";
import { setDraftOwner } from "../store/drafts.ts";

/** Who the server takes this device for: nobody yet, somebody, or why it does not say; undefined until it was asked. */
export const who = signal<Result<Person | undefined, Failure> | undefined>(undefined);

/** The id of who is here, as far as it is known: otherwise the one that is given. */
function idOr(otherwise: string | undefined): string | undefined {
  const known = who.peek();
  return known?.ok === true ? known.value?.id : otherwise;
}

/** Remembers who is here: what it returns is false once somebody else is. */
export function remainsHere(): () => boolean {
  const me = idOr(undefined);
  return () => idOr(me) === me;
}

effect(() => {
  if (who.value?.ok === true) setDraftOwner(who.value.value?.id ?? "");
});

/** Asks the server again. */
export async function askWho(): Promise<void> {
  who.value = await server.me();
  const { value: known } = who;
  if (known.ok && known.value !== undefined) rememberOnline();
}

/** The same, but what was known counts where the server does not answer. */
export async function askAgain(): Promise<void> {
  const answer = await server.me();
  if (answer.ok) who.value = answer;
}

/** Takes a name: a guest's first, or another one; why not, where it cannot be. */
export async function takeName(name: string): Promise<Failure | undefined> {
  const known = who.peek();
  const isKnown = known?.ok === true && known.value !== undefined;
  const taken = await (isKnown ? server.rename(name) : server.becomeGuest(name));
  if (!taken.ok) return taken.error;
  rememberOnline();
  who.value = taken;
  return undefined;
}
