import { ROUTES } from "./routes.ts";

const ROUTE_PATTERNS = ROUTES.map(({ method, path, kind = "answer" }) => ({
  // What is asked for can also be asked about, but for what never ends.
  methods: method === "GET" && kind === "answer" ? ["GET", "HEAD"] : [method],
  pattern: new RegExp(`^${path.replaceAll(/:\w+/gu, "[^/]+").replaceAll(".", "\\.")}$`, "u"),
}));

/** The methods that an address answers to; none where there is nothing. */
export const allowedMethods = (path: string): readonly string[] =>
  ROUTE_PATTERNS.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
