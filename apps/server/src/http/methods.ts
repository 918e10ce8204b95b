import { ROUTES } from "./routes.ts";

const PATTERNS = ROUTES.map(({ method, path, kind = "answer" }) => ({
  // What is asked for can also be asked about, but for what never ends.
  methods: method === "GET" && kind === "answer" ? ["GET", "HEAD"] : [method],
  pattern: new RegExp(`^${path.replaceAll(/:\w+/gu, "[^/]+").replaceAll(".", "\\.")}$`, "u"),
}));

/** The methods that an address answers to; none where there is nothing. */
export const methodsAt = (path: string): readonly string[] =>
  PATTERNS.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
