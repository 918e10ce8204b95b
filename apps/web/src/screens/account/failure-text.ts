import type { Failure } from "../../api-failure.ts";
import { accountText } from "../../text/account-text.ts";
import { onlineText } from "../../text/online-text.ts";

/** The text of a failure, with the time to wait if that is known. */
export function failureText(failure: Failure | undefined): string {
  if (failure === undefined) return "";
  const seconds = "detail" in failure ? /\d+/u.exec(failure.detail ?? "")?.[0] : undefined;
  if (failure.code === "person/too-many-attempts" && seconds !== undefined) {
    return accountText.value.throttled(Number(seconds));
  }
  return onlineText.value.problem(failure);
}
