import type { Friend } from "@sofala/protocol";
import { company } from "../../text/people-text.ts";
import { PersonRow } from "./person-row.tsx";

interface Props {
  readonly friend: Friend;
  readonly onEnd: () => void;
}

/** A friend: whether they are here, and where they play. */
export function FriendRow({ friend: { person, isOnline, tables }, onEnd }: Props) {
  const { friends: text } = company.value;
  return (
    <PersonRow person={person} ways={["unfriend"]} onWay={onEnd}>
      <span class={isOnline ? "presence here" : "presence quiet"}>
        {isOnline ? text.here : text.away}
      </span>
      {tables.map(({ id, title = text.table, status }) => (
        <a key={id} class="table" href={`/table/${id}`}>
          {status === "open" ? text.join(title) : text.watch(title)}
        </a>
      ))}
    </PersonRow>
  );
}
