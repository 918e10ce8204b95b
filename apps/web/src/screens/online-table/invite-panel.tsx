import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { linkTo } from "../../table/online/table-link.ts";
import { Dialog } from "../../ui/dialog.tsx";
import "../../ui/field.css";
import { Icon } from "../../ui/icon.tsx";
import { later } from "../../ui/lazy.tsx";
import { copy } from "../../ui/download.ts";
import { online } from "../../text/online-text.ts";

const QrCode = later(() => import("./qr-code.tsx").then((module) => module.QrCode));

interface Props {
  readonly id: string;
  readonly game: string;
  /** What opens reserved seats, where whoever is here knows it. */
  readonly invite: string | undefined;
  /** Replaces the link; left out for everybody but who opened the table. */
  readonly onRenew?: (() => Promise<boolean>) | undefined;
}

/** The link to send to friends. */
export function InvitePanel({ id, game, invite, onRenew }: Props) {
  const { waiting, finding } = online.value;
  const field = useId();
  const copied = useSignal<boolean | undefined>(undefined);
  const isAsking = useSignal(false);
  const isRenewed = useSignal(false);
  const renew = async () => {
    isAsking.value = false;
    copied.value = undefined;
    isRenewed.value = (await onRenew?.()) ?? false;
  };
  const link = linkTo(id, invite);
  const share = { title: "Sofala", text: waiting.shareText(finding.game(game)), url: link };
  const canShare = typeof navigator.share === "function";
  return (
    <section class="panel invite-panel">
      <h2>{waiting.invite}</h2>
      <p class="quiet">{waiting.inviteText}</p>
      <label for={field} class="spoken">
        {waiting.link}
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
          onClick={() => void copy(link).then((isCopied) => (copied.value = isCopied))}
        >
          <Icon name={copied.value === true ? "check" : "link"} />
          {copied.value === true ? waiting.copied : waiting.copy}
        </button>
        {canShare && (
          <button
            type="button"
            class="button"
            // Whoever thinks better of it has not failed.
            onClick={() => void navigator.share(share).catch(() => undefined)}
          >
            {waiting.share}
          </button>
        )}
        {onRenew !== undefined && (
          <button type="button" class="button" onClick={() => (isAsking.value = true)}>
            {waiting.renew.button}
          </button>
        )}
      </div>
      {isRenewed.value && <p role="status">{waiting.renew.done}</p>}
      <Dialog
        isOpen={isAsking.value}
        title={waiting.renew.title}
        onClose={() => (isAsking.value = false)}
        actions={
          <>
            <button type="button" class="button" autofocus onClick={() => (isAsking.value = false)}>
              {waiting.renew.keep}
            </button>
            <button type="button" class="button danger" onClick={() => void renew()}>
              {waiting.renew.go}
            </button>
          </>
        }
      >
        <p>{waiting.renew.text}</p>
      </Dialog>
      {/* On a phone the code would be for another phone: it waits until it is wanted. */}
      <details class="qr" open={matchMedia("(width >= 60rem)").matches}>
        <summary>{finding.qr.show}</summary>
        <QrCode link={link} />
      </details>
      <p role="status" class={copied.value === false ? "" : "spoken"}>
        {copied.value === undefined ? "" : copied.value ? waiting.copied : waiting.cannotCopy}
      </p>
    </section>
  );
}
