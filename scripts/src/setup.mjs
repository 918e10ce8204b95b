import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { install, isInstalled } from "./install.mjs";
import { withLock } from "./lock.mjs";
import { offline, SetupError } from "./setup-error.mjs";

const OLDEST_NODE = 24;
const PLATFORM = `${process.platform}-${process.arch}`;

/**
 * Makes a checkout ready to run: the right Node, then the packages of the root and of further
 * folders. Does nothing, at once, if all is in place.
 * @param {string} root
 * @param {readonly string[]} [extras]  folders with a lock file of their own
 * @param {string} [systemNode]  version of the Node this runs under
 * @returns {Promise<string>} path of the Node to use
 */
export async function setUp(root, extras = [], systemNode = process.version) {
  const isNewEnough = Number.parseInt(systemNode.slice(1), 10) >= OLDEST_NODE;
  const toolchain = join(root, "toolchain");
  const version = isNewEnough ? systemNode : pinnedVersion(toolchain);
  const node = isNewEnough ? process.execPath : nodeIn(toolchain);

  const needsNode = () => !isNewEnough && !isInstalled(toolchain, version);
  const outdated = () =>
    ["", ...extras].map((name) => join(root, name)).filter((path) => !isInstalled(path, version));
  if (!needsNode() && outdated().length === 0) return node;

  /** @param {(pid: number) => void} joins */
  const work = async (joins) => {
    if (needsNode()) {
      say(`Fetching Node ${version} (once) …`);
      await install(toolchain, version, process.env, joins, () => tryOut(node));
    }
    for (const path of outdated()) {
      say("Installing packages (once) …");
      await install(path, version, withNodeFirst(node), joins);
    }
  };
  await withLock(join(root, ".setup-lock"), work, () =>
    say("Another set-up is running here; waiting for it."),
  ).catch(explainDenial(root));
  return node;
}

/**
 * The environment in which `node` is this one, for npm and for all that a script starts.
 * @param {string} node
 */
export const withNodeFirst = (node) => ({
  ...process.env,
  PATH: [dirname(node), process.env["PATH"]].join(delimiter),
});

/**
 * The same with a place where Node keeps what it compiled: every program starts in half the time.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 */
export const withCache = (root, env) => ({
  NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "node"),
  ...env,
});

/** @param {string} node */
function tryOut(node) {
  // npm ignores a failed download, because the packages are optional, one for each platform.
  if (!existsSync(node)) throw offline();
  if (spawnSync(node, ["--version"]).status !== 0) throw unsupported();
}

/** @param {string} toolchain */
function pinnedVersion(toolchain) {
  const lock = JSON.parse(readFileSync(join(toolchain, "package-lock.json"), "utf8"));
  const pinned = lock.packages[`node_modules/node-${PLATFORM}`];
  if (pinned === undefined) throw unsupported();
  return `v${pinned.version}`;
}

/** @param {string} toolchain */
const nodeIn = (toolchain) => join(toolchain, "node_modules", `node-${PLATFORM}`, "bin", "node");

const unsupported = () =>
  new SetupError(
    `Sofala needs Node ${OLDEST_NODE} or newer and knows none to fetch for this machine ` +
      `(${PLATFORM}); install it, then try again.`,
  );

/** @param {string} root */
const explainDenial = (root) => (/** @type {unknown} */ error) => {
  const isDenial = error instanceof Error && /^(EACCES|EPERM|EROFS)/.test(error.message);
  if (!isDenial) throw error;
  throw new SetupError(`Sofala must set itself up, but may not write to ${root}.`);
};

/**
 * Set-up speaks on stderr: stdout belongs to the command.
 * @param {string} sentence
 */
const say = (sentence) => process.stderr.write(`${sentence}\n`);
