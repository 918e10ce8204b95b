import { onlineText } from "../text/online-text.ts";

/** A link to sign in, and from there back to this screen. */
export function SignInLink() {
  const back = encodeURIComponent(location.pathname + location.search);
  return (
    <p class="sign-in-link">
      <a class="lone-link" href={`/account?sign-in&back=${back}`}>
        {onlineText.value.nickname.haveAccount}
      </a>
    </p>
  );
}
