import * as z from "zod/mini";
import { ok } from "@sofala/engine";
import {
  relationships,
  peopleSearchResult,
  namePrefix,
  relationshipState,
  relationshipChange,
} from "@sofala/protocol";
import { enforceBlocks } from "../social/enforce-blocks.ts";
import { listRelationships } from "../social/list-relationships.ts";
import { changeRelationship } from "../social/relationships.ts";
import { searchPeople } from "../social/search-people.ts";
import { route, type Route } from "./route.ts";

/** Friends, blocks and the search for people. */
export const socialRoutes: readonly Route[] = [
  route({
    name: "listRelationships",
    method: "GET",
    path: "/api/relationships",
    summary: "List my friends, friend requests and blocked people",
    access: "person",
    response: relationships,
    handle: async ({ services, person }) => ok(await listRelationships(services, person.id)),
  }),
  route({
    name: "changeRelationship",
    method: "POST",
    path: "/api/relationships/:personId",
    summary: "Send or answer a friend request, end a friendship, block or unblock a person",
    description:
      "Sending the same action twice changes nothing. Blocked people are not notified. They can no longer join my tables, nor I theirs, and I get none of their chat messages. If we both wait for a game at the same table, I leave it, or they do if I own it.",
    access: "person",
    body: relationshipChange,
    response: z.strictObject({ relationship: relationshipState }),
    example: { action: "request" },
    problems: ["person/not-found", "relationship/not-requested", "relationship/too-many"],
    async handle({ services, person, parameters, body: { action } }) {
      const changed = await changeRelationship(
        services,
        person.id,
        toSearchableId(parameters.personId),
        action,
      );
      if (changed.ok && action === "block") await enforceBlocks(services, person.id);
      return changed;
    },
  }),
  route({
    name: "searchPeople",
    method: "GET",
    path: "/api/people",
    summary: "Search accounts by name, and list my recent opponents",
    access: "person",
    query: z.strictObject({
      name: z.optional(namePrefix.check(z.describe("The beginning of an account's name"))),
    }),
    response: peopleSearchResult,
    handle: async ({ services, person, query }) =>
      ok(await searchPeople(services, person.id, query.name)),
  }),
];

/** The id, or an empty one if databases would refuse to look it up. */
export const toSearchableId = (id: string): string => (/^[\w-]{1,64}$/u.test(id) ? id : "");
