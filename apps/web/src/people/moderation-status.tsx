import { useSignal } from "@preact/signals";
import type { ModerationStatus } from "@sofala/protocol";
import { acknowledgeRename } from "../online/social-api.ts";
import type { Person } from "../online/api-client.ts";
import { loadCurrentPerson } from "../online/current-person.ts";
import { peopleText, usePeopleText } from "../text/people-text.ts";
import { dateTimeText } from "../text/date-text.ts";
import "./moderation-status.css";

/** A banned person sees nothing else. */
export const isBanned = ({ moderation }: Person): boolean => moderation?.banned !== undefined;

/** Tells a banned person until when, and why. */
export function Banned({ me }: { readonly me: Person }) {
  const isTextLoaded = usePeopleText();
  const banned = me.moderation?.banned;
  if (!isTextLoaded || banned === undefined) return undefined;
  const { moderationStatus: text } = peopleText.value;
  return (
    <section class="banned panel">
      <h1>{text.banned.title}</h1>
      <p>{text.banned.text(banned.until === undefined ? undefined : dateTimeText(banned.until))}</p>
      <Explanation explanation={banned.explanation} />
      <a class="button primary" href="/">
        {text.playLocally}
      </a>
    </section>
  );
}

/** What operators decided about me, other than a ban. */
export function ModerationNotices({ me: { name, moderation = {} } }: { readonly me: Person }) {
  const isAny = moderation.muted !== undefined || moderation.renamed !== undefined;
  return isAny ? <NoticePanels name={name} moderation={moderation} /> : undefined;
}

function NoticePanels({
  name,
  moderation,
}: {
  readonly name: string;
  readonly moderation: ModerationStatus;
}) {
  const isTextLoaded = usePeopleText();
  const isBusy = useSignal(false);
  if (!isTextLoaded) return undefined;
  const { moderationStatus: text } = peopleText.value;
  const { muted, renamed } = moderation;
  const forget = async () => {
    isBusy.value = true;
    await acknowledgeRename();
    await loadCurrentPerson();
    isBusy.value = false;
  };
  return (
    <>
      {muted !== undefined && (
        <section class="moderation-notice panel">
          <p>{text.muted(dateTimeText(muted.until))}</p>
          <Explanation explanation={muted.explanation} />
        </section>
      )}
      {renamed !== undefined && (
        <section class="moderation-notice panel">
          <p>{text.renamed(renamed.previousName, name)}</p>
          <Explanation explanation={renamed.explanation} />
          <button
            type="button"
            class="button"
            disabled={isBusy.value}
            onClick={() => void forget()}
          >
            {text.acknowledge}
          </button>
        </section>
      )}
    </>
  );
}

function Explanation({ explanation }: { readonly explanation: string }) {
  return explanation === "" ? undefined : (
    <p>{peopleText.value.moderationStatus.explanation(explanation)}</p>
  );
}
