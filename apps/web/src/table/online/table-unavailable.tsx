import { Frame } from "../../frame/frame.tsx";
import type { Failure, Person } from "../../online/api-client.ts";
import { Banned, isBanned } from "../../people/moderation-status.tsx";
import { online } from "../../text/online-text.ts";
import { NoServer } from "../../people/server-unavailable.tsx";
import "../../screens/online/online-screen.css";
import { who } from "../../online/current-person.ts";

interface Props {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** A table of a game that this app has no board for. */
export function OtherGame() {
  const { missing, otherGame } = online.value.live;
  return (
    <Frame>
      <div class="online-screen">
        <section class="no-server panel">
          <h1>{otherGame.title}</h1>
          <p>{otherGame.text}</p>
          <div class="ways-on">
            <a class="button primary" href="/online">
              {missing.toLobby}
            </a>
          </div>
        </section>
      </div>
    </Frame>
  );
}

/** For whoever is banned. */
export function SentAway({ me }: { readonly me: Person }) {
  return (
    <Frame>
      <Banned me={me} />
    </Frame>
  );
}

/** A table that is not there, not for whoever came, or cannot be reached: what happened, and a way on. */
export function NotSeen({ failure, onRetry }: Props) {
  const { missing } = online.value.live;
  const me = who.value?.ok === true ? who.value.value : undefined;
  if (me !== undefined && isBanned(me)) return <SentAway me={me} />;
  return (
    <Frame>
      <div class="online-screen">
        {failure.code === "table/unknown" ? (
          <section class="no-server panel">
            <h1>{missing.title}</h1>
            <p>{missing.text}</p>
            <div class="ways-on">
              <a class="button primary" href="/online">
                {missing.toLobby}
              </a>
            </div>
          </section>
        ) : (
          <NoServer failure={failure} onRetry={onRetry} />
        )}
      </div>
    </Frame>
  );
}
