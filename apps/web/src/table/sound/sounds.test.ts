import { expect, test } from "vitest";
import { SOUNDS } from "./sounds.ts";

test.each(Object.entries(SOUNDS))("%s is short", (_, { tones, noises }) => {
  for (const strike of [...tones, ...noises]) {
    const at = "at" in strike ? strike.at : 0;
    expect(at + strike.decay).toBeLessThan(1.1);
  }
});
