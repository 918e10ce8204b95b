import { mapOfSeed } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { parseSetup } from "./remembered-setup.ts";
import { setupQuery, setupFromQuery } from "./setup-link.ts";
import { AGAINST_BOTS, ON_ONE_DEVICE, withMap, type TableSetup } from "./table-setup.ts";

const MAP = mapOfSeed("save", 3);

test("a link carries the map, the number of players and the options", () => {
  const gods = ["eshu", "tsui-goab"] as const;
  const setup: TableSetup = {
    ...AGAINST_BOTS,
    specialists: false,
    gods,
    dziva: "start",
    roundLimit: 8,
  };
  const shared = withMap(setup, MAP);
  const query = setupQuery(shared, MAP.code);
  expect(setupFromQuery(new URLSearchParams(query), ON_ONE_DEVICE).setup).toEqual({
    ...shared,
    seats: ON_ONE_DEVICE.seats,
  });
  expect(setupQuery({ ...shared, firstPlay: true }, MAP.code)).toBe(
    `map=${MAP.code}&players=3&first-play=yes&dziva=start&rounds=8`,
  );
});

test("a shared map comes with plain options unless the link says otherwise", () => {
  const before: TableSetup = { ...AGAINST_BOTS, firstPlay: true, roundLimit: 5 };
  const { setup } = setupFromQuery(new URLSearchParams({ map: MAP.code }), before);
  expect(setup).toEqual(withMap(AGAINST_BOTS, MAP));
});

test.each([
  ["map=F2B0", "map/number-of-tiles"],
  ["map=hello&players=5", "map/unreadable"],
  ["map=", "map/number-of-tiles"],
])("%s is refused; the rest of the set-up stays", (query, code) => {
  const { setup, refusal } = setupFromQuery(new URLSearchParams(query), AGAINST_BOTS);
  expect(refusal?.code).toBe(code);
  expect(setup.map).toBeUndefined();
});

test.each(["players=9&rounds=-1&gods=zeus&dziva=no", "", "players=four"])(
  "%s changes nothing",
  (query) => {
    expect(setupFromQuery(new URLSearchParams(query), AGAINST_BOTS)).toEqual({
      setup: AGAINST_BOTS,
    });
  },
);

test("a stored set-up is read; invalid parts get their defaults", () => {
  const setup: TableSetup = { ...withMap(ON_ONE_DEVICE, MAP), roundLimit: 7, gods: ["gu"] };
  expect(parseSetup(JSON.parse(JSON.stringify(setup)), AGAINST_BOTS)).toEqual(setup);
  expect(parseSetup(undefined, AGAINST_BOTS)).toEqual(AGAINST_BOTS);
  const broken = { players: 7, seats: [{ empire: "kilwa" }], gods: 3, roundLimit: 1e9, map: "?" };
  expect(parseSetup(broken, AGAINST_BOTS)).toEqual(AGAINST_BOTS);
});
