import { fail, isObject, ok, type Result } from "@sofala/engine";

/** JSON, or a sentence that says where the text stops being JSON. */
export function parseJson(text: string): Result<unknown, string> {
  const source = text.startsWith("\uFEFF") ? text.slice(1) : text;
  try {
    return ok(JSON.parse(source));
  } catch {
    const { at, expected } = firstSyntaxError(source);
    const before = source.slice(0, at).split("\n");
    const column = (before.at(-1) ?? "").length + 1;
    const found =
      at >= source.length
        ? "the end"
        : JSON.stringify(String.fromCodePoint(source.codePointAt(at) ?? 0));
    return fail(`line ${before.length}, column ${column}: expected ${expected}, found ${found}`);
  }
}

/**
 * True if an object in a JSON text has a name twice. `content` is the parsed text, which has each
 * name once.
 */
export function hasRepeatedNames(text: string, content: unknown): boolean {
  const withoutStrings = text.replaceAll(/"[^"\\]*(?:\\.[^"\\]*)*"/gu, "");
  return withoutStrings.split(":").length - 1 !== countNames(content);
}

function countNames(value: unknown): number {
  const parts = Array.isArray(value) || isObject(value) ? Object.values(value) : [];
  const own = isObject(value) ? parts.length : 0;
  return parts.reduce<number>((sum, part) => sum + countNames(part), own);
}

const WHITESPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;

type ExpectedToken = "value" | "value or ]" | "name" | "name or }" | "colon" | "comma" | "end";
const TOKEN_NAMES: { readonly [what in ExpectedToken]: string } = {
  value: "a value",
  "value or ]": "a value or ]",
  name: "a name in quotes",
  "name or }": "a name in quotes or }",
  colon: "a colon",
  comma: "a comma or a closing bracket",
  end: "nothing more",
};

/** Finds the position of a syntax error. Has its own stack, so that deep nesting is no problem. */
function firstSyntaxError(text: string): { readonly at: number; readonly expected: string } {
  const open: ("{" | "[")[] = [];
  let expecting: ExpectedToken = "value";
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null) return false;
    at += found[0].length;
    return true;
  };
  const close = () => {
    at += 1;
    open.pop();
    return open.length === 0 ? "end" : "comma";
  };

  for (;;) {
    take(WHITESPACE);
    const next = text[at];
    const around = open.at(-1);
    const isValue = expecting === "value" || expecting === "value or ]";
    const isName = expecting === "name" || expecting === "name or }";
    if (isValue && (next === "{" || next === "[")) {
      at += 1;
      open.push(next);
      expecting = next === "{" ? "name or }" : "value or ]";
    } else if (isValue && (take(STRING) || take(SCALAR))) {
      expecting = around === undefined ? "end" : "comma";
    } else if (isName && take(STRING)) {
      expecting = "colon";
    } else if (expecting === "colon" && next === ":") {
      at += 1;
      expecting = "value";
    } else if (expecting === "comma" && next === ",") {
      at += 1;
      expecting = around === "{" ? "name" : "value";
    } else if (
      next === "]" &&
      around === "[" &&
      (expecting === "comma" || expecting === "value or ]")
    ) {
      expecting = close();
    } else if (
      next === "}" &&
      around === "{" &&
      (expecting === "comma" || expecting === "name or }")
    ) {
      expecting = close();
    } else {
      return { at, expected: TOKEN_NAMES[expecting] };
    }
  }
}
