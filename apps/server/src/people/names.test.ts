import { expect, test } from "vitest";
import { isReservedName } from "./names.ts";

test.each([
  "Operator",
  "OPERATOR",
  "0perator",
  "Оperаtor",
  "The operator",
  "Operator_Ann",
  "Sofala!",
  "A d m i n",
  "ADMIN",
  "Adm1n",
  "AdmInistrator",
  "SISTEMA",
  "moderator",
  "Server",
  " system ",
  "Bot",
  "Herder",
  "Shipowner",
  "Mercante",
])("%s is a reserved name", (name) => {
  expect(isReservedName(name)).toBe(true);
});

test.each(["Opera", "Cooperator", "Herder of Goats", "Robot", "Bob the Merchant", "Ann", "🦓"])(
  "%s is not a reserved name",
  (name) => {
    expect(isReservedName(name)).toBe(false);
  },
);
