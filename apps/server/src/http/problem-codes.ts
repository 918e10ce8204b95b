import { PROBLEM_CODES, type ProblemCode } from "@sofala/protocol";
import type { Route } from "./route.ts";

const ALWAYS = [
  "request/malformed",
  "request/too-many",
  "request/too-old",
  "person/unknown",
  "server/closing",
  "server/fault",
  "server/damaged",
] as const;

/** What can go wrong: with every request, with those of its kind, and with this one. */
export function codesOf(route: Route): readonly ProblemCode[] {
  const { method, who, kind, isForBanned, problems = [] } = route;
  const isOfTable = who === "watcher" || who === "seat" || who === "owner";
  const hasBody = "body" in route && route.body !== undefined;
  const codes = new Set<ProblemCode>([
    ...ALWAYS,
    ...(method !== "GET" || kind === "socket" ? (["request/foreign-origin"] as const) : []),
    ...(hasBody ? (["request/not-json", "request/too-large"] as const) : []),
    ...(isForBanned === true ? [] : (["person/banned"] as const)),
    ...(who === "operator" ? (["person/not-operator", "person/not-a-device"] as const) : []),
    ...(isOfTable ? (["table/unknown"] as const) : []),
    ...(who === "seat" ? (["seat/none"] as const) : []),
    ...(who === "owner" ? (["table/not-yours"] as const) : []),
    ...problems,
  ]);
  return PROBLEM_CODES.filter((code) => codes.has(code));
}
