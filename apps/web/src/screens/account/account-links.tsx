import type { Person } from "../../online/api-client.ts";
import { account } from "../../text/account-text.ts";

/** The ways to everything else that is mine. */
export function Links({ me }: { readonly me: Person }) {
  const { title, links } = account.value.own;
  return (
    <nav class="links" aria-label={title}>
      <a href={`/player/${me.id}`}>{links.profile}</a>
      <a href="/people">{links.people}</a>
      <a href="/account/notifications">{links.notices}</a>
      <a href="/bots">{links.bots}</a>
    </nav>
  );
}
