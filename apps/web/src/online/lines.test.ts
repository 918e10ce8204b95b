import { expect, test } from "vitest";
import { linesOf } from "./lines.ts";

test("lines come whole, however they were cut", async () => {
  const bytes = new TextEncoder().encode('{"a":"ü"}\n\n{"b":2}\nrest');
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const lines: string[] = [];
  for await (const line of linesOf(body)) lines.push(line);
  expect(lines).toEqual(['{"a":"ü"}', '{"b":2}']);
});
