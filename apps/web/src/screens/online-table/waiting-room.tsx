import { useEffect, useMemo } from "preact/hooks";
import type { RemoteRoom } from "../../online/table-client.ts";
import type { Person } from "../../online/api-client.ts";
import { PersonMenu } from "../../people/person-menu.tsx";
import { navigate } from "../../router.ts";
import { ChatPanel } from "../../table/online/chat-panel.tsx";
import { ConnectionNotice } from "../../table/online/banner.tsx";
import { OnlineModel } from "../../table/online/online-model.ts";
import { useAsking } from "../../table/online/use-table-command.ts";
import { Icon } from "../../ui/icon.tsx";
import { online } from "../../text/online-text.ts";
import { words } from "../../text/app-text.ts";
import { TurnOffer } from "../notifications/turn-notification-link.tsx";
import { HaveAccount } from "../../people/sign-in-link.tsx";
import { NameForm } from "../../people/name-form.tsx";
import { isFree, sitterName } from "../../games/seat-names.ts";
import { SeatSign } from "../../games/seat-badge.tsx";
import { InvitePanel } from "./invite-panel.tsx";
import { QuickWait } from "./pairing-wait.tsx";
import { TermsPanel } from "./settings-panel.tsx";
import "./waiting-room.css";

/** The bots that take free seats. */
const BOTS = "steady";

interface Props {
  readonly room: RemoteRoom;
  readonly me: Person | undefined;
  /** The invitation that came with the link. */
  readonly invite: string | undefined;
}

/** A table that gathers its players: who is there, who is missing, and how to call them. */
export function WaitingRoom({ room, me, invite }: Props) {
  const { waiting, finding, live, lobby, problem, name } = online.value;
  const model = useMemo(() => new OnlineModel(room), [room]);
  useEffect(() => () => model.dispose(), [model]);
  const { isBusy, failure, ask } = useAsking(room);
  const info = room.info.value;
  const { game, seats, you } = info;
  const isQuick = info.quick === true;
  const free = seats.filter(isFree).length;
  const isSeated = you.seat !== undefined;
  const people = seats
    .filter(({ kind }) => kind === "person")
    .map((seat) => sitterName(seat, game, words.value));
  const title = info.title ?? lobby.tableOf(people);
  const invitation = info.invite ?? invite;
  const sit = async (seat?: number) => {
    const asked = {
      ...(seat === undefined ? {} : { seat }),
      ...(invitation && { invite: invitation }),
    };
    await ask("join", asked);
  };
  const fill = () => ask("add-bots", { level: BOTS });
  const { invite: own } = info;
  const renew = async () => (await ask("renew-invite", { replaces: own ?? "" })) !== undefined;
  const leave = async () => {
    if ((await ask("leave", {})) !== undefined) navigate("/online");
  };
  return (
    <div class="waiting-room">
      <ConnectionNotice model={model} />
      <p class="eyebrow">{finding.game(game)}</p>
      <h1>{title}</h1>
      <div class="columns">
        <div class="main">
          {isQuick && isSeated && free > 0 && (
            <QuickWait pace={info.pace} isBusy={isBusy.value} onBots={() => void fill()} />
          )}
          {me === undefined && free > 0 && (
            <section class="panel welcome">
              <h2>{name.title}</h2>
              <p class="quiet">{name.text}</p>
              <NameForm
                go={waiting.sitDown}
                onDone={() => {
                  // The server has yet to learn who is at this end of the line.
                  room.reconnect();
                  void sit();
                }}
              />
              <HaveAccount />
            </section>
          )}
          <section class="panel">
            <h2>{waiting.seats}</h2>
            <ol class="seats bare">
              {seats.map((seat, index) => (
                <li key={index} class={isFree(seat) ? "free" : undefined}>
                  <SeatSign game={game} seat={index} size="2.5rem" />
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
                      at={{ tableId: room.id }}
                    />
                  )}
                  {isFree(seat) && !isSeated && me !== undefined && (
                    <button
                      type="button"
                      class="button primary"
                      disabled={isBusy.value}
                      onClick={() => void sit(index)}
                    >
                      {waiting.sit}
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
              <div class="ways-on">
                {isSeated && (
                  <button
                    type="button"
                    class="button"
                    disabled={isBusy.value}
                    onClick={() => void leave()}
                  >
                    <Icon name="leave" />
                    {isQuick ? finding.quick.stop : waiting.leave}
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
                    {finding.fill}
                  </button>
                )}
                {you.isOwner && !isQuick && (
                  <button
                    type="button"
                    class="button primary start"
                    disabled={isBusy.value || free > 0}
                    onClick={() => void ask("start", {})}
                  >
                    {waiting.start}
                  </button>
                )}
              </div>
            </div>
          </section>
          <TermsPanel info={info} />
          {isSeated && <TurnOffer />}
        </div>
        <div class="beside">
          {free > 0 && (isSeated || you.isOwner) && (
            <InvitePanel
              id={room.id}
              game={game}
              invite={invitation}
              onRenew={own === undefined ? undefined : renew}
            />
          )}
          <section class="panel talk">
            <h2>{live.chat.title}</h2>
            <ChatPanel
              model={model}
              hasName={me !== undefined}
              badge={(seat) => <SeatSign game={game} seat={seat} size="1.25em" />}
            />
          </section>
        </div>
      </div>
      <p>
        <a class="lone-link" href="/online">
          {waiting.toLobby}
        </a>
      </p>
    </div>
  );

  function seatName(index: number): string {
    const seat = seats[index];
    return (seat && sitterName(seat, game, words.value)) || waiting.free;
  }

  function seatState(index: number): string {
    const seat = seats[index];
    if (seat?.kind === "bot") return waiting.bot;
    if (seat?.kind === "reserved") return waiting.reserved;
    if (seat?.kind !== "person") return waiting.open;
    if (index === you.seat) return waiting.you;
    return seat.isConnected === true ? waiting.here : waiting.away;
  }

  function startText(): string {
    const { startText: text } = waiting;
    if (you.isOwner && !isQuick) return free > 0 ? text.notFull(free) : text.ready;
    return free > 0 ? text.othersNotFull(free) : text.othersReady;
  }
}
