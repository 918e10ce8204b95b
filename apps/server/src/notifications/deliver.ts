import { createHmac } from "node:crypto";
import { loadLetterText } from "@sofala/text/online";
import webPush from "web-push";
import type { Services } from "../tables/services.ts";
import type { Database } from "../store/database.ts";
import type { Address, Channel } from "./channels.ts";
import type { Message } from "./message.ts";
import { post, type Parcel } from "./outbound-http.ts";
import { settingOf } from "../store/server-settings.ts";
import { slipOf } from "./unsubscribe-tokens.ts";

/**
 * What became of a message: it was taken; nobody is there any more; it was refused or not answered in time, which is
 * the channel's fault; or it did not get there, which may be anybody's.
 */
export type Delivery = "sent" | "gone" | "refused" | "lost";

/** Push services keep a message so many seconds for a device that is off. */
const KEPT = 86_400;

/** Sends a message through a channel, unless it is stopped before; never rejects. */
export async function deliver(
  services: Services,
  channel: Channel,
  message: Message,
  stop: AbortSignal,
): Promise<Delivery> {
  const { address } = channel;
  try {
    if (address.kind === "mail") return await mail(services, channel, message);
    const parcel =
      address.kind === "push"
        ? await pushOf(services, address, message)
        : webhookOf(address, message, services.now());
    return judged(await post(parcel, services.mayReachPrivate, stop));
  } catch (error) {
    services.log.info({ err: error, channel: channel.id }, "a message was not delivered");
    return isRefusal(error) || isTimeout(stop) ? "refused" : "lost";
  }
}

function judged(status: number): Delivery {
  if (status >= 200 && status < 300) return "sent";
  return status === 404 || status === 410 ? "gone" : "refused";
}

/** Did a mail server say that it will never take it? What is not sent for other reasons is sent later. */
const isRefusal = (error: unknown): boolean =>
  ((error as { readonly responseCode?: number }).responseCode ?? 0) >= 500;

const isTimeout = ({ reason }: AbortSignal): boolean =>
  reason instanceof DOMException && reason.name === "TimeoutError";

async function mail(
  { mailer, database, address }: Services,
  { id, email, language }: Channel,
  message: Message,
): Promise<Delivery> {
  if (mailer === undefined) return "lost";
  if (email === undefined) return "refused";
  const slip = encodeURIComponent(await slipOf(database, id));
  const text = await loadLetterText(language);
  const { title, body, lines, url } = message;
  await mailer.send({
    to: email,
    subject: lines.length === 1 ? `${title}: ${body}` : title,
    text: [
      ...(lines.length === 0 ? [body] : lines.map((line) => `${line.text}\n${line.url}`)),
      ...(lines.length > 1 ? [url] : []),
      "-- ",
      `${text.change} ${address()}/account/notices`,
      `${text.unsubscribe} ${address()}/unsubscribe?slip=${slip}`,
    ].join("\n\n"),
    name: message.id,
    unsubscribe: `${address()}/api/unsubscribe?slip=${slip}`,
  });
  return "sent";
}

interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys by which push services know this server; made once. */
export async function vapidKeys(database: Database): Promise<VapidKeys> {
  const kept = await settingOf(database, "vapid", () =>
    JSON.stringify(webPush.generateVAPIDKeys()),
  );
  return JSON.parse(kept) as VapidKeys;
}

async function pushOf(
  { database, address }: Services,
  { endpoint, keys }: Extract<Address, { kind: "push" }>,
  { id, title, body, url }: Message,
): Promise<Parcel> {
  const home = address();
  const request = webPush.generateRequestDetails(
    { endpoint, keys: { ...keys } },
    JSON.stringify({ id, title, body, url }),
    {
      TTL: KEPT,
      topic: id,
      vapidDetails: {
        // Whom a push service may complain to; it takes no plain addresses.
        subject: home.startsWith("https:") ? home : "mailto:operator@localhost",
        ...(await vapidKeys(database)),
      },
    },
  );
  return { url: endpoint, headers: request.headers, body: request.body ?? "" };
}

function webhookOf(
  { url, style, secret }: Extract<Address, { kind: "webhook" }>,
  message: Message,
  now: number,
): Parcel {
  const json = { "content-type": "application/json", "user-agent": "Sofala" };
  const text = saidIn(message);
  if (style === "discord") {
    // Nobody is called by what somebody calls themselves.
    const body = { content: text.slice(0, 2000), allowed_mentions: { parse: [] } };
    return { url, headers: json, body: JSON.stringify(body) };
  }
  if (style === "slack") {
    return { url, headers: json, body: JSON.stringify({ text: withoutCalls(text) }) };
  }
  const body = JSON.stringify({
    id: message.id,
    text,
    news: message.lines.map(({ kind, table, url: where, about }) => ({
      occasion: kind,
      table,
      url: where,
      ...about,
    })),
  });
  const time = String(now);
  const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  const signed = { "x-sofala-time": time, "x-sofala-signature": `sha256=${signature}` };
  return { url, headers: { ...json, ...signed }, body };
}

/** All of a message as plain text, each thing with its address. */
const saidIn = ({ title, body, url, lines }: Message): string =>
  lines.length === 0
    ? `${title}. ${body} ${url}`
    : lines.map((line) => `${line.text} ${line.url}`).join("\n");

/** In Slack's texts, angles call people. */
const withoutCalls = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
