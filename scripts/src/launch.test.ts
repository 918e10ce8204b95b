import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

const LAUNCH = JSON.stringify(new URL("launch.mjs", import.meta.url).href);

/** A process that launches `sh -c script` and ends like it. */
const launcher = (script: string) => {
  const program = `
    const { endLike, launch } = await import(${LAUNCH});
    endLike(await launch("sh", ["-c", ${JSON.stringify(script)}], { stdio: "inherit" }));`;
  return spawn(process.execPath, ["--input-type=module", "-e", program]);
};

test("passes on the exit code", async () => {
  expect(await once(launcher("exit 7"), "close")).toEqual([7, null]);
});

test("ends by the signal that ended the command", async () => {
  expect(await once(launcher("kill -TERM $$"), "close")).toEqual([null, "SIGTERM"]);
});

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("hands %s to the command", async (signal) => {
  const running = launcher(`trap 'exit 9' ${signal.slice(3)}; echo ready; sleep 5 & wait`);
  await once(running.stdout, "data");
  running.kill(signal);
  expect(await once(running, "exit")).toEqual([9, null]);
});
