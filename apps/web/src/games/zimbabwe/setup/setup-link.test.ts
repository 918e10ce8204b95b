import { mapOfSeed } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { readSetUp } from "./remembered-setup.ts";
import { queryOf, setUpOf } from "./setup-link.ts";
import { AGAINST_BOTS, AT_ONE_TABLE, withMap, type SetUp } from "./table-setup.ts";

const MAP = mapOfSeed("save", 3);

test("a link carries the map, the number of players and the options", () => {
  const gods = ["eshu", "tsui-goab"] as const;
  const setUp: SetUp = { ...AGAINST_BOTS, specialists: false, gods, dziva: "start", roundLimit: 8 };
  const shared = withMap(setUp, MAP);
  const query = queryOf(shared, MAP.code);
  expect(setUpOf(new URLSearchParams(query), AT_ONE_TABLE).setUp).toEqual({
    ...shared,
    chairs: AT_ONE_TABLE.chairs,
  });
  expect(queryOf({ ...shared, firstPlay: true }, MAP.code)).toBe(
    `map=${MAP.code}&players=3&first-play=yes&dziva=start&rounds=8`,
  );
});

test("a shared map comes with plain options unless the link says otherwise", () => {
  const before: SetUp = { ...AGAINST_BOTS, firstPlay: true, roundLimit: 5 };
  const { setUp } = setUpOf(new URLSearchParams({ map: MAP.code }), before);
  expect(setUp).toEqual(withMap(AGAINST_BOTS, MAP));
});

test.each([
  ["map=F2B0", "map/number-of-tiles"],
  ["map=hello&players=5", "map/unreadable"],
  ["map=", "map/number-of-tiles"],
])("%s is refused, the rest stands", (query, code) => {
  const { setUp, refusal } = setUpOf(new URLSearchParams(query), AGAINST_BOTS);
  expect(refusal?.code).toBe(code);
  expect(setUp.map).toBeUndefined();
});

test.each(["players=9&rounds=-1&gods=zeus&dziva=no", "", "players=four"])(
  "%s changes nothing",
  (query) => {
    expect(setUpOf(new URLSearchParams(query), AGAINST_BOTS)).toEqual({ setUp: AGAINST_BOTS });
  },
);

test("what was stored is read; what does not fit is as usual", () => {
  const setUp: SetUp = { ...withMap(AT_ONE_TABLE, MAP), roundLimit: 7, gods: ["gu"] };
  expect(readSetUp(JSON.parse(JSON.stringify(setUp)), AGAINST_BOTS)).toEqual(setUp);
  expect(readSetUp(undefined, AGAINST_BOTS)).toEqual(AGAINST_BOTS);
  const broken = { players: 7, chairs: [{ empire: "kilwa" }], gods: 3, roundLimit: 1e9, map: "?" };
  expect(readSetUp(broken, AGAINST_BOTS)).toEqual(AGAINST_BOTS);
});
