/** The lines of a text that comes bit by bit, without the empty ones; ends where nothing comes for so many milliseconds. */
export async function* linesOf(
  body: ReadableStream<Uint8Array>,
  patience = Infinity,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await readWithin(reader, patience);
      if (done) break;
      const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      yield* lines.filter((line) => line.trim() !== "");
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** What comes next; the end, where nothing does. */
async function readWithin(reader: ReadableStreamDefaultReader<Uint8Array>, patience: number) {
  if (patience === Infinity) return reader.read();
  const timer = setTimeout(() => void reader.cancel().catch(() => {}), patience);
  try {
    return await reader.read();
  } finally {
    clearTimeout(timer);
  }
}
