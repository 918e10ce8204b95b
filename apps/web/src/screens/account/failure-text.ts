import type { Failure } from "../../online/api-client.ts";
import { account } from "../../text/account-text.ts";
import { online } from "../../text/online-text.ts";

/** Why something was not done, and for how long, where that is known. */
export function failureText(failure: Failure | undefined): string {
  if (failure === undefined) return "";
  const seconds = "detail" in failure ? /\d+/u.exec(failure.detail ?? "")?.[0] : undefined;
  if (failure.code === "person/too-many-attempts" && seconds !== undefined) {
    return account.value.wait(Number(seconds));
  }
  return online.value.problem(failure);
}
