import { createHmac } from "node:crypto";
import { loadNotificationMessageText } from "@sofala/text/mail";
import webPush from "web-push";
import type { Logger } from "../logger.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Database } from "../store/database.ts";
import type { ChannelAddress, Channel } from "./channels.ts";
import type { NotificationMessage } from "./message.ts";
import { post, type OutboundRequest } from "./outbound-http.ts";
import { loadOrCreateServerState } from "../store/server-state.ts";
import { unsubscribeToken } from "./unsubscribe-tokens.ts";

export interface DeliverDeps {
  readonly database: Database;
  /** Undefined if the server sends no mail. */
  readonly mailer?: Mailer;
  readonly now: () => number;
  /** The URL of this server for browsers, without a trailing slash. */
  readonly publicUrl: () => string;
  /** True if push endpoints and webhooks may be in private networks. */
  readonly canReachPrivateNetworks: boolean;
  readonly logger: Pick<Logger, "info">;
}

/**
 * `sent`: the receiver accepted the message. `gone`: the receiver no longer exists. `refused`: it refused the message
 * or timed out, which counts as a failure of the channel. `unreachable`: anything else, which does not.
 */
export type DeliveryOutcome = "sent" | "gone" | "refused" | "unreachable";

/** How long push services hold a message for a device that is off. */
const PUSH_TTL_SECONDS = 86_400;

/** Sends a message through a channel until `stop` aborts; never rejects. */
export async function deliver(
  deps: DeliverDeps,
  channel: Channel,
  message: NotificationMessage,
  stop: AbortSignal,
): Promise<DeliveryOutcome> {
  const { address } = channel;
  try {
    if (address.kind === "mail") return await sendMail(deps, channel, message);
    const request =
      address.kind === "push"
        ? await pushRequest(deps, address, message)
        : webhookRequest(address, message, deps.now());
    return outcomeFromStatus(await post(request, deps.canReachPrivateNetworks, stop));
  } catch (error) {
    deps.logger.info({ err: error, channel: channel.id }, "a notification was not delivered");
    return isPermanentMailError(error) || isTimeout(stop) ? "refused" : "unreachable";
  }
}

function outcomeFromStatus(status: number): DeliveryOutcome {
  if (status >= 200 && status < 300) return "sent";
  return status === 404 || status === 410 ? "gone" : "refused";
}

/** True if the mail server will never accept the mail; after other errors it is sent later. */
const isPermanentMailError = (error: unknown): boolean =>
  ((error as { readonly responseCode?: number }).responseCode ?? 0) >= 500;

const isTimeout = ({ reason }: AbortSignal): boolean =>
  reason instanceof DOMException && reason.name === "TimeoutError";

async function sendMail(
  { mailer, database, publicUrl }: DeliverDeps,
  { id, email, language }: Channel,
  message: NotificationMessage,
): Promise<DeliveryOutcome> {
  if (mailer === undefined) return "unreachable";
  if (email === undefined) return "refused";
  const token = encodeURIComponent(await unsubscribeToken(database, id));
  const text = await loadNotificationMessageText(language);
  const { title, body, lines, url } = message;
  await mailer.send({
    to: email,
    subject: lines.length === 1 ? `${title}: ${body}` : title,
    text: [
      ...(lines.length === 0 ? [body] : lines.map((line) => `${line.text}\n${line.url}`)),
      ...(lines.length > 1 ? [url] : []),
      "-- ",
      `${text.settingsLink} ${publicUrl()}/account/notifications`,
      `${text.unsubscribeLink} ${publicUrl()}/unsubscribe?token=${token}`,
    ].join("\n\n"),
    messageId: message.id,
    unsubscribeUrl: `${publicUrl()}/api/unsubscribe?token=${token}`,
  });
  return "sent";
}

interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys that identify this server to push services; created once. */
export async function loadVapidKeys(database: Database): Promise<VapidKeys> {
  const stored = await loadOrCreateServerState(database, "vapid", () =>
    JSON.stringify(webPush.generateVAPIDKeys()),
  );
  return JSON.parse(stored) as VapidKeys;
}

async function pushRequest(
  { database, publicUrl }: DeliverDeps,
  { endpoint, keys }: Extract<ChannelAddress, { kind: "push" }>,
  { id, title, body, url }: NotificationMessage,
): Promise<OutboundRequest> {
  const serverUrl = publicUrl();
  const request = webPush.generateRequestDetails(
    { endpoint, keys: { ...keys } },
    JSON.stringify({ id, title, body, url }),
    {
      TTL: PUSH_TTL_SECONDS,
      topic: id,
      vapidDetails: {
        // The contact for push services; they accept no http addresses.
        subject: serverUrl.startsWith("https:") ? serverUrl : "mailto:operator@localhost",
        ...(await loadVapidKeys(database)),
      },
    },
  );
  return { url: endpoint, headers: request.headers, body: request.body ?? "" };
}

function webhookRequest(
  { url, style, secret }: Extract<ChannelAddress, { kind: "webhook" }>,
  message: NotificationMessage,
  now: number,
): OutboundRequest {
  const json = { "content-type": "application/json", "user-agent": "Sofala" };
  const text = plainText(message);
  if (style === "discord") {
    // A player's name must not mention anybody in Discord.
    const body = { content: text.slice(0, 2000), allowed_mentions: { parse: [] } };
    return { url, headers: json, body: JSON.stringify(body) };
  }
  if (style === "slack") {
    return { url, headers: json, body: JSON.stringify({ text: escapeSlackText(text) }) };
  }
  const body = JSON.stringify({
    id: message.id,
    text,
    notifications: message.lines.map((line) =>
      line.kind === "backup"
        ? { kind: line.kind, problem: line.problem, url: line.url }
        : { kind: line.kind, tableId: line.table, url: line.url, ...line.tableDetails },
    ),
  });
  const time = String(now);
  const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  const signed = { "x-sofala-timestamp": time, "x-sofala-signature": `sha256=${signature}` };
  return { url, headers: { ...json, ...signed }, body };
}

/** The whole message as plain text, with a URL for each line. */
const plainText = ({ title, body, url, lines }: NotificationMessage): string =>
  lines.length === 0
    ? `${title}. ${body} ${url}`
    : lines.map((line) => `${line.text} ${line.url}`).join("\n");

/** Slack reads angle brackets as mentions and links. */
const escapeSlackText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
