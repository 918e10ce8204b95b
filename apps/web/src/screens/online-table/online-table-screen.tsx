import { useSignal } from "@preact/signals";
import type { Result } from "@sofala/engine";
import type { SeatInfo } from "@sofala/protocol";
import { useEffect } from "preact/hooks";
import { Frame } from "../../frame/frame.tsx";
import { openRoom, type AnyRoom } from "../../online/open-table.ts";
import type { Failure } from "../../online/api-client.ts";
import { isBanned } from "../../people/moderation-status.tsx";
import { query } from "../../router.ts";
import type { ScreenProps } from "../../routes.ts";
import { later } from "../../ui/lazy.tsx";
import { Loading } from "../../ui/loading.tsx";
import { useOnlineWords } from "../../text/online-text.ts";
import { words } from "../../text/app-text.ts";
import { nameOfSeat } from "../../games/seat-names.ts";
import { askAgain, askWho, who } from "../../online/current-person.ts";
import { NotSeen, OtherGame, SentAway } from "../../table/online/table-unavailable.tsx";
import { WaitingRoom } from "./waiting-room.tsx";

/** A table on a server, from the gathering of its players to its end. */
export function Screen({ parameters }: ScreenProps) {
  const { id = "" } = parameters;
  const hasWords = useOnlineWords();
  const opened = useSignal<Result<AnyRoom, Failure> | undefined>(undefined);
  const attempt = useSignal(0);
  const invite = query.value.get("invite") ?? undefined;
  useEffect(() => {
    let isLeft = false;
    opened.value = undefined;
    void Promise.all([openRoom(id, { nameOf, ...(invite && { invite }) }), askWho()]).then(
      ([result]) => {
        if (!isLeft) opened.value = result;
        else if (result.ok) close(result.value);
      },
    );
    return () => {
      isLeft = true;
      const result = opened.peek();
      if (result?.ok === true) close(result.value);
    };
  }, [id, invite, attempt.value]);

  const result = opened.value;
  if (result === undefined || !hasWords) return <Loading text={words.value.play.opening} />;
  const retry = () => {
    attempt.value++;
  };
  if (!result.ok) return <NotSeen failure={result.error} onRetry={retry} />;
  if (result.value.game === "other") return <OtherGame />;
  return <Room opened={result.value} onRetry={retry} invite={invite} />;
}

function close(opened: AnyRoom): void {
  if (opened.game !== "other") opened.room.close();
}

/** Bots go by the empire or the colour of their seat, as around one device. */
const nameOf = ({ kind, name }: SeatInfo, seat: number, game: string): string =>
  kind === "person" ? name || words.value.common.anonymous : nameOfSeat(seat, game, words.value);

const ZimbabweOnlineReplay = later(() =>
  import("../../games/zimbabwe/online/online-replay.tsx").then((module) => module.OnlineReplay),
);

const ZimbabweOnlineTable = later(() =>
  import("../../games/zimbabwe/online/online-table-view.tsx").then(
    (module) => module.ZimbabweOnlineTable,
  ),
);

const MediterraneanOnlineTable = later(() =>
  import("../../games/mediterranean/online/online-table-view.tsx").then(
    (module) => module.MediterraneanOnlineTable,
  ),
);

const MediterraneanOnlineReplay = later(() =>
  import("../../games/mediterranean/online/online-replay.tsx").then(
    (module) => module.OnlineReplay,
  ),
);

interface RoomProps {
  readonly opened: Exclude<AnyRoom, { game: "other" }>;
  readonly invite: string | undefined;
  readonly onRetry: () => void;
}

function Room({ opened, invite, onRetry }: RoomProps) {
  const { room } = opened;
  const known = who.value;
  const me = known?.ok === true ? known.value : undefined;
  const failure = room.failure.value;
  const isLost = room.connection.value === "lost";
  // Whoever is sent away finds out why the line ended.
  useEffect(() => {
    if (isLost) void askAgain();
  }, [isLost]);
  if (me !== undefined && isBanned(me)) return <SentAway me={me} />;
  if (failure !== undefined) return <NotSeen failure={failure} onRetry={onRetry} />;
  if (room.info.value.status === "open") {
    return (
      <Frame>
        <WaitingRoom room={room} me={me} invite={invite} />
      </Frame>
    );
  }
  return <Board opened={opened} hasName={me !== undefined} />;
}

function Board({ opened, hasName }: Pick<RoomProps, "opened"> & { readonly hasName: boolean }) {
  const isLookedAt = query.value.has("at");
  if (opened.game === "mediterranean") {
    const table = opened.room.table.value;
    if (table === undefined) return <Loading text={words.value.play.opening} />;
    // What is hidden now was hidden then: what one saw is looked at apart from the table.
    if (isLookedAt) return <MediterraneanOnlineReplay table={table} />;
    return <MediterraneanOnlineTable table={table} hasName={hasName} />;
  }
  const table = opened.room.table.value;
  if (table === undefined) return <Loading text={words.value.play.opening} />;
  const isOver = opened.room.info.value.status === "over";
  if (isLookedAt && isOver) return <ZimbabweOnlineReplay table={table} />;
  return <ZimbabweOnlineTable table={table} hasName={hasName} />;
}
