import type { Failure } from "../../online/server.ts";
import { account } from "../../words/account-words.ts";
import { online } from "../../words/online-words.ts";

/** Why something was not done, and for how long, where that is known. */
export function failureText(failure: Failure | undefined): string {
  if (failure === undefined) return "";
  const seconds = "detail" in failure ? /\d+/u.exec(failure.detail ?? "")?.[0] : undefined;
  if (failure.code === "person/too-many-attempts" && seconds !== undefined) {
    return account.value.wait(Number(seconds));
  }
  return online.value.problem(failure);
}
