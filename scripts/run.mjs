/**
 * Runs a script of this repository under the right Node, setting the checkout up first:
 *
 *     node scripts/run.mjs SCRIPT [ARGUMENT]…
 *
 * Plain JavaScript, because it must start on the Node 20 that many machines have.
 */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { endLike, launch } from "./src/launch.mjs";
import { SetupError } from "./src/setup-error.mjs";
import { setUp, withCache, withNodeFirst } from "./src/setup.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [script = "", ...args] = process.argv.slice(2);

try {
  const node = await setUp(root, lockedFolders(script));
  const options = ["--disable-warning=ExperimentalWarning", join(root, script), ...args];
  endLike(
    await launch(node, options, { stdio: "inherit", env: withCache(root, withNodeFirst(node)) }),
  );
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/**
 * A script in a folder with its own lock file, such as bench/, needs that folder installed too.
 * @param {string} path
 */
function lockedFolders(path) {
  const [folder = ""] = path.split("/");
  return existsSync(join(root, folder, "package-lock.json")) ? [folder] : [];
}
