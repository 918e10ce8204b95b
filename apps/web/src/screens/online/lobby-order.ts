import type { Notice, TableSummary } from "@sofala/protocol";

type News = ReadonlyMap<string, Pick<Notice, "isYours" | "handedOver">>;

/** My tables that are not over: those that wait for me first, then those that gather, then the rest; each as they changed. */
export const ahead = (tables: readonly TableSummary[], news: News): readonly TableSummary[] =>
  tables
    .filter(({ status }) => status !== "over")
    .toSorted((one, other) => urgency(one, news) - urgency(other, news));

function urgency({ id, status }: TableSummary, news: News): number {
  const told = news.get(id);
  if (told?.isYours === true && told.handedOver !== true) return 0;
  return status === "open" ? 1 : 2;
}
