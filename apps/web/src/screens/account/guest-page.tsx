import type { Person } from "../../online/api-client.ts";
import { account } from "../../text/account-text.ts";
import { Leaving } from "./my-data-panel.tsx";
import { Links } from "./account-links.tsx";
import { MakeAccount } from "./create-account.tsx";
import { SignIn } from "./sign-in.tsx";

interface Props {
  readonly me: Person | undefined;
  readonly isSigningIn: boolean;
}

/** What an account is for, how to make one, and how to sign in. */
export function GuestPage({ me, isSigningIn }: Props) {
  const { guest } = account.value;
  if (isSigningIn) {
    return (
      <div class="narrow">
        <SignIn />
        <p class="ways-on">
          <a href={me === undefined ? "/online" : "/account"}>{guest.haveNone}</a>
        </p>
      </div>
    );
  }
  if (me === undefined) return undefined;
  return (
    <div class="narrow">
      <h1>{guest.title}</h1>
      <p class="lead">{guest.lead}</p>
      <ul class="reasons">
        {guest.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p>
        {guest.youAre(me.name)} <a href="/account?sign-in">{guest.haveOne}</a>
      </p>
      <MakeAccount me={me} />
      <Links me={me} />
      <Leaving me={me} />
    </div>
  );
}
