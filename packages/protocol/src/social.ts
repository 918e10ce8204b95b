import * as z from "zod/mini";
import { tableStatus } from "./messages.ts";
import { timestamp, named, type ReadonlyInfer } from "./shared-schemas.ts";
import { singleLineText } from "./table-settings.ts";

export const personReference = named(
  "PersonReference",
  "A person's id and name.",
  z.strictObject({ id: z.string(), name: z.string() }),
);
export type PersonReference = ReadonlyInfer<typeof personReference>;

/** A friend's table that the requesting person may see. */
const friendTable = z.strictObject({
  id: z.string(),
  game: z.string(),
  status: tableStatus,
  title: z.exactOptional(z.string()),
});

export const friend = named(
  "Friend",
  "A friend: whether they are online, and their tables that I may see.",
  z.strictObject({
    person: personReference,
    friendsSince: timestamp,
    isOnline: z.boolean(),
    tables: z.array(friendTable),
  }),
);
export type Friend = ReadonlyInfer<typeof friend>;

export const relationships = named(
  "Relationships",
  "My friends, friend requests to me and from me, and the people I have blocked.",
  z.strictObject({
    friends: z.array(friend),
    incomingRequests: z.array(personReference),
    outgoingRequests: z.array(personReference),
    blocked: z.array(personReference),
  }),
);
export type Relationships = ReadonlyInfer<typeof relationships>;

export const RELATIONSHIP_ACTIONS = [
  "request",
  "accept",
  "decline",
  "withdraw",
  "unfriend",
  "block",
  "unblock",
] as const;
export type RelationshipAction = (typeof RELATIONSHIP_ACTIONS)[number];

export const relationshipChange = named(
  "RelationshipChange",
  "A change of my relationship with a person. A request to somebody who has sent me one accepts it.",
  z.strictObject({ action: z.enum(RELATIONSHIP_ACTIONS) }),
);

export const relationshipState = z
  .enum(["none", "requested", "friend", "blocked"])
  .check(z.describe("My relationship with the person after the change"));
export type RelationshipState = z.infer<typeof relationshipState>;

export const peopleSearchResult = z.strictObject({
  accounts: z.array(personReference).check(z.describe("Accounts whose name starts with the text")),
  recentOpponents: z.array(personReference).check(z.describe("The most recent first")),
});
export type PeopleSearchResult = ReadonlyInfer<typeof peopleSearchResult>;

export const namePrefix = singleLineText(1, 40);
