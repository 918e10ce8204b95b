/** The lines of a text that comes bit by bit, without the empty ones. */
export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      yield* lines.filter((line) => line.trim() !== "");
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
