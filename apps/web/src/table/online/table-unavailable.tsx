import { Frame } from "../../frame/frame.tsx";
import type { Failure } from "../../api-failure.ts";
import type { Person } from "../../online/api-client.ts";
import { Banned, isBanned } from "../../people/moderation-status.tsx";
import { onlineText } from "../../text/online-text.ts";
import { ServerUnavailable } from "../../people/server-unavailable.tsx";
import "../../people/online-screen.css";
import { currentPerson } from "../../online/current-person.ts";

interface Props {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** A table of a game that this app does not know. */
export function UnknownGame() {
  const { tableNotFound, unsupportedGame } = onlineText.value.onlineTable;
  return (
    <Frame>
      <div class="online-screen">
        <section class="server-unavailable panel">
          <h1>{unsupportedGame.title}</h1>
          <p>{unsupportedGame.text}</p>
          <div class="next-steps">
            <a class="button primary" href="/online">
              {tableNotFound.toLobby}
            </a>
          </div>
        </section>
      </div>
    </Frame>
  );
}

/** Shown to a banned person. */
export function BannedPage({ me }: { readonly me: Person }) {
  return (
    <Frame>
      <Banned me={me} />
    </Frame>
  );
}

/** A table that does not exist, is private, or cannot be reached: what happened, and where to go. */
export function TableUnavailable({ failure, onRetry }: Props) {
  const { tableNotFound } = onlineText.value.onlineTable;
  const me = currentPerson.value?.ok === true ? currentPerson.value.value : undefined;
  if (me !== undefined && isBanned(me)) return <BannedPage me={me} />;
  return (
    <Frame>
      <div class="online-screen">
        {failure.code === "table/unknown" ? (
          <section class="server-unavailable panel">
            <h1>{tableNotFound.title}</h1>
            <p>{tableNotFound.text}</p>
            <div class="next-steps">
              <a class="button primary" href="/online">
                {tableNotFound.toLobby}
              </a>
            </div>
          </section>
        ) : (
          <ServerUnavailable failure={failure} onRetry={onRetry} />
        )}
      </div>
    </Frame>
  );
}
