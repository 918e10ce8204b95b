import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { completions, openLines } from "./line-input.ts";

const pipe = () => Object.assign(new PassThrough(), { isTTY: false });

describe("lines of a pipe", () => {
  test("answer question after question until they end", async () => {
    const [input, output] = [pipe(), pipe()];
    const lines = openLines(input, output);
    input.end("one\ntwo");
    expect(await lines.next("a> ")).toBe("one");
    expect(await lines.next("b> ")).toBe("two");
    expect(await lines.next("c> ")).toBeUndefined();
    lines.close();
    output.end();
    expect(await text(output)).toBe("a> one\nb> two\nc> \n");
  });
});

describe("completion", () => {
  test("is of the last word", () => {
    expect(completions("place pot", ["potter", "pass"])).toEqual([["potter "], "pot"]);
    expect(completions("", ["potter", "pass"])).toEqual([["potter ", "pass "], ""]);
  });
});
