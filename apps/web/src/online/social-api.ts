import { ok } from "@sofala/engine";
import {
  relationships,
  peopleSearchResult,
  report,
  relationshipState,
  type Relationships,
  type PeopleSearchResult,
  type NewReport,
  type Report,
  type RelationshipState,
  type RelationshipAction,
  type Sanction,
} from "@sofala/protocol";
import { server } from "./api.ts";
import { listIn, told, within, type Answer, type Reader } from "./api-client.ts";

/** Whatever the answer is, it is a good one. */
const nothing: Reader<undefined> = () => ok(undefined);

/** My friends, who asks, whom I asked, whom I blocked. */
export const readCompany = (): Answer<Relationships> =>
  server.ask("GET", "/api/relationships", (answer) => told<Relationships>(relationships, answer));

/** What somebody is to me from now on. */
export const changeTie = (person: string, action: RelationshipAction): Answer<RelationshipState> =>
  server.ask(
    "POST",
    `/api/relationships/${encodeURIComponent(person)}`,
    within<RelationshipState>("relationship", relationshipState),
    { action },
  );

/** Accounts whose names begin so, and people I played with lately. */
export function findPeople(name: string): Answer<PeopleSearchResult> {
  const query = name === "" ? "" : `?${new URLSearchParams({ name })}`;
  return server.ask("GET", `/api/people${query}`, (answer) =>
    told<PeopleSearchResult>(peopleSearchResult, answer),
  );
}

export const sendReport = (about: NewReport): Answer<undefined> =>
  server.ask("POST", "/api/reports", nothing, about);

/** I have read that I was renamed. */
export const forgetNotice = (): Answer<undefined> =>
  server.ask("DELETE", "/api/me/moderation/renamed", nothing);

/** For operators: what waits, then what was done. */
export const readReports = (): Answer<readonly Report[]> =>
  server.ask("GET", "/api/reports", listIn<Report>("reports", report));

export const judge = (
  person: string,
  sanction: Sanction,
  reportId: string | undefined,
): Answer<undefined> =>
  server.ask("POST", `/api/people/${encodeURIComponent(person)}/sanctions`, nothing, {
    sanction,
    ...(reportId === undefined ? {} : { reportId }),
  });
