import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { KeyError, signFile } from "./sign.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sofala-sign-"));
  writeFileSync(join(folder, "SHA256SUMS"), "00ff  sofala.tar.gz\n");
});
afterEach(() => rmSync(folder, { recursive: true }));

const openssl = (...args: readonly string[]) =>
  execFileSync("openssl", args, { cwd: folder, stdio: "ignore" });

/** The commands of docs/releases.md. */
function makeKey(): void {
  openssl("genpkey", "-algorithm", "ed25519", "-out", "key.pem");
  openssl("pkey", "-in", "key.pem", "-pubout", "-out", "sofala-release.pub");
}
function isAccepted(): boolean {
  const keys = ["-verify", "-pubin", "-inkey", "sofala-release.pub", "-rawin"];
  const files = ["-in", "SHA256SUMS", "-sigfile", "SHA256SUMS.sig"];
  return spawnSync("openssl", ["pkeyutl", ...keys, ...files], { cwd: folder }).status === 0;
}

test("openssl verifies the signature of a release, and refuses other files", () => {
  makeKey();
  const sums = join(folder, "SHA256SUMS");
  writeFileSync(`${sums}.sig`, signFile(sums, join(folder, "key.pem")));
  expect(isAccepted()).toBe(true);
  writeFileSync(sums, "00fe  sofala.tar.gz\n");
  expect(isAccepted()).toBe(false);
});

test("other keys are refused", () => {
  const sums = join(folder, "SHA256SUMS");
  openssl("genpkey", "-algorithm", "x25519", "-out", "other.pem");
  expect(() => signFile(sums, join(folder, "other.pem"))).toThrow(KeyError);
  expect(() => signFile(sums, sums)).toThrow(/no private key/u);
});
