export interface PathParameters {
  readonly [name: string]: string;
}

/** What a screen gets. */
export interface ScreenProps {
  readonly parameters: PathParameters;
}

/** The parameters of a path, if it matches a pattern such as `/game/:id`; otherwise undefined. */
export function matchPath(pattern: string, path: string): PathParameters | undefined {
  const wanted = parts(pattern);
  const given = parts(path);
  if (wanted.length !== given.length) return undefined;
  const parameters: { [name: string]: string } = {};
  for (const [index, part] of wanted.entries()) {
    const value = safeDecode(given[index] ?? "");
    if (part.startsWith(":")) parameters[part.slice(1)] = value;
    else if (part !== value) return undefined;
  }
  return parameters;
}

const parts = (path: string): readonly string[] => path.split("/").filter((part) => part !== "");

function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
