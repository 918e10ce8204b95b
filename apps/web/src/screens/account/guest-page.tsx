import type { Person } from "../../online/api-client.ts";
import { accountText } from "../../text/account-text.ts";
import { MyDataPanel } from "./my-data-panel.tsx";
import { AccountLinks } from "./account-links.tsx";
import { CreateAccount } from "./create-account.tsx";
import { SignIn } from "./sign-in.tsx";

interface Props {
  readonly me: Person | undefined;
  readonly isSigningIn: boolean;
}

/** What an account is for, how to create one, and how to sign in. */
export function GuestPage({ me, isSigningIn }: Props) {
  const { guest } = accountText.value;
  if (isSigningIn) {
    return (
      <div class="narrow">
        <SignIn />
        <p class="next-steps">
          <a href={me === undefined ? "/online" : "/account"}>{guest.noAccountYet}</a>
        </p>
      </div>
    );
  }
  if (me === undefined) return undefined;
  return (
    <div class="narrow">
      <h1>{guest.title}</h1>
      <p class="lead">{guest.intro}</p>
      <ul class="reasons">
        {guest.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p>
        {guest.youAre(me.name)} <a href="/account?sign-in">{guest.haveAccount}</a>
      </p>
      <CreateAccount me={me} />
      <AccountLinks me={me} />
      <MyDataPanel me={me} />
    </div>
  );
}
