/** The non-empty lines of a streamed text; ends if nothing arrives within the timeout. */
export async function* readLines(
  body: ReadableStream<Uint8Array>,
  timeoutMs = Infinity,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await readWithin(reader, timeoutMs);
      if (done) break;
      const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      yield* lines.filter((line) => line.trim() !== "");
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** Reads the next chunk; the end, if none arrives in time. */
async function readWithin(reader: ReadableStreamDefaultReader<Uint8Array>, timeoutMs: number) {
  if (timeoutMs === Infinity) return reader.read();
  const timer = setTimeout(() => void reader.cancel().catch(() => {}), timeoutMs);
  try {
    return await reader.read();
  } finally {
    clearTimeout(timer);
  }
}
