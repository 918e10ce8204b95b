import { appText } from "../text/app-text.ts";
import { path } from "../router.ts";

/** The link to sign in, and from there back to this screen. */
export function HeaderSignInLink() {
  const back = path.value === "/account" ? "" : `&back=${encodeURIComponent(path.value)}`;
  return <a href={`/account?sign-in${back}`}>{appText.value.common.signIn}</a>;
}
