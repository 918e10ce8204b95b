import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { tableLink } from "../../table/online/table-link.ts";
import { Dialog } from "../../ui/dialog.tsx";
import "../../ui/field.css";
import { Icon } from "../../ui/icon.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { copyText } from "../../ui/download.ts";
import { gameTitle } from "../../games/game-overview.ts";
import { appText } from "../../text/app-text.ts";
import { onlineText } from "../../text/online-text.ts";

const QrCode = lazy(() => import("./qr-code.tsx").then((module) => module.QrCode));

interface Props {
  readonly id: string;
  readonly game: string;
  /** The invitation, if the current person knows it. */
  readonly invite: string | undefined;
  /** Replaces the link; only for the owner of the table. */
  readonly onRenew?: (() => Promise<boolean>) | undefined;
}

/** The link to send to friends. */
export function InvitePanel({ id, game, invite, onRenew }: Props) {
  const { waitingRoom, matchmaking } = onlineText.value;
  const field = useId();
  const copied = useSignal<boolean | undefined>(undefined);
  const isAsking = useSignal(false);
  const isRenewed = useSignal(false);
  const renew = async () => {
    isAsking.value = false;
    copied.value = undefined;
    isRenewed.value = (await onRenew?.()) ?? false;
  };
  const link = tableLink(id, invite);
  const share = {
    title: "Sofala",
    text: waitingRoom.shareText(gameTitle(game, appText.value)),
    url: link,
  };
  const canShare = typeof navigator.share === "function";
  return (
    <section class="panel invite-panel">
      <h2>{waitingRoom.invite}</h2>
      <p class="quiet">{waitingRoom.inviteText}</p>
      <label for={field} class="spoken">
        {waitingRoom.link}
      </label>
      <div class="row">
        <input
          id={field}
          class="field"
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button
          type="button"
          class="button primary"
          onClick={() => void copyText(link).then((isCopied) => (copied.value = isCopied))}
        >
          <Icon name={copied.value === true ? "check" : "link"} />
          {copied.value === true ? waitingRoom.copied : waitingRoom.copy}
        </button>
        {canShare && (
          <button
            type="button"
            class="button"
            // Cancelling is no failure.
            onClick={() => void navigator.share(share).catch(() => undefined)}
          >
            {waitingRoom.share}
          </button>
        )}
        {onRenew !== undefined && (
          <button type="button" class="button" onClick={() => (isAsking.value = true)}>
            {waitingRoom.replaceLink.button}
          </button>
        )}
      </div>
      {isRenewed.value && <p role="status">{waitingRoom.replaceLink.done}</p>}
      <Dialog
        isOpen={isAsking.value}
        title={waitingRoom.replaceLink.title}
        onClose={() => (isAsking.value = false)}
        actions={
          <>
            <button type="button" class="button" autofocus onClick={() => (isAsking.value = false)}>
              {waitingRoom.replaceLink.cancel}
            </button>
            <button type="button" class="button danger" onClick={() => void renew()}>
              {waitingRoom.replaceLink.confirm}
            </button>
          </>
        }
      >
        <p>{waitingRoom.replaceLink.text}</p>
      </Dialog>
      {/* Closed on phones, where the code would be for another phone. */}
      <details class="qr" open={matchMedia("(width >= 60rem)").matches}>
        <summary>{matchmaking.qr.show}</summary>
        <QrCode link={link} />
      </details>
      <p role="status" class={copied.value === false ? "" : "spoken"}>
        {copied.value === undefined
          ? ""
          : copied.value
            ? waitingRoom.copied
            : waitingRoom.cannotCopy}
      </p>
    </section>
  );
}
