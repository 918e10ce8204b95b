/** `npm run screenshots [-- OPTION…]`: screenshots of every screen. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { BrowserContext, Page } from "@playwright/test";
import type { Sample } from "../src/games/sample.ts";
import { SCREENSHOT_DEVICES, type DeviceName } from "./appearance.ts";
import {
  BrowserSessionError,
  CONTEXT_OPTIONS,
  withBrowserSession,
  type BrowserSession,
} from "./browser-session.ts";
import { pseudoSite } from "./pseudo-site.ts";
import { samples } from "./samples.ts";
import { waitUntilLoaded, withSettings } from "./screen.ts";
import { sampleGame, storeGames } from "./sample-games.ts";

const VISIONS = ["deuteranopia", "protanopia", "tritanopia"] as const;
const DEVICE_NAMES = Object.keys(SCREENSHOT_DEVICES) as DeviceName[];
const SCHEMES = ["light", "dark"] as const;

const HELP = `Usage: npm run screenshots -- [options]

Writes pictures of every screen to screenshots/: on a desktop of 1440 by 900 and a phone of 390 by
844 pixels, light and dark.

  --only NAME      only this screen; may be given several times
  --device NAME    on this device instead; may be given several times
  --scheme NAME    only in this colour scheme, light or dark
  --contrast       in high contrast
  --italian        in Italian
  --pseudo         in the pseudo-language: English with accents, a third longer
  --vision KIND    as people see who lack a kind of cone: ${VISIONS.join(", ")}
  --full           the whole page, not just what fits the window
  --help           print this

Devices: ${DEVICE_NAMES.map(nameWithSize).join(", ")}

Screens: ${samples.map(({ name }) => name).join(", ")}`;

type Vision = (typeof VISIONS)[number];

interface Appearance {
  readonly device: DeviceName;
  readonly colorScheme: (typeof SCHEMES)[number];
}

interface Order {
  readonly samples: readonly Sample[];
  readonly appearances: readonly Appearance[];
  readonly contrast: boolean;
  readonly italian: boolean;
  readonly pseudo: boolean;
  readonly full: boolean;
  readonly vision: Vision | undefined;
}

const FOLDER = join(import.meta.dirname, "../../../screenshots");

const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true },
    device: { type: "string", multiple: true, default: ["desktop", "phone"] },
    scheme: { type: "string" },
    contrast: { type: "boolean", default: false },
    italian: { type: "boolean", default: false },
    pseudo: { type: "boolean", default: false },
    full: { type: "boolean", default: false },
    vision: { type: "string" },
    help: { type: "boolean", short: "h" },
  },
});
const { only = samples.map(({ name }) => name), device, scheme, vision } = values;
const order: Order = {
  ...values,
  samples: samples.filter(({ name }) => only.includes(name)),
  appearances: DEVICE_NAMES.filter((name) => device.includes(name)).flatMap((name) =>
    SCHEMES.filter((colorScheme) => colorScheme === (scheme ?? colorScheme)).map((colorScheme) => ({
      device: name,
      colorScheme,
    })),
  ),
  vision: VISIONS.find((kind) => kind === vision),
};
const isValid = order.vision === vision && order.samples.length > 0 && order.appearances.length > 0;

if (values.help === true || !isValid) {
  console.log(HELP);
  process.exitCode = isValid ? 0 : 2;
} else {
  try {
    await withBrowserSession(
      (session) => takeAll(session, order),
      order.pseudo ? pseudoSite : undefined,
    );
  } catch (error) {
    if (!(error instanceof BrowserSessionError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** `phone (390 by 844)` */
function nameWithSize(name: DeviceName): string {
  const { width, height } = SCREENSHOT_DEVICES[name].viewport;
  return `${name} (${width} by ${height})`;
}

async function takeAll(
  session: BrowserSession,
  { samples: wanted, appearances, ...manner }: Order,
): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const sample of wanted) {
    for (const appearance of appearances) {
      const path = join(FOLDER, `${fileName(sample, appearance, manner)}.png`);
      await take(session, sample, appearance, manner, path);
      console.log(path);
    }
  }
}

type Manner = Omit<Order, "samples" | "appearances">;

async function take(
  { browser, address }: BrowserSession,
  { path, game }: Sample,
  { device: name, colorScheme }: Appearance,
  { contrast, italian, full, vision: kind }: Manner,
  file: string,
): Promise<void> {
  const context = await browser.newContext({
    ...CONTEXT_OPTIONS,
    ...SCREENSHOT_DEVICES[name],
    ...(italian ? { locale: "it-IT" } : {}),
    baseURL: address,
    colorScheme,
    deviceScaleFactor: "isMobile" in SCREENSHOT_DEVICES[name] ? 2 : 1,
    reducedMotion: "reduce",
  });
  await withSettings(context, { contrast, pace: "brisk" });
  if (game !== undefined) await storeGames(context, [sampleGame(game)]);
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error(`${path}: ${error.message}`));
  if (kind !== undefined) await see(context, page, kind);
  await page.goto(path, { waitUntil: "networkidle" });
  await waitUntilLoaded(page);
  await page.screenshot({ path: file, fullPage: full });
  await context.close();
}

async function see(context: BrowserContext, page: Page, type: Vision): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setEmulatedVisionDeficiency", { type });
}

/** `home.phone.dark.contrast.it` */
function fileName(
  { name }: Sample,
  { device: kind, colorScheme }: Appearance,
  { contrast, italian, pseudo, vision: lacking }: Manner,
): string {
  return [
    name,
    kind,
    colorScheme,
    ...(contrast ? ["contrast"] : []),
    ...(italian ? ["it"] : []),
    ...(pseudo ? ["pseudo"] : []),
    ...(lacking === undefined ? [] : [lacking]),
  ].join(".");
}
