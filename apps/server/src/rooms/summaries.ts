import type { TableInfo, TableSummary, Terms } from "@sofala/protocol";
import type { Services } from "./services.ts";
import { sitterOf } from "./stored-table.ts";

/** Tables for everybody, or those of one person; those that changed last first. */
export async function summaries(
  { database: { query }, now }: Services,
  { status, person }: { readonly status?: TableInfo["status"]; readonly person?: string },
  limit: number,
): Promise<readonly TableSummary[]> {
  let rows = query
    .selectFrom("games")
    .select(["id", "game", "status", "visibility", "created", "changed", "ended", "terms"])
    .orderBy("changed", "desc")
    .limit(limit);
  if (status !== undefined) rows = rows.where("status", "=", status);
  if (person === undefined) rows = rows.where("visibility", "=", "public");
  else {
    rows = rows.where((is) =>
      is.or([
        is("owner", "=", person),
        is("id", "in", is.selectFrom("seats").select("game").where("person", "=", person)),
      ]),
    );
  }
  const tables = await rows.execute();
  if (tables.length === 0) return [];
  const ids = tables.map(({ id }) => id);
  const seats = await query
    .selectFrom("seats")
    .selectAll()
    .where("game", "in", ids)
    .orderBy("seat")
    .execute();
  const shown = tables.map(({ terms: written, ended, ...table }) => {
    const { title, pace, delay } = JSON.parse(written) as Terms;
    // Who is not at a table learns of its end no sooner than its spectators.
    const isNews = person === undefined && (ended ?? 0) + delay * 1000 > now();
    const own = seats.filter(({ game }) => game === table.id).map(sitterOf);
    return {
      ...table,
      ...(table.status === "over" && isNews ? { status: "running" as const } : {}),
      pace,
      ...(title === undefined ? {} : { title }),
      seats: own.map(({ kind, name, ...rest }) => ({
        kind,
        name,
        ...("level" in rest ? { level: rest.level } : {}),
      })),
    };
  });
  return shown.filter((table) => status === undefined || table.status === status);
}
