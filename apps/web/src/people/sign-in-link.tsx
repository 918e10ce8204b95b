import { online } from "../text/online-text.ts";

/** The way to signing in, and from there back to where one is now. */
export function HaveAccount() {
  const back = encodeURIComponent(location.pathname + location.search);
  return (
    <p class="have-account">
      <a class="lone-link" href={`/account?sign-in&back=${back}`}>
        {online.value.name.haveAccount}
      </a>
    </p>
  );
}
