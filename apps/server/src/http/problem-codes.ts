import { PROBLEM_CODES, type ProblemCode } from "@sofala/protocol";
import { isTableAccess, type Route } from "./route.ts";

const COMMON_CODES = [
  "request/malformed",
  "request/too-many",
  "request/too-old",
  "person/unauthenticated",
  "server/closing",
  "server/fault",
  "server/damaged",
] as const;

/** All problems that a route can answer with. */
export function problemCodesOf(route: Route): readonly ProblemCode[] {
  const { method, access, kind, allowsBanned, problems = [] } = route;
  const hasBody = "body" in route && route.body !== undefined;
  const codes = new Set<ProblemCode>([
    ...COMMON_CODES,
    ...(method !== "GET" || kind === "socket" ? (["request/foreign-origin"] as const) : []),
    ...(hasBody ? (["request/not-json", "request/too-large"] as const) : []),
    ...(allowsBanned === true ? [] : (["person/banned"] as const)),
    ...(access === "operator"
      ? (["person/not-operator", "person/token-not-allowed"] as const)
      : []),
    ...(isTableAccess(access) ? (["table/unknown"] as const) : []),
    ...(access === "seat" ? (["seat/not-seated"] as const) : []),
    ...(access === "owner" ? (["table/not-owner"] as const) : []),
    ...problems,
  ]);
  return PROBLEM_CODES.filter((code) => codes.has(code));
}
