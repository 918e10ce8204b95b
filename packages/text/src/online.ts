import type { OnlineText } from "./web/online-text.ts";

export type { OnlineText } from "./web/online-text.ts";

/** What is said about games on a server, loaded when it is wanted; English for a tag without. */
export async function loadOnlineText(tag: string): Promise<OnlineText> {
  const { online } = await (tag === "it"
    ? import("./it/web/online.ts")
    : import("./en/web/online.ts"));
  return online;
}
