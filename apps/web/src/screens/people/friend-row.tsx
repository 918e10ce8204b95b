import type { Friend } from "@sofala/protocol";
import { peopleText } from "../../text/people-text.ts";
import { PersonRow } from "./person-row.tsx";

interface Props {
  readonly friend: Friend;
  readonly onUnfriend: () => void;
}

/** A friend: whether they are online, and the tables where they play. */
export function FriendRow({ friend: { person, isOnline, tables }, onUnfriend }: Props) {
  const { friends: text } = peopleText.value;
  return (
    <PersonRow person={person} actions={["unfriend"]} onAction={onUnfriend}>
      <span class={isOnline ? "presence here" : "presence quiet"}>
        {isOnline ? text.online : text.offline}
      </span>
      {tables.map(({ id, title = text.untitledTable, status }) => (
        <a key={id} class="table" href={`/table/${id}`}>
          {status === "open" ? text.join(title) : text.watch(title)}
        </a>
      ))}
    </PersonRow>
  );
}
