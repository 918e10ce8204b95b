import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { transformWithOxc } from "vite";
import { siteFile, type Site } from "../serve/site.ts";

/** The address of the module that makes the pseudo-language. */
const TRANSLATOR = "/assets/pseudo-text.js";

/** The built app with the pseudo-language in the place of English; nothing else differs. */
export async function pseudoSite(site: Site): Promise<Site> {
  const [address, script] = englishIn(site);
  const [, texts] = /\blanguage:\(\)=>([\w$]+)/u.exec(script) ?? [];
  if (texts === undefined) throw new Error(`${address} does not export the language`);
  const translation = [
    `import{pseudoTexts}from"${TRANSLATOR}";`,
    `Object.assign(${texts},pseudoTexts(${texts}));`,
  ];
  return new Map([
    ...site,
    added(address, [script, ...translation].join("\n")),
    added(TRANSLATOR, await translator()),
  ]);
}

/** The script that the app loads for English. */
function englishIn(site: Site): readonly [address: string, script: string] {
  for (const [address, { content }] of site) {
    if (/^\/assets\/en-.{8}\.js$/u.test(address)) return [address, content.toString()];
  }
  throw new Error("the built app has no script of the English texts");
}

/** The module as JavaScript. */
async function translator(): Promise<string> {
  const path = fileURLToPath(import.meta.resolve("@sofala/text/testing/pseudo-text"));
  const { code } = await transformWithOxc(readFileSync(path, "utf8"), path);
  return code;
}

const added = (address: string, script: string) =>
  [address, siteFile(address, Buffer.from(script))] as const;
