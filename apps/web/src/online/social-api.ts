import { ok } from "@sofala/engine";
import {
  relationships,
  peopleSearchResult,
  relationshipState,
  type Relationships,
  type PeopleSearchResult,
  type NewReport,
  type RelationshipState,
  type RelationshipAction,
} from "@sofala/protocol";
import { api } from "./api.ts";
import {
  parseTolerantly,
  memberReader,
  type ApiResult,
  type ResponseReader,
} from "./api-client.ts";

/** Ignores the body of the response. */
const ignoreBody: ResponseReader<undefined> = () => ok(undefined);

/** My friends, incoming and outgoing requests, and people I blocked. */
export const readRelationships = (): ApiResult<Relationships> =>
  api.request("GET", "/api/relationships", (response) =>
    parseTolerantly<Relationships>(relationships, response),
  );

/** Changes my relationship with somebody. */
export const changeRelationship = (
  person: string,
  action: RelationshipAction,
): ApiResult<RelationshipState> =>
  api.request(
    "POST",
    `/api/relationships/${encodeURIComponent(person)}`,
    memberReader<RelationshipState>("relationship", relationshipState),
    { action },
  );

/** Accounts whose names start with this, and people I played with recently. */
export function searchPeople(name: string): ApiResult<PeopleSearchResult> {
  const query = name === "" ? "" : `?${new URLSearchParams({ name })}`;
  return api.request("GET", `/api/people${query}`, (response) =>
    parseTolerantly<PeopleSearchResult>(peopleSearchResult, response),
  );
}

export const sendReport = (newReport: NewReport): ApiResult<undefined> =>
  api.request("POST", "/api/reports", ignoreBody, newReport);

/** Confirms that I have read that I was renamed. */
export const acknowledgeRename = (): ApiResult<undefined> =>
  api.request("DELETE", "/api/me/moderation/renamed", ignoreBody);
