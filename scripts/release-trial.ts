/**
 * `npm run soak -- release`: builds the release of the present commit twice, in fresh clones in different folders, and compares the
 * bytes of all archives. Signs one with a key that is made for it, and checks the signature with openssl.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "sofala-release-"));

const run = (cwd: string, command: string, args: readonly string[], env = {}): string =>
  execFileSync(command, args, { cwd, env: { ...process.env, ...env }, encoding: "utf8" });

try {
  const key = join(folder, "key.pem");
  run(folder, "openssl", ["genpkey", "-algorithm", "ed25519", "-out", key]);
  run(folder, "openssl", ["pkey", "-in", key, "-pubout", "-out", "sofala-release.pub"]);
  const one = build("one", key);
  const other = build("in/another/folder", key);
  for (const name of new Set([...readdirSync(one), ...readdirSync(other)])) {
    const isSame = readFileSync(join(one, name)).equals(readFileSync(join(other, name)));
    console.log(`${name}: ${isSame ? "the same bytes" : "DIFFERENT"}`);
    if (!isSame) process.exitCode = 1;
  }
  const keys = ["-verify", "-pubin", "-inkey", join(folder, "sofala-release.pub"), "-rawin"];
  const files = ["-in", "SHA256SUMS", "-sigfile", "SHA256SUMS.sig"];
  console.log(run(one, "openssl", ["pkeyutl", ...keys, ...files]).trim());
  console.log(run(one, "sha256sum", ["--check", "SHA256SUMS"]).trim());
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The folder with the archives of a new clone. */
function build(name: string, key: string): string {
  const clone = join(folder, name);
  run(ROOT, "git", ["clone", "--quiet", "--no-hardlinks", ROOT, clone]);
  run(clone, "npm", ["run", "-s", "release"], { RELEASE_KEY: key });
  return join(clone, "release");
}
