import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A release cannot be prepared; nothing was changed. The message says what to do. */
export class ReleaseRefused extends Error {}

export interface PreparedRelease {
  readonly version: string;
  readonly tag: string;
  readonly files: readonly string[];
}

/** The heading of what was not released yet: `## Unreleased` or `## 0.1.0, unreleased`. */
const UNRELEASED = /^## (?:\S+, )?unreleased$/imu;
const VERSION = /^(?<major>0|[1-9]\d*)\.(?<minor>0|[1-9]\d*)\.(?<patch>0|[1-9]\d*)$/u;

type Json = { readonly [name: string]: unknown };

/**
 * Prepares a release in a working tree without changes: the changelog, and the version in all manifests and lock files, as
 * one commit with a tag. `date` is as in `2026-11-19`.
 */
export function prepareRelease(root: string, version: string, date: string): PreparedRelease {
  const git = (...args: readonly string[]): string =>
    execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  const read = (file: string): string => readFileSync(join(root, file), "utf8");

  const tag = `v${version}`;
  const present = String((JSON.parse(read("package.json")) as Json)["version"]);
  if (!VERSION.test(version)) throw new ReleaseRefused(`Not a version: ${version}. Say 1.2.3.`);
  if (compareVersions(version, present) <= 0) {
    throw new ReleaseRefused(`The version is ${present} already; a release must be later.`);
  }
  if (git("status", "--porcelain") !== "") {
    throw new ReleaseRefused("There are changes that are not committed: commit or remove them.");
  }
  if (git("tag", "--list", tag) !== "") throw new ReleaseRefused(`There is a tag ${tag} already.`);
  const { changelog, notes } = releaseChangelog(read("CHANGELOG.md"), version, date);

  const files = new Map([["CHANGELOG.md", changelog]]);
  const manifests = git("ls-files", "*package.json", "*package-lock.json").split("\n");
  for (const file of manifests) {
    const text = read(file);
    const updated = withVersion(text, present, version);
    if (updated !== text) files.set(file, updated);
  }
  writeAll(root, files, () => {
    git("add", "--", ...files.keys());
    git("commit", "--quiet", "--message", `release: Sofala ${version}`);
  });
  // With the changelog's headings, which git would take for comments.
  const message = `Sofala ${version}\n\n${notes}\n`;
  execFileSync("git", ["tag", "--annotate", "--cleanup=verbatim", "--file=-", tag], {
    cwd: root,
    input: message,
  });
  return { version, tag, files: [...files.keys()] };
}

/** The changelog with the version and date of the release, and the section alone. */
function releaseChangelog(
  changelog: string,
  version: string,
  date: string,
): { readonly changelog: string; readonly notes: string } {
  const heading = UNRELEASED.exec(changelog);
  if (heading === null) {
    throw new ReleaseRefused('CHANGELOG.md has no section "## Unreleased": nothing to release.');
  }
  const [found] = heading;
  const [notes = ""] = changelog.slice(heading.index + found.length).split(/^## /mu);
  if (!/^- /mu.test(notes)) {
    throw new ReleaseRefused("The section of what is not released yet in CHANGELOG.md is empty.");
  }
  return {
    changelog: changelog.replace(found, `## ${version}, ${date}`),
    notes: notes.trim(),
  };
}

/** The manifest or lock file with the new version of our packages, in which they name each other by exact versions. */
export function withVersion(text: string, present: string, version: string): string {
  const replaced = JSON.parse(text, function (this: Json, name, value: unknown) {
    if (value !== present) return value;
    // The version of a package of ours, as its own manifest or the lock file has it.
    const isOurs = typeof this["name"] === "string" && /^(?:@sofala\/|sofala$)/u.test(this["name"]);
    return name.startsWith("@sofala/") || (name === "version" && isOurs) ? version : value;
  }) as Json;
  return `${JSON.stringify(withLockedVersions(replaced, present, version), undefined, 2)}\n`;
}

/** In a lock file, our packages are the paths outside `node_modules`; some have no name. */
function withLockedVersions(lock: Json, present: string, version: string): Json {
  const packages = lock["packages"] as { readonly [path: string]: Json } | undefined;
  if (packages === undefined) return lock;
  return {
    ...lock,
    packages: Object.fromEntries(
      Object.entries(packages).map(([path, entry]) => {
        const isOurs = !path.includes("node_modules/") && entry["version"] === present;
        return [path, isOurs ? { ...entry, version } : entry];
      }),
    ),
  };
}

/** Writes the files and finishes; if that fails, writes back what was there. */
function writeAll(root: string, files: ReadonlyMap<string, string>, finish: () => void): void {
  const before = new Map(
    [...files.keys()].map((file) => [file, readFileSync(join(root, file), "utf8")]),
  );
  try {
    for (const [file, text] of files) writeFileSync(join(root, file), text);
    finish();
  } catch (error) {
    for (const [file, text] of before) {
      if (existsSync(join(root, file))) writeFileSync(join(root, file), text);
    }
    execFileSync("git", ["reset", "--quiet"], { cwd: root });
    throw error;
  }
}

function compareVersions(one: string, other: string): number {
  const numbers = (version: string) => version.split(".").map(Number);
  const others = numbers(other);
  const difference = numbers(one)
    .map((number, index) => number - (others[index] ?? 0))
    .find((each) => each !== 0);
  return difference ?? 0;
}
