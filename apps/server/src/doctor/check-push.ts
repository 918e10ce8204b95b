import { once } from "node:events";
import { connect } from "node:net";
import type { Config } from "../config.ts";
import { findingsOf, type Finding } from "./finding.ts";

export interface PushService {
  readonly host: string;
  readonly port: number;
}

/** Of Chrome and Edge, Firefox, and Safari. */
export const PUSH_SERVICES: readonly PushService[] = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  "web.push.apple.com",
].map((host) => ({ host, port: 443 }));

const TIMEOUT_MS = 5000;

/** Can browsers subscribe, and can this machine reach the services that deliver? */
export async function checkPush(
  { publicUrl }: Config,
  services: readonly PushService[],
): Promise<readonly Finding[]> {
  const check = findingsOf("Push");
  if (publicUrl === undefined || new URL(publicUrl).protocol !== "https:") {
    return [
      check.note("Push notifications need PUBLIC_URL with https; without it there are none."),
    ];
  }
  const reached = await Promise.all(services.map(canConnect));
  const missing = services.filter((_, index) => reached[index] !== true).map(({ host }) => host);
  return missing.length === 0
    ? [check.ok("All push services can be reached.")]
    : [
        check.warning(
          `This machine cannot reach ${missing.join(", ")}: allow connections to them, or their users get no push notifications.`,
        ),
      ];
}

async function canConnect({ host, port }: PushService): Promise<boolean> {
  const socket = connect({ host, port });
  try {
    await once(socket, "connect", { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
