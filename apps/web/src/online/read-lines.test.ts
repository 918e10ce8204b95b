import { expect, test, vi } from "vitest";
import { readLines } from "./read-lines.ts";

test("lines are complete, however the chunks were cut", async () => {
  const bytes = new TextEncoder().encode('{"a":"ü"}\n\n{"b":2}\nrest');
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const lines: string[] = [];
  for await (const line of readLines(body)) lines.push(line);
  expect(lines).toEqual(['{"a":"ü"}', '{"b":2}']);
});

test("it ends if nothing arrives for too long", async () => {
  vi.useFakeTimers();
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode("1\n\n")),
    cancel() {
      isCancelled = true;
    },
  });
  const lines = readLines(body, 8000);
  expect(await lines.next()).toEqual({ done: false, value: "1" });
  const next = lines.next();
  await vi.advanceTimersByTimeAsync(7999);
  expect(isCancelled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isCancelled).toBe(true);
  expect(await next).toEqual({ done: true, value: undefined });
  vi.useRealTimers();
});
