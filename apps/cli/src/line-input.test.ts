import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { completions, openLineInput } from "./line-input.ts";

const pipe = () => Object.assign(new PassThrough(), { isTTY: false });

describe("lines of a pipe", () => {
  test("answer one question after another until the input ends", async () => {
    const [input, output] = [pipe(), pipe()];
    const lines = openLineInput(input, output);
    input.end("one\ntwo");
    expect(await lines.readLine("a> ")).toBe("one");
    expect(await lines.readLine("b> ")).toBe("two");
    expect(await lines.readLine("c> ")).toBeUndefined();
    lines.close();
    output.end();
    expect(await text(output)).toBe("a> one\nb> two\nc> \n");
  });
});

describe("completion", () => {
  test("completes the last word", () => {
    expect(completions("place pot", ["potter", "pass"])).toEqual([["potter "], "pot"]);
    expect(completions("", ["potter", "pass"])).toEqual([["potter ", "pass "], ""]);
  });
});
