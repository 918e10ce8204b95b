import { ok } from "@sofala/engine";
import {
  backupStatus,
  moderationLog,
  report,
  siteStatus,
  type BackupStatus,
  type ModerationLog,
  type Report,
  type Sanction,
  type SiteStatus,
} from "@sofala/protocol";
import { api } from "./api.ts";
import { listReader, parseTolerantly, type ApiResult } from "./api-client.ts";

/** Open reports, then closed ones. */
export const readReports = (): ApiResult<readonly Report[]> =>
  api.request("GET", "/api/reports", listReader<Report>("reports", report));

/** What operators did, or what they did to a person; `before` is `next` of the page before. */
export function readModerationLog(
  person: string,
  before: string | undefined,
): ApiResult<ModerationLog> {
  const query = new URLSearchParams({
    ...(person === "" ? {} : { person }),
    ...(before === undefined ? {} : { before }),
  });
  return api.request("GET", `/api/moderation-log?${query}`, (response) =>
    parseTolerantly<ModerationLog>(moderationLog, response),
  );
}

/** The daily backups of the server. */
export const readBackupStatus = (): ApiResult<BackupStatus> =>
  api.request("GET", "/api/backups", (response) =>
    parseTolerantly<BackupStatus>(backupStatus, response),
  );

/** The servers, and figures over a day or a month. */
export const readSiteStatus = (over: "day" | "month"): ApiResult<SiteStatus> =>
  api.request("GET", `/api/site-status?over=${over}`, (response) =>
    parseTolerantly<SiteStatus>(siteStatus, response),
  );

export const applySanction = (
  person: string,
  sanction: Sanction,
  reportId: string | undefined,
): ApiResult<undefined> =>
  api.request("POST", `/api/people/${encodeURIComponent(person)}/sanctions`, () => ok(undefined), {
    sanction,
    ...(reportId === undefined ? {} : { reportId }),
  });
