import { expect, test } from "vitest";
import { matchPath } from "./match-path.ts";

test.each([
  ["/", "/", {}],
  ["/game/:id", "/game/a%20b", { id: "a b" }],
  ["/game/:id", "/game/%E0%A4%A", { id: "%E0%A4%A" }],
  ["/game/:id", "/game/", undefined],
  ["/game/:id/replay", "/game/7", undefined],
  ["/settings", "/settings/", {}],
])("%s matches %s", (pattern, path, parameters) => {
  expect(matchPath(pattern, path)).toEqual(parameters);
});
