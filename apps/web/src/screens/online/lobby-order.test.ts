import type { TableSummary } from "@sofala/protocol";
import { expect, test } from "vitest";
import { ahead } from "./lobby-order.ts";

const table = (id: string, status: TableSummary["status"]): TableSummary => ({
  id,
  status,
  game: "zimbabwe",
  visibility: "public",
  pace: { kind: "untimed" },
  seats: [],
  created: 0,
  changed: 0,
});

test("what waits for me comes first, what is over is left out, the rest stays as it was", () => {
  const tables = [
    table("others", "running"),
    table("over", "over"),
    table("gathers", "open"),
    table("away", "running"),
    table("mine", "running"),
  ];
  const news = new Map([
    ["others", { isYours: false }],
    ["away", { isYours: true, handedOver: true as const }],
    ["mine", { isYours: true }],
  ]);
  expect(ahead(tables, news).map(({ id }) => id)).toEqual(["mine", "gathers", "others", "away"]);
});
