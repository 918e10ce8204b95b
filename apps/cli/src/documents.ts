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
import { badInput, type AnyGame, type Context, type CommandError } from "./command.ts";
import { parseJson } from "./parse-json.ts";

/** The JSON of a file, with its name in error messages. */
export interface Document {
  readonly name: string;
  readonly text: string;
  readonly content: unknown;
}

const FILE_ERRORS: { readonly [code: string]: string } = {
  EACCES: "permission denied",
  EEXIST: "the file already exists",
  EISDIR: "it is a folder, not a file",
  ENOENT: "there is no such file or folder",
  ENOSPC: "the disk is full",
  ENOTDIR: "a part of this path is not a folder",
  EROFS: "the disk cannot be written to",
};

/** Reads a file, or the standard input for `-`. */
export async function readDocument(
  file: string,
  context: Context,
): Promise<Result<Document, CommandError>> {
  const read = await readText(file, context);
  return read.ok ? parseDocument(read.value) : read;
}

type TextFile = Pick<Document, "name" | "text">;

/** The text of a file, or of the standard input for `-`. */
export async function readText(
  file: string,
  { terminal }: Context,
): Promise<Result<TextFile, CommandError>> {
  const name = file === "-" ? "standard input" : file;
  try {
    const text = file === "-" ? await terminal.readStandardInput() : await readFile(file, "utf8");
    return ok({ name, text });
  } catch (error) {
    return badInput(`${name}: ${fileErrorText(error)}.`);
  }
}

export function parseDocument({ name, text }: TextFile): Result<Document, CommandError> {
  const content = parseJson(text);
  if (!content.ok) return badInput(`${name} is not JSON: ${content.error}.`);
  return ok({ name, text, content: content.value });
}

/** The sentence for a system error of a file. */
export function fileErrorText(error: unknown): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  return FILE_ERRORS[code] ?? message;
}

/** `bad.json: $.seats[0].cattle: expected a number.` */
export const malformedDocument = (
  { name }: Document,
  { path, reason }: Fault,
): Result<never, CommandError> => badInput(`${name}: ${jsonPath(path)}: ${reason}.`);

/** The game of a document, in the version of the rules that it names. */
export function gameOfDocument(
  document: Document,
  { games }: Context,
): Result<AnyGame, CommandError> {
  const { content } = document;
  if (!isObject(content)) return malformedDocument(document, fault("expected an object"));
  const game = games.find(({ id }) => id === content["game"]);
  if (game !== undefined) return ok(findVersion(game, content["rules"]) ?? game);
  const known = games.map(({ id }) => `"${id}"`).join(" or ");
  return malformedDocument(document, fault(`expected ${known}`, "game"));
}

/** Finds a game in a version of its rules. */
export const gameVersions = ({ games }: Context) => ({
  findGameVersion(id: string, rulesVersion: number): AnyGame | undefined {
    const game = games.find((each) => each.id === id);
    return game === undefined ? undefined : findVersion(game, rulesVersion);
  },
});
