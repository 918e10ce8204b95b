import type { Person } from "../../online/api-client.ts";
import { accountText } from "../../text/account-text.ts";

/** Links to everything else of the current person. */
export function AccountLinks({ me }: { readonly me: Person }) {
  const { title, links } = accountText.value.overview;
  return (
    <nav class="links" aria-label={title}>
      <a href={`/player/${me.id}`}>{links.profile}</a>
      <a href="/people">{links.people}</a>
      <a href="/account/notifications">{links.notifications}</a>
      <a href="/bots">{links.bots}</a>
    </nav>
  );
}
