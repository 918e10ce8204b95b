import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launch } from "./launch.mjs";
import { offline, SetupError } from "./setup-error.mjs";

/** Exactly the versions of the lock file; none of our packages needs install scripts. */
const NPM_CI = [
  "ci --ignore-scripts --include=dev --include=optional --prefer-offline --no-audit --no-fund",
  "--loglevel=error --fetch-retries=3 --fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=4000",
].flatMap((line) => line.split(" "));

const OFFLINE =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|SOCKET_TIMEOUT/;

/**
 * Whether a folder was installed, completely, from its present lock file for this Node.
 * @param {string} folder
 * @param {string} nodeVersion
 */
export function isInstalled(folder, nodeVersion) {
  const stamp = stampOf(folder);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint(folder, nodeVersion);
}

/**
 * Installs a folder from its lock file. The stamp is written last, so that whatever was
 * interrupted counts as not installed.
 * @param {string} folder
 * @param {string} nodeVersion
 * @param {NodeJS.ProcessEnv} env
 * @param {(pid: number) => void} joins  told the process that does the work
 * @param {() => void} [verify]  throws if the installation is of no use
 */
export async function install(folder, nodeVersion, env, joins, verify = () => {}) {
  rmSync(stampOf(folder), { force: true });
  await npmCi(folder, env, joins);
  verify();
  writeFileSync(stampOf(folder), fingerprint(folder, nodeVersion));
}

/**
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 * @param {(pid: number) => void} joins
 */
async function npmCi(folder, env, joins) {
  let output = "";
  const ending = await launch("npm", NPM_CI, { cwd: folder, env, stdio: "pipe" }, (npm) => {
    joins(npm.pid ?? process.pid);
    for (const stream of [npm.stdout, npm.stderr]) stream?.on("data", (text) => (output += text));
  }).catch(() => {
    throw new SetupError("Sofala needs npm to set itself up, and there is none in the PATH.");
  });

  if (ending.code === 0) return;
  if (ending.signal !== null || ending.received !== undefined) {
    throw new SetupError("Set-up was interrupted; the next run starts it afresh.");
  }
  if (OFFLINE.test(output)) throw offline();
  throw new SetupError(`npm could not install ${folder}:\n${output}`);
}

/** @param {string} folder */
const stampOf = (folder) => join(folder, "node_modules", ".sofala-setup");

/**
 * What an installation is made from.
 * @param {string} folder
 * @param {string} nodeVersion
 */
const fingerprint = (folder, nodeVersion) =>
  createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .update(`${nodeVersion} ${process.platform} ${process.arch}`)
    .digest("hex");
