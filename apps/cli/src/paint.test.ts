import { describe, expect, test } from "vitest";
import { coloured, sanitizeLine, choosePaint, plain } from "./paint.ts";

describe("colour", () => {
  test.each<
    [why: string, isTerminal: boolean, environment: { [name: string]: string }, hasColour: boolean]
  >([
    ["a terminal has it", true, {}, true],
    ["a pipe has none", false, {}, false],
    ["NO_COLOR forbids it", true, { NO_COLOR: "1" }, false],
    ["an empty NO_COLOR does not", true, { NO_COLOR: "" }, true],
    ["FORCE_COLOR asks for it in a pipe", false, { FORCE_COLOR: "1" }, true],
    ["FORCE_COLOR=0 does not", false, { FORCE_COLOR: "0" }, false],
    ["NO_COLOR has the last word", false, { NO_COLOR: "1", FORCE_COLOR: "1" }, false],
    ["a dumb terminal has none", true, { TERM: "dumb" }, false],
  ])("%s", (_why, isTerminal, environment, hasColour) => {
    expect(choosePaint(isTerminal, environment)).toBe(hasColour ? coloured : plain);
  });

  test("ends where the text ends", () => {
    expect(coloured("x", { foreground: 1, background: 2, bold: true })).toBe(
      "\u001b[1;38;5;1;48;5;2mx\u001b[0m",
    );
    expect(coloured("x", {})).toBe("x");
  });

  test("a name from a file cannot control the terminal", () => {
    expect(sanitizeLine("Ann\u001b[2J\nBen")).toBe("Ann�[2J�Ben");
  });
});
