import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { settingsOfUnit } from "./service.ts";

test("the settings of a systemd unit are those of its lines and then of its files", () => {
  const folder = mkdtempSync(join(tmpdir(), "sofala-unit-"));
  const file = join(folder, "sofala.env");
  writeFileSync(file, "# the proxy\nTRUST_PROXY=1\nPORT=9000\n");
  const shown = [
    'Environment=DATABASE_URL=/var/lib/sofala/sofala.sqlite PORT=8080 "MAIL_FROM=Sofala <a@b.c>"',
    `EnvironmentFiles=${file} (ignore_errors=yes)`,
    `EnvironmentFiles=${folder}/missing.env (ignore_errors=yes)`,
    "LoadState=loaded",
  ];
  expect(settingsOfUnit(shown.join("\n"))).toEqual({
    DATABASE_URL: "/var/lib/sofala/sofala.sqlite",
    PORT: "9000",
    MAIL_FROM: "Sofala <a@b.c>",
    TRUST_PROXY: "1",
  });
  expect(settingsOfUnit("LoadState=not-found")).toBeUndefined();
  rmSync(folder, { recursive: true });
});
