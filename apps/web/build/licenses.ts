import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { productionPackages, type LockFile } from "../../../scripts/src/production-packages.ts";
import { LICENSES_FILE, LICENSE_SEPARATOR } from "../src/screens/about/package-licenses.ts";

const ROOT = join(import.meta.dirname, "../../..");
const readText = (path: string): string => readFileSync(path, "utf8");

/** Writes the licenses of all packages of the app, the server and the terminal into one file, as most of them require. */
export function licenses(): Plugin {
  return {
    name: "licenses",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: LICENSES_FILE, source: allLicenses() });
    },
  };
}

function allLicenses(): string {
  const lock = JSON.parse(readText(join(ROOT, "package-lock.json"))) as LockFile;
  const byTitle = new Map(
    productionPackages(lock).map(({ name, version, license, path }) => [
      `${name} ${version} (${license})`,
      licenseTexts(join(ROOT, path)),
    ]),
  );
  return [...byTitle]
    .map(([title, text]) => `${title}\n\n${text}`)
    .sort()
    .join(LICENSE_SEPARATOR);
}

/** The license files of a package. Some packages have only a name in their manifest, and some are not for this system. */
function licenseTexts(folder: string): string {
  if (!existsSync(folder)) return "";
  const names = readdirSync(folder).filter((name) => /^(?:licen[cs]e|copying|notice)/iu.test(name));
  return names
    .sort()
    .map((name) => readText(join(folder, name)).trim())
    .join("\n\n");
}
