import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");

/** Words and phrases that nobody says today, or that are clumsy on a screen. */
const UNNATURAL = [
  /\bthe own\b/,
  /\banew\b/,
  /\b(?:is|are) (?:not )?to be (?:had|found)\b/,
  /\bby lot\b/,
  /\bastray\b/,
  /\btidings\b/,
  /\bheed\b/,
  /\b(?:you|she|he|player|person|people) (?:is|are|was|were) told\b/,
  /\bis told\b/,
  /\bso already\b/,
  /\bthe device keeps\b/,
  /\bsat at\b/,
  /\bgive or take\b/,
  /\bas in the box\b/,
  /\bdo(?:es)? not suffice\b/,
  /\bof (?:one's|their) own\b/,
  /\bwhoever (?:is|has|had|gives|passes|comes|sits|first|runs|opens|wants|does)\b/,
  /\bin the turn of\b/,
  /\braises? nothing\b/,
  /\bgoes on (?:playing|without|by)\b/,
  /\bgo on (?:playing|with|supplying)\b/,
  /\bdearer\b/,
  /\bnot (?:let|allow) us copy\b/,
  /\bmark (?:it|the \w+) by hand\b/,
  /\btake the address from its bar\b/,
  /\bwhat is there\b/,
  /\b(?:was|were) begun\b/,
  /\bletters? (?:is|are) on (?:its|their) way\b/,
  /\bcalled off\b/,
  /\bas (?:much|many) as one (?:may|person)\b/,
  /\bmakes no sense here\b/,
  /\bthe record (?:stands|holds)\b/,
  /\bhence\b/,
  /\bthus\b/,
  /\bupon\b/,
  /\bwhereupon\b/,
  /\bin vain\b/,
  /\bbesides the\b/,
  /\ba little much\b/,
  /\b(?:hubs?|routes?|even|reached) over (?:\$|hubs|an?y? )/,
  /\bover (?:any number of )?\[?hubs\b/,
  /\bnothing of yours\b/,
  /\bsays? until when\b/,
  /\beverybody is there\b/,
  /\brunning games?\b/,
  /\bmails\b/,
  /\be-mails?\b/,
  /\bsome hundred\b/,
  /\bfor some (?:minutes|seconds|hours)\b/,
  /\bat one device\b/,
  /\bor over days\b/,
  /\bplay(?:s|ed)? on for\b/,
  /\b(?:starts?|begins?|happens?) by (?:itself|themselves)\b/,
  /\blimit on (?:passkeys|friends|open|channels|reports|API)\b/,
  /\b(?:you|they) (?:already|do not) sit\b/,
  /\bin the format of\b/,
  /\bthere is nobody\b/,
  /\bof my programs\b/,
  /\bsupplied by the \$/,
  // Buttons are pressed; cards and goods are chosen.
  /\bpress(?:es)? (?:an? |the )?(?:cards?|goods?|grain|wool)\b/,
  /[0-9}] %(?![a-z0-9(])/,
  /[a-zà-ù]!(?=["`])/,
  /[(“$ ]-(?=\$\{|\d+ VP)/,
  /\d-\d+ (?:VP|players|minutes|turns)\b/,
  // What the table of old and new phrases replaced.
  /\bstop the picture\b/,
  /\bplay at one table\b/,
  /\bhold for this device\b/,
  /\bas the device\b/,
  /\bpace of the bots\b/,
  /\bnot settled here\b/,
  /\bof it back to\b/,
  /\bleft to do but\b/,
  /\bleads nowhere\b/,
  /\blooked at \d+ times\b/,
  /\bturn nothing over\b/,
  /\bdealt with\b/,
  /\bcards are gone\b/,
  /\bit is for you to\b/,
  /\bcivic card more\b/,
  /\bthe plaques receive\b/,
].map(({ source }) => new RegExp(source, "giu"));

/** The same in Italian: stiff words, calques, and terms for which all other sentences have another word. */
const UNNATURAL_ITALIAN = [
  /\bbovin[oi]\b/,
  /\b(?:VP|VR)\b/,
  /\b(?:al|del|di|il|nel|ogni|primo|questo|un|ultimo) round\b/,
  /\bin più d'uno\b/,
  /\bda sé\b/,
  /\ba sé\b/,
  /\bdi rado\b/,
  /\bnon (?:vuole|vogliono) lavorator/,
  /\bfinché tutti (?:hanno|abbiano)\b/,
  /\bPassa e gioca\b/,
  /\bin linea\b/,
  /\bNessun dio\b/,
  /\ba passo\b/,
  /\bda disponibili\b/,
  /\b[Vv]asai(?:o)?\b/,
  /\b[Rr]ivendica\b/,
  /\b[Oo]rdine di gioco:/,
  /\b[Dd]i tuo non è cambiato\b/,
  /\bsul magazzino\b/,
  /\bdice fino a quando\b/,
  /\bdi [1-9$][^ ]* a (?:destra|sinistra)\b/,
  /\bcostate di più\b/,
  /\b[Pp]remi (?:il |la |le |una )?(?:carta|carte|merce|grano|lana)\b/,
  /\b[Ee]difici (?:di quella plancia |su quella plancia )?sono distrutti\b/,
  /[a-zà-ù]!(?=["`])/,
].map(({ source }) => new RegExp(source, "gu"));

/** What people read: the English texts, messages and descriptions of the API, the terminal, and documents for players and operators. */
const SOURCES = [
  "packages/text/src/en/**/*.ts",
  "packages/protocol/src/**/*.ts",
  "apps/server/src/**/*.ts",
  "apps/cli/src/**/*.ts",
  "apps/web/src/**/*.{ts,tsx}",
];
const DOCUMENTS = ["README.md", "CHANGELOG.md", "docs/*.md", "{apps,games,packages}/*/README.md"];

/** The file without comments, which are for programmers. */
const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, "");

function unnaturalWords(file: string, unnatural: readonly RegExp[]): readonly string[] {
  const source = readFileSync(join(ROOT, file), "utf8");
  const text = /\.tsx?$/u.test(file) ? withoutComments(source) : source;
  const found = unnatural.flatMap((words) => text.match(words) ?? []);
  return found.map((words) => `${file}: ${words}`);
}

test.each([
  ["sources", SOURCES, UNNATURAL],
  ["documents", DOCUMENTS, UNNATURAL],
  ["Italian texts", ["packages/text/src/it/**/*.ts"], UNNATURAL_ITALIAN],
])("no sentence in the %s has words that nobody says", (_, patterns, unnatural) => {
  const files = globSync(patterns, { cwd: ROOT }).filter((file) => !file.endsWith(".test.ts"));
  expect(files.length).toBeGreaterThan(5);
  expect(files.flatMap((file) => unnaturalWords(file, unnatural))).toEqual([]);
});
