import type { BackupStatus } from "@sofala/protocol";
import { readBackupStatus } from "../../online/operator-api.ts";
import { appText } from "../../text/app-text.ts";
import { bytesText } from "../../text/bytes-text.ts";
import { dateTimeText } from "../../text/date-text.ts";
import { onlineText } from "../../text/online-text.ts";
import { operateText } from "../../text/people-text.ts";
import { useLoaded } from "../../use-loaded.ts";
import { agoText } from "../games/row-summary.ts";

/** The server's daily backups: whether they work, and if not, why. */
export function BackupSection() {
  const text = operateText.value.backups;
  const status = useLoaded(readBackupStatus);
  return (
    <section class="panel backups">
      <h2>{text.title}</h2>
      {status !== undefined &&
        (status.ok ? (
          <StatusOfBackups status={status.value} />
        ) : (
          <p role="alert" class="warning">
            {onlineText.value.problem(status.error)}
          </p>
        ))}
    </section>
  );
}

function StatusOfBackups({ status }: { readonly status: BackupStatus }) {
  const text = operateText.value.backups;
  const { isEnabled, location, isEncrypted, newest, failure, problem } = status;
  const { tag } = appText.value;
  if (!isEnabled) return <p class="warning">{text.off}</p>;
  return (
    <>
      {problem !== undefined && (
        <p role="alert" class="warning">
          {text.problems[problem]}
        </p>
      )}
      <dl>
        <div>
          <dt>{text.newest}</dt>
          <dd>
            {newest === undefined ? (
              text.none
            ) : (
              <>
                {agoText(newest.createdAt, Date.now(), tag)}
                <span class="quiet">
                  {` · ${dateTimeText(newest.createdAt, "medium")} · ${bytesText(newest.bytes, tag)} · ${text.verified}`}
                </span>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{text.location}</dt>
          <dd>
            {location}
            <span class="quiet">
              {` · ${isEncrypted === true ? text.encrypted : text.notEncrypted}`}
            </span>
          </dd>
        </div>
        {failure !== undefined && (
          <div>
            <dt>{text.failure}</dt>
            <dd>
              {failure.message}
              <span class="quiet">{` · ${dateTimeText(failure.at, "medium")}`}</span>
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}
