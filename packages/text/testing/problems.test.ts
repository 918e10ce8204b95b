import { expect, test } from "vitest";
import { loadOnlineText } from "../src/online.ts";
import { LANGUAGE_TAGS } from "../src/languages.ts";

test.each(LANGUAGE_TAGS)(
  "%s: a problem without a sentence shows the server's text",
  async (tag) => {
    const { problem } = await loadOnlineText(tag);
    expect(problem({ code: "seat/on-fire", title: "It burns." })).toMatch(/^\w.+ It burns\.$/u);
    expect(problem({ code: "seat/taken", title: "Taken." })).not.toContain("Taken.");
    expect(problem({ code: "seat/on-fire" })).toContain("(seat/on-fire)");
  },
);
