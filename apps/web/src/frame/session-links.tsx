import { useEffect } from "preact/hooks";
import { currentPerson, loadCurrentPerson } from "../online/current-person.ts";
import { followTurns, tablesAwaitingMe } from "../online/my-turns.ts";
import { appText } from "../text/app-text.ts";
import { onlineText, useOnlineText } from "../text/online-text.ts";
import { Icon } from "../ui/icon.tsx";
import { HeaderSignInLink } from "./sign-in-link.tsx";

/** At how many tables it is my turn, and my account. */
export function SessionLinks() {
  const hasText = useOnlineText();
  const known = currentPerson.value;
  const me = known?.ok === true ? known.value : undefined;
  useEffect(() => {
    if (currentPerson.peek() === undefined) void loadCurrentPerson();
  }, []);
  useEffect(() => (me === undefined ? undefined : followTurns()), [me?.id]);
  if (known?.ok === true && me === undefined) return <HeaderSignInLink />;
  const [next] = tablesAwaitingMe.value;
  const { length: count } = tablesAwaitingMe.value;
  return (
    <>
      {hasText && next !== undefined && (
        <a class="turns" href={`/table/${next}`}>
          <span class="count figures" aria-hidden="true">
            {count}
          </span>
          <span class="words">{onlineText.value.matchmaking.nextTable.waitingTables(count)}</span>
        </a>
      )}
      <a class="account" href="/account">
        <Icon name="person" />
        <span>{me?.name ?? appText.value.common.account}</span>
      </a>
    </>
  );
}
