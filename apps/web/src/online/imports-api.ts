import { isObject, ok } from "@sofala/engine";
import { importInfo, type ImportInfo } from "@sofala/protocol";
import { api } from "./api.ts";
import { listReader, memberReader, type ApiResult } from "./api-client.ts";

const importPath = (id: string, what = ""): string =>
  `/api/imports/${encodeURIComponent(id)}${what}`;

/** The requests about what I bring from other servers. */
export const importsApi = {
  list: (): ApiResult<readonly ImportInfo[]> =>
    api.request("GET", "/api/imports", listReader<ImportInfo>("imports", importInfo)),
  sendPerson: (person: unknown): ApiResult<ImportInfo> =>
    api.request("POST", "/api/imports", memberReader<ImportInfo>("import", importInfo), { person }),
  sendGames: (id: string, games: readonly unknown[]): ApiResult<unknown> =>
    api.request("POST", importPath(id, "/games"), ok, { games }),
  /** The record of an imported game, as JSON. */
  readRecord: (id: string, tableId: string): ApiResult<string> =>
    api.request("GET", importPath(id, `/games/${encodeURIComponent(tableId)}`), (response) =>
      ok(JSON.stringify(isObject(response) ? response["record"] : undefined)),
    ),
  remove: (id: string): ApiResult<unknown> => api.request("DELETE", importPath(id), ok),
};
