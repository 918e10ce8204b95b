import { problemSchema } from "@sofala/protocol";
import { problemCodesOf } from "../../src/http/problem-codes.ts";
import type { Route } from "../../src/http/route.ts";
import { ROUTES } from "../../src/http/routes.ts";

const PATTERNS = ROUTES.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replaceAll(/:\w+/gu, "[^/]+")}$`, "u"),
}));

/** The route of a request. */
function routeOf(method: string, url: string): Route | undefined {
  const [path = ""] = url.split("?");
  return PATTERNS.find(({ route, pattern }) => route.method === method && pattern.test(path))
    ?.route;
}

interface Answered {
  readonly status: number;
  readonly type: string;
  readonly body: unknown;
}

/** How a response differs from what its route documents; undefined if it does not. */
export function undocumented(
  method: string,
  url: string,
  { status, type, body }: Answered,
): string | undefined {
  const route = routeOf(method, url);
  if (route === undefined) return undefined;
  const where = `${method} ${url} answered ${status}`;
  if (status >= 400) {
    const read = problemSchema.safeParse(body);
    if (!read.success || !type.startsWith("application/problem+json"))
      return `${where}: no problem`;
    const { code } = read.data;
    return problemCodesOf(route).some((each) => each === code)
      ? undefined
      : `${where}: ${code} is not documented`;
  }
  if (!("response" in route) || route.isNdjson === true) return undefined;
  const read = route.response.safeParse(body);
  return read.success ? undefined : `${where}: ${read.error.message}`;
}
