import { createHmac } from "node:crypto";
import { loadLetterText } from "@sofala/text/online";
import webPush from "web-push";
import type { Services } from "../tables/services.ts";
import type { Database } from "../store/database.ts";
import type { ChannelAddress, Channel } from "./channels.ts";
import type { NotificationMessage } from "./message.ts";
import { post, type OutboundRequest } from "./outbound-http.ts";
import { loadOrCreateSetting } from "../store/server-settings.ts";
import { unsubscribeToken } from "./unsubscribe-tokens.ts";

/**
 * What became of a message: it was taken; nobody is there any more; it was refused or not answered in time, which is
 * the channel's fault; or it did not get there, which may be anybody's.
 */
export type DeliveryOutcome = "sent" | "gone" | "refused" | "lost";

/** Push services keep a message so many seconds for a device that is off. */
const PUSH_TTL_SECONDS = 86_400;

/** Sends a message through a channel, unless it is stopped before; never rejects. */
export async function deliver(
  services: Services,
  channel: Channel,
  message: NotificationMessage,
  stop: AbortSignal,
): Promise<DeliveryOutcome> {
  const { address } = channel;
  try {
    if (address.kind === "mail") return await sendMail(services, channel, message);
    const parcel =
      address.kind === "push"
        ? await pushRequest(services, address, message)
        : webhookRequest(address, message, services.now());
    return outcomeFromStatus(await post(parcel, services.canReachPrivateNetworks, stop));
  } catch (error) {
    services.logger.info({ err: error, channel: channel.id }, "a message was not delivered");
    return isPermanentMailError(error) || isTimeout(stop) ? "refused" : "lost";
  }
}

function outcomeFromStatus(status: number): DeliveryOutcome {
  if (status >= 200 && status < 300) return "sent";
  return status === 404 || status === 410 ? "gone" : "refused";
}

/** Did a mail server say that it will never take it? What is not sent for other reasons is sent later. */
const isPermanentMailError = (error: unknown): boolean =>
  ((error as { readonly responseCode?: number }).responseCode ?? 0) >= 500;

const isTimeout = ({ reason }: AbortSignal): boolean =>
  reason instanceof DOMException && reason.name === "TimeoutError";

async function sendMail(
  { mailer, database, publicUrl }: Services,
  { id, email, language }: Channel,
  message: NotificationMessage,
): Promise<DeliveryOutcome> {
  if (mailer === undefined) return "lost";
  if (email === undefined) return "refused";
  const slip = encodeURIComponent(await unsubscribeToken(database, id));
  const text = await loadLetterText(language);
  const { title, body, lines, url } = message;
  await mailer.send({
    to: email,
    subject: lines.length === 1 ? `${title}: ${body}` : title,
    text: [
      ...(lines.length === 0 ? [body] : lines.map((line) => `${line.text}\n${line.url}`)),
      ...(lines.length > 1 ? [url] : []),
      "-- ",
      `${text.change} ${publicUrl()}/account/notices`,
      `${text.unsubscribe} ${publicUrl()}/unsubscribe?slip=${slip}`,
    ].join("\n\n"),
    messageId: message.id,
    unsubscribeUrl: `${publicUrl()}/api/unsubscribe?slip=${slip}`,
  });
  return "sent";
}

interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys by which push services know this server; made once. */
export async function loadVapidKeys(database: Database): Promise<VapidKeys> {
  const kept = await loadOrCreateSetting(database, "vapid", () =>
    JSON.stringify(webPush.generateVAPIDKeys()),
  );
  return JSON.parse(kept) as VapidKeys;
}

async function pushRequest(
  { database, publicUrl }: Services,
  { endpoint, keys }: Extract<ChannelAddress, { kind: "push" }>,
  { id, title, body, url }: NotificationMessage,
): Promise<OutboundRequest> {
  const home = publicUrl();
  const request = webPush.generateRequestDetails(
    { endpoint, keys: { ...keys } },
    JSON.stringify({ id, title, body, url }),
    {
      TTL: PUSH_TTL_SECONDS,
      topic: id,
      vapidDetails: {
        // Whom a push service may complain to; it takes no plain addresses.
        subject: home.startsWith("https:") ? home : "mailto:operator@localhost",
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
    // Nobody is called by what somebody calls themselves.
    const body = { content: text.slice(0, 2000), allowed_mentions: { parse: [] } };
    return { url, headers: json, body: JSON.stringify(body) };
  }
  if (style === "slack") {
    return { url, headers: json, body: JSON.stringify({ text: escapeSlackText(text) }) };
  }
  const body = JSON.stringify({
    id: message.id,
    text,
    news: message.lines.map(({ kind, table, url: where, tableDetails }) => ({
      occasion: kind,
      table,
      url: where,
      ...tableDetails,
    })),
  });
  const time = String(now);
  const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  const signed = { "x-sofala-time": time, "x-sofala-signature": `sha256=${signature}` };
  return { url, headers: { ...json, ...signed }, body };
}

/** All of a message as plain text, each thing with its address. */
const plainText = ({ title, body, url, lines }: NotificationMessage): string =>
  lines.length === 0
    ? `${title}. ${body} ${url}`
    : lines.map((line) => `${line.text} ${line.url}`).join("\n");

/** In Slack's texts, angles call people. */
const escapeSlackText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
