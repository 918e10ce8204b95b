/**
 * `npm run soak -- image`: builds the images of a release with buildah, on bases made by debootstrap, and runs the one for
 * this machine: its size, its user, a game over its API, a stop and a start in the same volume. The other one starts in an
 * emulator. Needs root and Debian's packages.
 */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createGuests, move } from "../apps/server/test/support/tables.ts";
import { HERE, aptOf, install } from "./src/debian.ts";
import { freePort } from "./src/free-port.ts";

const ROOT = join(import.meta.dirname, "..");
const MAX_BYTES = 250e6;
const USER = 65_532;
const ARCHITECTURES = ["amd64", "arm64"] as const;
type Architecture = (typeof ARCHITECTURES)[number];
const HERE_IS: Architecture = process.arch === "arm64" ? "arm64" : "amd64";

const env = { ...process.env, BUILDAH_ISOLATION: "chroot" };
const run = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { cwd: ROOT, env, encoding: "utf8", maxBuffer: 2 ** 26 }).trim();

await installPrograms();
/** Those of this trial, to be removed at its end. */
const containers: string[] = [];
const folder = mkdtempSync(join(tmpdir(), "sofala-image-"));
try {
  run("npm", "run", "-s", "release");
  for (const architecture of ARCHITECTURES) build(architecture);
  emulate(HERE_IS === "amd64" ? "arm64" : "amd64");
  await play(HERE_IS);
} finally {
  for (const container of containers) run("buildah", "rm", container);
  rmSync(folder, { recursive: true, force: true });
}

async function installPrograms(): Promise<void> {
  const apt = aptOf(HERE);
  if (apt === undefined) throw new Error("this trial needs root and apt-get");
  for (const name of ["buildah", "debootstrap", "qemu-user-static"]) {
    const failure = await install(apt, name, HERE);
    if (failure !== undefined) throw new Error(failure);
  }
}

function build(architecture: Architecture): void {
  const base = `localhost/sofala-base-${architecture}`;
  const system = join(folder, architecture);
  // Without running a program of the other processor: only its files are needed.
  const options = ["--variant=minbase", `--arch=${architecture}`, "--foreign"];
  run("debootstrap", ...options, "bookworm", system);
  const container = run("buildah", "from", "--platform", `linux/${architecture}`, "scratch");
  run("buildah", "add", "--quiet", container, system, "/");
  run("buildah", "config", "--arch", architecture, container);
  run("buildah", "commit", "--quiet", "--rm", container, base);
  const settings = ["--platform", `linux/${architecture}`, "--build-arg", `BASE=${base}`];
  const file = ["--build-arg", `TARGETARCH=${architecture}`, "--file", "deploy/Dockerfile"];
  run(
    "buildah",
    "build",
    "--quiet",
    "--format",
    "docker",
    ...settings,
    ...file,
    "--tag",
    imageOf(architecture),
    "release",
  );
  const { size, user } = inspect(architecture);
  console.log(`${imageOf(architecture)}: ${(size / 1e6).toFixed(0)} MB, user ${user}`);
  if (size > MAX_BYTES) throw new Error("the image is too large");
  if (user !== `${USER}:${USER}`) throw new Error("the image would run as root");
}

function imageOf(architecture: Architecture): string {
  return `localhost/sofala-${architecture}`;
}

function inspect(architecture: Architecture): { readonly size: number; readonly user: string } {
  const image = imageOf(architecture);
  const { Docker } = JSON.parse(run("buildah", "inspect", "--type", "image", image)) as {
    readonly Docker: { readonly config: { readonly User: string } };
  };
  const mounted = mount(architecture);
  const size = Number(run("du", "--summarize", "--bytes", mounted).split("\t")[0]);
  return { size, user: Docker.config.User };
}

/** The root of a new container of the image. */
function mount(architecture: Architecture): string {
  return run("buildah", "mount", containerOf(architecture));
}

function containerOf(architecture: Architecture): string {
  const platform = `linux/${architecture}`;
  const name = run(
    "buildah",
    "from",
    "--pull-never",
    "--platform",
    platform,
    imageOf(architecture),
  );
  containers.push(name);
  return name;
}

/** Runs the program for another processor as far as printing its version. */
function emulate(architecture: Architecture): void {
  const root = mount(architecture);
  const emulator = architecture === "arm64" ? "qemu-aarch64-static" : "qemu-x86_64-static";
  const program = [join(root, "sofala/node"), join(root, "sofala/program/main.mjs"), "--version"];
  console.log(`${architecture}, emulated: ${run(emulator, "-L", root, ...program)}`);
}

async function play(architecture: Architecture): Promise<void> {
  const data = join(folder, "data");
  mkdirSync(data);
  chownSync(data, USER, USER);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;

  const began = performance.now();
  const first = start(architecture, data, port);
  await untilHealthy(url);
  console.log(`ready after ${Math.round(performance.now() - began)} ms`);
  const [ann] = await createGuests({ url }, "Ann");
  const seats = [{ kind: "me" }, { kind: "bot", level: "novice" }];
  const { id } = await ann.createTable({ game: "zimbabwe", seats, options: { roundLimit: 1 } });
  await ann.command(id, "start", {});
  let moves = 0;
  for (;;) {
    const { legal = [], toAct } = await ann.loadSnapshot(id);
    if (toAct.length === 0) break;
    if (toAct.includes(0)) {
      await move({ id, people: [ann] }, 0, { ...legal[0] });
      moves++;
    }
  }
  await stop(first);
  const second = start(architecture, data, port);
  await untilHealthy(url);
  const { toAct } = await ann.loadSnapshot(id);
  if (toAct.length > 0) throw new Error("the game is not over after the restart");
  await stop(second);
  console.log(
    `a game of ${moves} moves of a person and those of a bot is stored in the volume: ${readdirSync(data).join(", ")}`,
  );
}

/** A container with a read-only root and the folder as its volume. */
function start(architecture: Architecture, data: string, port: number): ChildProcess {
  const container = containerOf(architecture);
  // buildah would use a volume of its own instead of the folder.
  run("buildah", "config", "--volume", "/data-", container);
  const options = ["--volume", `${data}:/data`, "--env", `PORT=${port}`, "--env", "HOST=127.0.0.1"];
  const settings = [...options, "--env", "BOT_PAUSE_FACTOR=0", "--env", "RATE_LIMIT=0"];
  const command = ["/sofala/node", "/sofala/program/main.mjs", "serve"];
  return spawn("buildah", ["run", ...settings, container, "--", ...command], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function untilHealthy(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Sends the stop signal to the program itself, as container engines do; buildah would kill it. */
async function stop(container: ChildProcess): Promise<void> {
  run("pkill", "--signal", "TERM", "--full", "^/sofala/node /sofala/program/main.mjs serve");
  const [code] = (await once(container, "exit")) as [number | null];
  if (code !== 0) throw new Error(`the container ended with ${code}`);
}
