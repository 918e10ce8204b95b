/**
 * `npm run release [-- PLATFORM…]`: writes `release/sofala-VERSION-PLATFORM.tar.gz` for each platform (linux-x64 and
 * linux-arm64), with Node, the server and the web app, and `release/SHA256SUMS`. The same commit gives the same bytes. If
 * `RELEASE_KEY` names a file with an Ed25519 private key, its signature is in `release/SHA256SUMS.sig`.
 *
 * `npm run release -- prepare VERSION`: makes the commit and the tag of a release from the changelog.
 */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import manifest from "../package.json" with { type: "json" };
import { PLATFORMS, makeArchive } from "./src/release/archive.ts";
import { buildServer } from "./src/build-server.ts";
import { BuildError } from "./src/bundle.ts";
import { prepareRelease, ReleaseRefused } from "./src/release/prepare.ts";
import { KeyError, signFile } from "./src/release/sign.ts";

const ROOT = join(import.meta.dirname, "..");
const FOLDER = join(ROOT, "release");

const [first, ...rest] = process.argv.slice(2);
try {
  if (first === "prepare") prepare(rest);
  else await release(first === undefined ? [] : [first, ...rest]);
} catch (error) {
  const isExpected = [BuildError, ReleaseRefused, KeyError].some((kind) => error instanceof kind);
  if (!isExpected) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}

function prepare([version, ...more]: readonly string[]): void {
  if (version === undefined || more.length > 0) {
    throw new ReleaseRefused("Say which version: npm run release -- prepare 1.2.3");
  }
  const date = new Date().toISOString().slice(0, 10);
  const { tag, files } = prepareRelease(ROOT, version, date);
  console.log(`Committed and tagged as ${tag}: ${files.join(", ")}.`);
  console.log("Next: npm test, npm run release, git push --follow-tags. To take it back:");
  console.log(`  git tag --delete ${tag} && git reset --hard HEAD~1`);
}

async function release(chosen: readonly string[]): Promise<void> {
  const unknown = chosen.filter((name) => !PLATFORMS.some((platform) => platform === name));
  if (unknown.length > 0) {
    const platforms = PLATFORMS.join(" and ");
    throw new ReleaseRefused(`No such platform: ${unknown.join(", ")}. There are ${platforms}.`);
  }
  const { version } = manifest;
  const program = await buildServer(ROOT);
  for (const platform of PLATFORMS) {
    if (chosen.length > 0 && !chosen.includes(platform)) continue;
    console.log(await makeArchive({ root: ROOT, folder: FOLDER, version, platform, program }));
  }
  const archives = readdirSync(FOLDER).filter(
    (name) => name.startsWith(`sofala-${version}-`) && name.endsWith(".tar.gz"),
  );
  const sums = archives.toSorted().map((name) => `${sha256(join(FOLDER, name))}  ${name}\n`);
  writeFileSync(join(FOLDER, "SHA256SUMS"), sums.join(""));
  signSums();
}

function signSums(): void {
  const sums = join(FOLDER, "SHA256SUMS");
  const signature = `${sums}.sig`;
  // A signature of earlier sums would be wrong.
  rmSync(signature, { force: true });
  const key = process.env["RELEASE_KEY"] ?? "";
  if (key === "") console.log("Not signed: RELEASE_KEY names no key (docs/releases.md).");
  else {
    writeFileSync(signature, signFile(sums, key));
    console.log(signature);
  }
}

function sha256(path: string): string {
  return createHash("sha256").update(readFileSync(path)).digest("hex");
}
