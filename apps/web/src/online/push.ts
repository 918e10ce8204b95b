import type { NewChannel } from "@sofala/protocol";

/** Whether this browser can be told something while no page is open. */
export type PushState = "unsupported" | "denied" | "off" | "on";

type PushChannel = Extract<NewChannel, { readonly kind: "push" }>;

/** The worker that is told; none where the app runs without one. */
const registration = (): Promise<ServiceWorkerRegistration | undefined> =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis
    ? navigator.serviceWorker.getRegistration()
    : Promise.resolve(undefined);

/** How this browser stands, and where it is told something. */
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

/** Asks the person, once they wished it, and then the browser's push service; undefined where one of them refused. */
export async function subscribe(key: string, label: string): Promise<NewChannel | undefined> {
  const found = await registration();
  if (found === undefined || (await Notification.requestPermission()) !== "granted") {
    return undefined;
  }
  try {
    return channelFor(await subscribed(found, key), label);
  } catch {
    return undefined;
  }
}

/** What the server is told of a subscription. */
export function channelFor(made: PushSubscription, label: string): PushChannel | undefined {
  const { endpoint, keys: { p256dh = "", auth = "" } = {} } = made.toJSON();
  if (endpoint === undefined) return undefined;
  return { kind: "push", label, endpoint, keys: { p256dh, auth } };
}

/** A subscription under another server's key is given up for one under this. */
async function subscribed(
  { pushManager }: ServiceWorkerRegistration,
  key: string,
): Promise<PushSubscription> {
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(wish);
  } catch (error) {
    const known = await pushManager.getSubscription();
    if (known === null) throw error;
    await known.unsubscribe();
    return pushManager.subscribe(wish);
  }
}

/** This browser is told nothing any more. */
export async function unsubscribeHere(): Promise<void> {
  const known = await (await registration())?.pushManager.getSubscription();
  await known?.unsubscribe();
}

/** What this browser is called in a list: `Firefox, Linux`. */
export function browserName(agent = navigator.userAgent): string {
  const browser = /Edg|OPR|Firefox|Chrome|Safari/u.exec(agent)?.[0] ?? "Browser";
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/u.exec(agent)?.[0];
  const name = { Edg: "Edge", OPR: "Opera" }[browser] ?? browser;
  return system === undefined ? name : `${name}, ${system}`;
}
