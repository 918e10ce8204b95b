import { useSignal } from "@preact/signals";
import type { Result } from "@sofala/engine";
import type { SeatInfo } from "@sofala/protocol";
import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import { useEffect } from "preact/hooks";
import { ZimbabweOnlineTable } from "../../boards/zimbabwe/online/zimbabwe-online-table.tsx";
import { Frame } from "../../frame/frame.tsx";
import { openRoom } from "../../online/open-room.ts";
import type { RemoteRoom } from "../../online/remote-room.ts";
import type { Failure } from "../../online/server.ts";
import { isBanned } from "../../people/my-notices.tsx";
import { query } from "../../router.ts";
import type { ScreenProps } from "../../routes.ts";
import { later } from "../../ui/later.tsx";
import { Loading } from "../../ui/loading.tsx";
import { capital } from "../../words/capital.ts";
import { useOnlineWords } from "../../words/online-words.ts";
import { words } from "../../words/words.ts";
import { empireOf } from "../online/seat-names.ts";
import { askAgain, askWho, who } from "../online/who.ts";
import { NotSeen, OtherGame, SentAway } from "./not-seen.tsx";
import { WaitingRoom } from "./waiting-room.tsx";

/** A table on a server, from the gathering of its players to its end. */
export function Screen({ parameters }: ScreenProps) {
  const { id = "" } = parameters;
  const hasWords = useOnlineWords();
  const opened = useSignal<Result<RemoteRoom<Zimbabwe>, Failure> | undefined>(undefined);
  const attempt = useSignal(0);
  const invite = query.value.get("invite") ?? undefined;
  useEffect(() => {
    let isLeft = false;
    opened.value = undefined;
    void Promise.all([openRoom(id, { nameOf, ...(invite && { invite }) }), askWho()]).then(
      ([result]) => {
        if (!isLeft) opened.value = result;
        else if (result.ok) result.value.close();
      },
    );
    return () => {
      isLeft = true;
      const result = opened.peek();
      if (result?.ok === true) result.value.close();
    };
  }, [id, invite, attempt.value]);

  const result = opened.value;
  if (result === undefined || !hasWords) return <Loading text={words.value.play.opening} />;
  const retry = () => {
    attempt.value++;
  };
  if (!result.ok) return <NotSeen failure={result.error} onRetry={retry} />;
  return <Room room={result.value} onRetry={retry} invite={invite} />;
}

/** Bots go by the empire that they lead, as around one device. */
const nameOf = ({ kind, name }: SeatInfo, seat: number): string =>
  kind === "person" ? name || words.value.common.anonymous : capital(empireOf(seat));

const OnlineReplay = later(() =>
  import("../../boards/zimbabwe/online/online-replay.tsx").then((module) => module.OnlineReplay),
);

interface RoomProps {
  readonly room: RemoteRoom<Zimbabwe>;
  readonly invite: string | undefined;
  readonly onRetry: () => void;
}

function Room({ room, invite, onRetry }: RoomProps) {
  const known = who.value;
  const me = known?.ok === true ? known.value : undefined;
  const failure = room.failure.value;
  const table = room.table.value;
  const isLost = room.connection.value === "lost";
  // Whoever is sent away finds out why the line ended.
  useEffect(() => {
    if (isLost) void askAgain();
  }, [isLost]);
  if (me !== undefined && isBanned(me)) return <SentAway me={me} />;
  if (failure !== undefined) return <NotSeen failure={failure} onRetry={onRetry} />;
  if (room.info.value.game !== zimbabwe.id) return <OtherGame />;
  if (room.info.value.status === "open") {
    return (
      <Frame>
        <WaitingRoom room={room} me={me} invite={invite} />
      </Frame>
    );
  }
  if (table === undefined) return <Loading text={words.value.play.opening} />;
  const isOver = room.info.value.status === "over";
  if (isOver && query.value.has("at")) return <OnlineReplay table={table} />;
  return <ZimbabweOnlineTable table={table} hasName={me !== undefined} />;
}
