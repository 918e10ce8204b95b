import type { NewChannel } from "@sofala/protocol";

/** Whether this browser gets push notifications. */
export type PushState = "unsupported" | "denied" | "off" | "on";

type PushChannel = Extract<NewChannel, { readonly kind: "push" }>;

/** The service worker that receives pushes; undefined if there is none. */
const registration = (): Promise<ServiceWorkerRegistration | undefined> =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis
    ? navigator.serviceWorker.getRegistration()
    : Promise.resolve(undefined);

/** The state of push in this browser, and its subscription. */
export async function pushState(): Promise<{
  readonly state: PushState;
  readonly endpoint?: string;
}> {
  const found = await registration();
  if (found === undefined) return { state: "unsupported" };
  if (Notification.permission === "denied") return { state: "denied" };
  const known = await found.pushManager.getSubscription();
  return known === null ? { state: "off" } : { state: "on", endpoint: known.endpoint };
}

/** Asks for permission and subscribes at the browser's push service; undefined if one of them refuses. */
export async function subscribe(key: string, label: string): Promise<NewChannel | undefined> {
  const found = await registration();
  if (found === undefined || (await Notification.requestPermission()) !== "granted") {
    return undefined;
  }
  try {
    return toPushChannel(await subscribeReplacing(found, key), label);
  } catch {
    return undefined;
  }
}

/** A subscription as the server wants it. */
export function toPushChannel(
  subscription: PushSubscription,
  label: string,
): PushChannel | undefined {
  const { endpoint, keys: { p256dh = "", auth = "" } = {} } = subscription.toJSON();
  if (endpoint === undefined) return undefined;
  return { kind: "push", label, endpoint, keys: { p256dh, auth } };
}

/** Replaces a subscription that has the key of another server. */
async function subscribeReplacing(
  { pushManager }: ServiceWorkerRegistration,
  key: string,
): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const known = await pushManager.getSubscription();
    if (known === null) throw error;
    await known.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Ends the push subscription of this browser. */
export async function unsubscribeBrowser(): Promise<void> {
  const known = await (await registration())?.pushManager.getSubscription();
  await known?.unsubscribe();
}

/** The name of this browser in lists: `Firefox, Linux`. */
export function browserName(agent = navigator.userAgent): string {
  const browser = /Edg|OPR|Firefox|Chrome|Safari/u.exec(agent)?.[0] ?? "Browser";
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/u.exec(agent)?.[0];
  const name = { Edg: "Edge", OPR: "Opera" }[browser] ?? browser;
  return system === undefined ? name : `${name}, ${system}`;
}
