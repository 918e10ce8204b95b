import type { ReceivedProblem } from "@sofala/protocol";

/**
 * Why a request failed: the server's problem; no answer of a Sofala server (`offline`); or an answer that this version of
 * the app cannot read.
 */
export type Failure =
  | ReceivedProblem
  | { readonly code: "offline" }
  | { readonly code: "unreadable" };
