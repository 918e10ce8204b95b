import { signal } from "@preact/signals";
import type { Relationships, RelationshipState, RelationshipAction } from "@sofala/protocol";
import { changeRelationship, readRelationships } from "../online/social-api.ts";
import type { Failure } from "../api-failure.ts";

/** My friends and the people I blocked; undefined until they are loaded. */
export const myRelationships = signal<Relationships | undefined>(undefined);

/** Loads them; returns the failure, if any. */
export async function loadRelationships(): Promise<Failure | undefined> {
  const found = await readRelationships();
  if (!found.ok) return found.error;
  myRelationships.value = found.value;
  return undefined;
}

/** Changes my relationship with somebody; returns the failure, if any. */
export async function updateRelationship(
  person: string,
  action: RelationshipAction,
): Promise<Failure | undefined> {
  const changed = await changeRelationship(person, action);
  return changed.ok ? loadRelationships() : changed.error;
}

/** My relationship with somebody; "asks" if they requested to be my friend. */
export function relationshipWith(person: string): RelationshipState | "asks" {
  const {
    friends = [],
    incomingRequests = [],
    outgoingRequests = [],
    blocked = [],
  } = myRelationships.value ?? {};
  const isThere = (people: readonly { readonly id: string }[]) =>
    people.some(({ id }) => id === person);
  if (isThere(blocked)) return "blocked";
  if (friends.some((friend) => friend.person.id === person)) return "friend";
  if (isThere(incomingRequests)) return "asks";
  return isThere(outgoingRequests) ? "requested" : "none";
}
