import { useSignal } from "@preact/signals";
import type { ModerationStatus } from "@sofala/protocol";
import { forgetNotice } from "../online/social-api.ts";
import type { Person } from "../online/api-client.ts";
import { askWho } from "../online/current-person.ts";
import { company, useCompanyWords } from "../text/people-text.ts";
import { momentText } from "../text/date-text.ts";
import "./moderation-status.css";

/** Must somebody stay away? Then nothing else can be shown to them. */
export const isBanned = ({ moderation }: Person): boolean => moderation?.banned !== undefined;

/** Whoever is banned learns until when, and why. */
export function Banned({ me }: { readonly me: Person }) {
  const hasWords = useCompanyWords();
  const banned = me.moderation?.banned;
  if (!hasWords || banned === undefined) return undefined;
  const { notices: text } = company.value;
  return (
    <section class="banned panel">
      <h1>{text.banned.title}</h1>
      <p>{text.banned.text(banned.until === undefined ? undefined : momentText(banned.until))}</p>
      <Why why={banned.explanation} />
      <a class="button primary" href="/new/zimbabwe">
        {text.alone}
      </a>
    </section>
  );
}

/** What operators decided about me, short of sending me away. */
export function MyNotices({ me: { name, moderation = {} } }: { readonly me: Person }) {
  const isAny = moderation.muted !== undefined || moderation.renamed !== undefined;
  return isAny ? <Told name={name} moderation={moderation} /> : undefined;
}

function Told({
  name,
  moderation,
}: {
  readonly name: string;
  readonly moderation: ModerationStatus;
}) {
  const hasWords = useCompanyWords();
  const isBusy = useSignal(false);
  if (!hasWords) return undefined;
  const { notices: text } = company.value;
  const { muted, renamed } = moderation;
  const forget = async () => {
    isBusy.value = true;
    await forgetNotice();
    await askWho();
    isBusy.value = false;
  };
  return (
    <>
      {muted !== undefined && (
        <section class="my-notice panel">
          <p>{text.muted(momentText(muted.until))}</p>
          <Why why={muted.explanation} />
        </section>
      )}
      {renamed !== undefined && (
        <section class="my-notice panel">
          <p>{text.renamed(renamed.previousName, name)}</p>
          <Why why={renamed.explanation} />
          <button
            type="button"
            class="button"
            disabled={isBusy.value}
            onClick={() => void forget()}
          >
            {text.read}
          </button>
        </section>
      )}
    </>
  );
}

function Why({ why }: { readonly why: string }) {
  return why === "" ? undefined : <p>{company.value.notices.why(why)}</p>;
}
