import { mapOfSeed } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import type { TableSetup } from "../../../setup/table-setup.ts";
import { invalidMapCode, setupFromQuery, setupQuery } from "./setup-link.ts";
import { withMap, type SetupOptions } from "./setup-options.ts";
import { zimbabweSetup } from "./table-setup.ts";

const AGAINST_BOTS = zimbabweSetup.default("bots");
const ON_ONE_DEVICE = zimbabweSetup.default("table");

const withOptions = (
  setup: TableSetup<SetupOptions>,
  options: Partial<SetupOptions>,
): TableSetup<SetupOptions> => ({ ...setup, options: { ...setup.options, ...options } });

const MAP = mapOfSeed("save", 3);

test("a link carries the map, the number of players and the options", () => {
  const gods = ["eshu", "tsui-goab"] as const;
  const setup = withOptions(AGAINST_BOTS, {
    specialists: false,
    gods,
    dziva: "start",
    roundLimit: 8,
  });
  const shared = withMap(setup, MAP);
  const query = setupQuery(shared, MAP.code);
  expect(setupFromQuery(new URLSearchParams(query), ON_ONE_DEVICE)).toEqual({
    ...shared,
    seats: ON_ONE_DEVICE.seats,
  });
  expect(setupQuery(withOptions(shared, { firstPlay: true }), MAP.code)).toBe(
    `map=${MAP.code}&players=3&first-play=yes&dziva=start&rounds=8`,
  );
});

test("a shared map comes with plain options unless the link says otherwise", () => {
  const before = withOptions(AGAINST_BOTS, { firstPlay: true, roundLimit: 5 });
  const setup = setupFromQuery(new URLSearchParams({ map: MAP.code }), before);
  expect(setup).toEqual(withMap(AGAINST_BOTS, MAP));
});

test.each([
  ["map=F2B0", "map/number-of-tiles"],
  ["map=hello&players=5", "map/unreadable"],
  ["map=", "map/number-of-tiles"],
])("%s is refused; the rest of the set-up stays", (query, code) => {
  const link = new URLSearchParams(query);
  expect(invalidMapCode(link)?.refusal.code).toBe(code);
  expect(setupFromQuery(link, AGAINST_BOTS).options.map).toBeUndefined();
});

test.each(["players=9&rounds=-1&gods=zeus&dziva=no", "", "players=four"])(
  "%s changes nothing",
  (query) => {
    expect(setupFromQuery(new URLSearchParams(query), AGAINST_BOTS)).toEqual(AGAINST_BOTS);
  },
);

test("stored options are read; invalid parts get their defaults", () => {
  const setup = withOptions(withMap(ON_ONE_DEVICE, MAP), { roundLimit: 7, gods: ["gu"] });
  const stored: unknown = JSON.parse(JSON.stringify(setup));
  expect(zimbabweSetup.parse(stored, "table")).toEqual(setup);
  const options = { gods: 3, roundLimit: 1e9, map: "?", empires: ["kilwa", "kilwa"] };
  expect(zimbabweSetup.parse({ options }, "table")).toEqual(ON_ONE_DEVICE);
});
