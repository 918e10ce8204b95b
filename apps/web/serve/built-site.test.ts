import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtSite } from "./built-site.ts";

test("a built app is served", () => {
  const folder = mkdtempSync(join(tmpdir(), "sofala-"));
  try {
    expect(builtSite([folder])).toBeUndefined();
    writeFileSync(join(folder, "index.html"), "<!doctype html>");
    expect(builtSite([folder])).toBeTypeOf("function");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
