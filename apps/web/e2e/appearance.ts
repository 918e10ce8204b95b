import type { Page } from "@playwright/test";

/** A device and its appearance settings. */
export interface Appearance {
  readonly device: "desktop" | "phone";
  readonly colorScheme: "light" | "dark";
}

export const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const;

export const APPEARANCES: readonly Appearance[] = [
  { device: "desktop", colorScheme: "light" },
  { device: "desktop", colorScheme: "dark" },
  { device: "phone", colorScheme: "light" },
  { device: "phone", colorScheme: "dark" },
];

/** Runs something while the window is as small as a phone. */
export async function inSmallWindow(page: Page, work: () => Promise<void>): Promise<void> {
  const before = page.viewportSize() ?? DEVICES.desktop.viewport;
  await page.setViewportSize(DEVICES.phone.viewport);
  await work();
  await page.setViewportSize(before);
}
