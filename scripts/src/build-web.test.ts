import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildWeb } from "./build-web.ts";
import { BuildError } from "./bundle.ts";

let root = "";
const BUILDS = 'rm -rf "$2/$4"; mkdir "$2/$4"; echo page > "$2/$4/index.html"';

beforeEach(() => {
  root = fs.mkdtempSync(join(tmpdir(), "sofala-"));
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  write("package-lock.json", "{}");
  write("apps/web/src/main.tsx", "render()");
  write("packages/engine/src/game.ts", "play()");
  viteDoes(BUILDS);
});

afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(root, { recursive: true });
});

test("the app is built once, and the folder is returned", async () => {
  expect(await buildWeb(root)).toBe(join(root, "apps/web/dist"));
  await buildWeb(root);
  expect(builds()).toBe(1);
  expect(fs.readdirSync(join(root, "apps/web"))).toEqual(["dist", "src"]);
  expect(fs.existsSync(join(root, ".build-lock"))).toBe(false);
});

test.each(["apps/web/src/main.tsx", "packages/engine/src/game.ts", "apps/web/public/icon.svg"])(
  "a change of %s causes a new build",
  async (path) => {
    await buildWeb(root);
    write(path, "changed");
    await buildWeb(root);
    expect(builds()).toBe(2);
  },
);

test("a change of other files causes no new build", async () => {
  await buildWeb(root);
  write("apps/web/src/main.test.ts", "test()");
  write("apps/cli/src/main.ts", "print()");
  await buildWeb(root);
  expect(builds()).toBe(1);
});

test("two concurrent calls share one build", async () => {
  await Promise.all([buildWeb(root), buildWeb(root)]);
  expect(builds()).toBe(1);
});

test("a build that fails reports why, and keeps the previous build", async () => {
  await buildWeb(root);
  write("apps/web/src/main.tsx", "broken");
  viteDoes(`${BUILDS}; printf '\\033[31mno such module\\033[0m\\n    at bundler'; exit 1`);
  const failure = buildWeb(root);
  await expect(failure).rejects.toThrow(BuildError);
  await expect(failure).rejects.toThrow(/:\nno such module$/u);
  expect(fs.existsSync(join(root, "apps/web/dist/index.html"))).toBe(true);
  viteDoes(BUILDS);
  await buildWeb(root);
  expect(builds()).toBe(3);
});

function write(path: string, content: string): void {
  fs.mkdirSync(dirname(join(root, path)), { recursive: true });
  fs.writeFileSync(join(root, path), content);
}

function viteDoes(script: string): void {
  const vite = "node_modules/.bin/vite";
  write(vite, `#!/bin/sh\necho build >> ${join(root, "vite.log")}\n${script}\n`);
  fs.chmodSync(join(root, vite), 0o755);
}

const builds = (): number => fs.readFileSync(join(root, "vite.log"), "utf8").split("\n").length - 1;
