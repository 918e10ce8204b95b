import type { TableClient } from "../../online/table-client.ts";
import { useNameFirst } from "../../people/use-name-first.tsx";
import { onlineText } from "../../text/online-text.ts";
import "./nickname-needed.css";

interface Props {
  readonly client: Pick<TableClient, "reconnect">;
  /** What a nickname is needed for. */
  readonly text: string;
}

/** Tells visitors that they need a nickname, with the button to choose one. */
export function NicknameNeeded({ client, text }: Props) {
  const { withName, nameDialog } = useNameFirst();
  return (
    <p class="quiet nickname-needed">
      {text}
      {/* The socket was opened without the new session. */}
      <button type="button" class="button" onClick={() => withName(() => client.reconnect())}>
        {onlineText.value.nickname.title}
      </button>
      {nameDialog}
    </p>
  );
}
