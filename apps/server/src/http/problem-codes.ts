import { PROBLEM_CODES, type ProblemCode } from "@sofala/protocol";
import type { Route } from "./route.ts";

const COMMON_CODES = [
  "request/malformed",
  "request/too-many",
  "request/too-old",
  "person/unknown",
  "server/closing",
  "server/fault",
  "server/damaged",
] as const;

/** What can go wrong: with every request, with those of its kind, and with this one. */
export function problemCodesOf(route: Route): readonly ProblemCode[] {
  const { method, access, kind, allowsBanned, problems = [] } = route;
  const isOfTable = access === "watcher" || access === "seat" || access === "owner";
  const hasBody = "body" in route && route.body !== undefined;
  const codes = new Set<ProblemCode>([
    ...COMMON_CODES,
    ...(method !== "GET" || kind === "socket" ? (["request/foreign-origin"] as const) : []),
    ...(hasBody ? (["request/not-json", "request/too-large"] as const) : []),
    ...(allowsBanned === true ? [] : (["person/banned"] as const)),
    ...(access === "operator" ? (["person/not-operator", "person/not-a-device"] as const) : []),
    ...(isOfTable ? (["table/unknown"] as const) : []),
    ...(access === "seat" ? (["seat/none"] as const) : []),
    ...(access === "owner" ? (["table/not-yours"] as const) : []),
    ...problems,
  ]);
  return PROBLEM_CODES.filter((code) => codes.has(code));
}
