import { useEffect, useMemo } from "preact/hooks";
import type { TableClient } from "../../online/table-client.ts";
import type { Person } from "../../online/api-client.ts";
import { PersonMenu } from "../../people/person-menu.tsx";
import { navigate } from "../../router.ts";
import { ChatPanel } from "../../table/online/chat-panel.tsx";
import { ConnectionBanner } from "../../table/online/banner.tsx";
import { OnlineModel } from "../../table/online/online-model.ts";
import { useTableCommand } from "../../table/online/use-table-command.ts";
import { Icon } from "../../ui/icon.tsx";
import { onlineText } from "../../text/online-text.ts";
import { gameTitle } from "../../games/game-overview.ts";
import { appText } from "../../text/app-text.ts";
import { TurnNotificationLink } from "../notifications/turn-notification-link.tsx";
import { SignInLink } from "../../people/sign-in-link.tsx";
import { NameForm } from "../../people/name-form.tsx";
import { isSeatFree, holderName } from "../../games/seat-names.ts";
import { GameSeatBadge } from "../../games/seat-badge.tsx";
import { InvitePanel } from "./invite-panel.tsx";
import { PairingWait } from "./pairing-wait.tsx";
import { TableSettingsPanel } from "./settings-panel.tsx";
import "./waiting-room.css";

/** The level of bots for free seats. */
const BOT_LEVEL = "steady";

interface Props {
  readonly client: TableClient;
  readonly me: Person | undefined;
  /** The invitation in the link. */
  readonly invite: string | undefined;
}

/** A table before its start: its players, its free seats, and how to invite people. */
export function WaitingRoom({ client, me, invite }: Props) {
  const { waitingRoom, matchmaking, onlineTable, lobby, problem, nickname } = onlineText.value;
  const model = useMemo(() => new OnlineModel(client), [client]);
  useEffect(() => () => model.dispose(), [model]);
  const { isBusy, failure, send } = useTableCommand(client);
  const info = client.info.value;
  const { game, seats, you } = info;
  const isQuick = info.quick === true;
  const free = seats.filter(isSeatFree).length;
  const isSeated = you.seat !== undefined;
  const people = seats
    .filter(({ kind }) => kind === "person")
    .map((seat) => holderName(seat, game, appText.value));
  const title = info.title ?? lobby.untitledTable(people);
  const invitation = info.invite ?? invite;
  const sit = async (seat?: number) => {
    const joinRequest = {
      ...(seat === undefined ? {} : { seat }),
      ...(invitation && { invite: invitation }),
    };
    await send("join", joinRequest);
  };
  const fill = () => send("add-bots", { level: BOT_LEVEL });
  const { invite: own } = info;
  const renew = async () => (await send("renew-invite", { replaces: own ?? "" })) !== undefined;
  const leave = async () => {
    if ((await send("leave", {})) !== undefined) navigate("/online");
  };
  return (
    <div class="waiting-room">
      <ConnectionBanner model={model} />
      <p class="eyebrow">{gameTitle(game, appText.value)}</p>
      <h1>{title}</h1>
      <div class="columns">
        <div class="main">
          {isQuick && isSeated && free > 0 && (
            <PairingWait pace={info.pace} isBusy={isBusy.value} onBots={() => void fill()} />
          )}
          {me === undefined && free > 0 && (
            <section class="panel welcome">
              <h2>{nickname.title}</h2>
              <p class="quiet">{nickname.text}</p>
              <NameForm
                submitLabel={waitingRoom.takeAnySeat}
                onDone={() => {
                  // The socket was opened without the new session.
                  client.reconnect();
                  void sit();
                }}
              />
              <SignInLink />
            </section>
          )}
          <section class="panel">
            <h2>{waitingRoom.seats}</h2>
            <ol class="seats bare">
              {seats.map((seat, index) => (
                <li key={index} class={isSeatFree(seat) ? "free" : undefined}>
                  <GameSeatBadge game={game} seat={index} size="2.5rem" />
                  <span class="who">
                    <b>
                      {seat.personId === undefined ? (
                        seatName(index)
                      ) : (
                        <a class="lone-link" href={`/player/${seat.personId}`}>
                          {seatName(index)}
                        </a>
                      )}
                    </b>
                    <span class="quiet">{seatState(index)}</span>
                  </span>
                  {seat.personId !== undefined && (
                    <PersonMenu
                      person={{ id: seat.personId, name: seat.name }}
                      reportContext={{ tableId: client.id }}
                    />
                  )}
                  {isSeatFree(seat) && !isSeated && me !== undefined && (
                    <button
                      type="button"
                      class="button primary"
                      disabled={isBusy.value}
                      onClick={() => void sit(index)}
                    >
                      {waitingRoom.takeSeat}
                    </button>
                  )}
                </li>
              ))}
            </ol>
            <div class="go">
              <p role="status">{startText()}</p>
              <p role="alert" class="problem">
                {failure.value !== undefined && problem(failure.value)}
              </p>
              <div class="next-steps">
                {isSeated && (
                  <button
                    type="button"
                    class="button"
                    disabled={isBusy.value}
                    onClick={() => void leave()}
                  >
                    <Icon name="leave" />
                    {isQuick ? matchmaking.quickPairing.stopSearching : waitingRoom.leave}
                  </button>
                )}
                {you.isOwner && isSeated && !isQuick && free > 0 && (
                  <button
                    type="button"
                    class="button"
                    disabled={isBusy.value}
                    onClick={() => void fill()}
                  >
                    <Icon name="bot" />
                    {matchmaking.fillWithBots}
                  </button>
                )}
                {you.isOwner && !isQuick && (
                  <button
                    type="button"
                    class="button primary start"
                    disabled={isBusy.value || free > 0}
                    onClick={() => void send("start", {})}
                  >
                    {waitingRoom.start}
                  </button>
                )}
              </div>
            </div>
          </section>
          <TableSettingsPanel info={info} />
          {isSeated && <TurnNotificationLink />}
        </div>
        <div class="beside">
          {free > 0 && (isSeated || you.isOwner) && (
            <InvitePanel
              id={client.id}
              game={game}
              invite={invitation}
              onRenew={own === undefined ? undefined : renew}
            />
          )}
          <section class="panel talk">
            <h2>{onlineTable.chat.title}</h2>
            <ChatPanel
              model={model}
              isKnownPerson={me !== undefined}
              badge={(seat) => <GameSeatBadge game={game} seat={seat} size="1.25em" />}
            />
          </section>
        </div>
      </div>
      <p>
        <a class="lone-link" href="/online">
          {waitingRoom.toLobby}
        </a>
      </p>
    </div>
  );

  function seatName(index: number): string {
    const seat = seats[index];
    return (seat && holderName(seat, game, appText.value)) || waitingRoom.freeSeat;
  }

  function seatState(index: number): string {
    const seat = seats[index];
    if (seat?.kind === "bot") return waitingRoom.bot;
    if (seat?.kind === "reserved") return waitingRoom.reservedSeat;
    if (seat?.kind !== "person") return waitingRoom.openSeat;
    if (index === you.seat) return waitingRoom.you;
    return seat.isConnected === true ? waitingRoom.online : waitingRoom.offline;
  }

  function startText(): string {
    const { startText: text } = waitingRoom;
    if (you.isOwner && !isQuick) return free > 0 ? text.notFull(free) : text.ready;
    return free > 0 ? text.othersNotFull(free) : text.othersReady;
  }
}
