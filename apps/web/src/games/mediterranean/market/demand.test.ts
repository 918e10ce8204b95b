import type { OfferView } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { demandOf } from "./demand.ts";
import { urgencyOf } from "./use-time-left.ts";

const offer = (seat: number, give: object, want: object): OfferView => ({
  offer: seat,
  seat,
  to: "all",
  give: { goods: give, vp: 0, pledges: [] },
  want: { goods: want },
  declined: [],
});

test("lists who wants and who offers each good, without duplicates", () => {
  const demand = demandOf([
    offer(1, { wine: 2 }, { dye: 1 }),
    offer(1, { wine: 1 }, { salt: 1 }),
    offer(2, {}, { wine: 1, dye: 0 }),
  ]);
  expect(demand.get("wine")).toEqual({ offeredBy: [1], wantedBy: [2] });
  expect(demand.get("dye")).toEqual({ offeredBy: [], wantedBy: [1] });
  expect(demand.get("ore")).toBeUndefined();
});

test("the clock warns at one minute and at half a minute", () => {
  const at = (seconds: number) => urgencyOf(seconds, [60, 30]);
  expect([61, 60, 31, 30, 1].map(at)).toEqual(["calm", "soon", "soon", "now", "now"]);
});
