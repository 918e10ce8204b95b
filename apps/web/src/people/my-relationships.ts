import { signal } from "@preact/signals";
import type { Relationships, RelationshipState, RelationshipAction } from "@sofala/protocol";
import { changeTie, readCompany } from "../online/social-api.ts";
import type { Failure } from "../online/api-client.ts";

/** My friends and whom I blocked; undefined until the server was asked. */
export const myCompany = signal<Relationships | undefined>(undefined);

/** Asks the server; why not, where it does not say. */
export async function lookAtCompany(): Promise<Failure | undefined> {
  const found = await readCompany();
  if (!found.ok) return found.error;
  myCompany.value = found.value;
  return undefined;
}

/** Changes what somebody is to me; why not, where that cannot be. */
export async function wishFor(
  person: string,
  wish: RelationshipAction,
): Promise<Failure | undefined> {
  const changed = await changeTie(person, wish);
  return changed.ok ? lookAtCompany() : changed.error;
}

/** What somebody is to me, or asks to be. */
export function tieTo(person: string): RelationshipState | "asks" {
  const {
    friends = [],
    incomingRequests = [],
    outgoingRequests = [],
    blocked = [],
  } = myCompany.value ?? {};
  const isThere = (people: readonly { readonly id: string }[]) =>
    people.some(({ id }) => id === person);
  if (isThere(blocked)) return "blocked";
  if (friends.some((friend) => friend.person.id === person)) return "friend";
  if (isThere(incomingRequests)) return "asks";
  return isThere(outgoingRequests) ? "requested" : "none";
}
