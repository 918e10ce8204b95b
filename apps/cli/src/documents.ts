import { readFile } from "node:fs/promises";
import {
  fault,
  isObject,
  jsonPath,
  ok,
  findVersion,
  type Fault,
  type Result,
} from "@sofala/engine";
import { badInput, type AnyGame, type Context, type Trouble } from "./command.ts";
import { parseJson } from "./parse-json.ts";

/** The JSON of a file, with the name by which complaints call it. */
export interface Document {
  readonly name: string;
  readonly text: string;
  readonly content: unknown;
}

const FAILURES: { readonly [code: string]: string } = {
  EACCES: "permission is denied",
  EEXIST: "there is such a file already",
  EISDIR: "it is a folder, not a file",
  ENOENT: "there is no such file or folder",
  ENOSPC: "the disk is full",
  ENOTDIR: "a part of this path is not a folder",
  EROFS: "the disk cannot be written to",
};

/** Reads a file, or the standard input for `-`. */
export async function readDocument(
  file: string,
  { terminal }: Context,
): Promise<Result<Document, Trouble>> {
  const name = file === "-" ? "standard input" : file;
  let text: string;
  try {
    text = file === "-" ? await terminal.readAll() : await readFile(file, "utf8");
  } catch (error) {
    return badInput(`${name}: ${failureOf(error)}.`);
  }
  const content = parseJson(text);
  if (!content.ok) return badInput(`${name} is not JSON: ${content.error}.`);
  return ok({ name, text, content: content.value });
}

/** What the system says of a file, in words. */
export function failureOf(error: unknown): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  return FAILURES[code] ?? message;
}

/** `bad.json: $.seats[0].cattle: expected a number.` */
export const malformed = ({ name }: Document, { path, reason }: Fault): Result<never, Trouble> =>
  badInput(`${name}: ${jsonPath(path)}: ${reason}.`);

/** The game that a document says it is of, under the rules that it names. */
export function gameOf(document: Document, { games }: Context): Result<AnyGame, Trouble> {
  const { content } = document;
  if (!isObject(content)) return malformed(document, fault("expected an object"));
  const game = games.find(({ id }) => id === content["game"]);
  if (game !== undefined) return ok(findVersion(game, content["rules"]) ?? game);
  const known = games.map(({ id }) => `"${id}"`).join(" or ");
  return malformed(document, fault(`expected ${known}`, "game"));
}

/** Finds a game under a version of its rules. */
export const rulesOf = ({ games }: Context) => ({
  findGameVersion(id: string, rulesVersion: number): AnyGame | undefined {
    const game = games.find((each) => each.id === id);
    return game === undefined ? undefined : findVersion(game, rulesVersion);
  },
});
