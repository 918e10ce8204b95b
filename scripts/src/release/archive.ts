import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LockFile } from "../production-packages.ts";
import { billOfMaterials } from "./bill-of-materials.ts";

export const PLATFORMS = ["linux-x64", "linux-arm64"] as const;
type Platform = (typeof PLATFORMS)[number];

export interface ArchiveContent {
  readonly root: string;
  /** Where the archive is written. */
  readonly folder: string;
  readonly version: string;
  readonly platform: Platform;
  /** The folder of the built server. */
  readonly program: string;
}

/** The command line of an unpacked archive; it finds its folder through links, too. */
const LAUNCHER = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
exec "$here/node" --disable-warning=ExperimentalWarning "$here/program/main.mjs" "$@"
`;

/** Writes the archive of a platform and returns its path. */
export async function makeArchive(content: ArchiveContent): Promise<string> {
  const { root, folder, version, platform, program } = content;
  const parent = mkdtempSync(join(tmpdir(), "sofala-release-"));
  try {
    const name = `sofala-${version}`;
    const unpacked = join(parent, name);
    // An empty folder for the data.
    mkdirSync(join(unpacked, "data"), { recursive: true });
    const node = fetchNode(root, platform, join(parent, "node"));
    cpSync(join(node, "bin/node"), join(unpacked, "node"));
    cpSync(join(node, "LICENSE"), join(unpacked, "NODE-LICENSE"));
    cpSync(program, join(unpacked, "program"), { recursive: true });
    for (const file of ["LICENSE", "NOTICE.md", "CHANGELOG.md"]) {
      cpSync(join(root, file), join(unpacked, file));
    }
    cpSync(join(root, "deploy/sofala.service"), join(unpacked, "sofala.service"));
    cpSync(join(root, "deploy/README.md"), join(unpacked, "README.md"));
    const lock = readJson(join(root, "package-lock.json")) as LockFile;
    const bill = billOfMaterials(version, versionOf(node), lock);
    writeFileSync(join(unpacked, "sbom.cdx.json"), `${JSON.stringify(bill, undefined, 1)}\n`);
    writeFileSync(join(unpacked, "sofala"), LAUNCHER);
    chmodSync(join(unpacked, "sofala"), 0o755);
    mkdirSync(folder, { recursive: true });
    const archive = join(folder, `${name}-${platform}.tar.gz`);
    pack(parent, name, archive, commitTime(root));
    return archive;
  } finally {
    rmSync(parent, { recursive: true });
  }
}

/** Installs the pinned Node of a platform, which need not be this machine's; returns the folder of its package. */
function fetchNode(root: string, platform: Platform, folder: string): string {
  mkdirSync(folder);
  for (const file of ["package.json", "package-lock.json"]) {
    cpSync(join(root, "toolchain", file), join(folder, file));
  }
  const [system = "", processor = ""] = platform.split("-");
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", `--os=${system}`];
  execFileSync("npm", ["ci", ...options, `--cpu=${processor}`, "--libc=glibc"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return join(folder, "node_modules", `node-${platform}`);
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/** The version of the package in a folder. */
const versionOf = (folder: string): string =>
  (readJson(join(folder, "package.json")) as { readonly version: string }).version;

/** Packs a folder with the same bytes every time: names in order, the same owner, times and permissions for all. */
function pack(parent: string, name: string, archive: string, seconds: string): void {
  const tar = [
    "--sort=name",
    "--format=ustar",
    "--owner=0",
    "--group=0",
    "--numeric-owner",
    "--mode=u+rwX,go+rX,go-w",
    `--mtime=@${seconds}`,
    "--use-compress-program=gzip -n -9",
  ];
  execFileSync("tar", [...tar, "-C", parent, "-cf", archive, name], { stdio: "inherit" });
}

/** When the commit was made, in seconds since 1970. */
const commitTime = (root: string): string =>
  execFileSync("git", ["log", "-1", "--format=%ct"], { cwd: root, encoding: "utf8" }).trim();
