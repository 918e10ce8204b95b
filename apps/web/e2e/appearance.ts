import type { Page } from "@playwright/test";

/** A device and how its owner likes it. */
export interface Look {
  readonly device: "desktop" | "phone";
  readonly colorScheme: "light" | "dark";
}

export const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const;

export const LOOKS: readonly Look[] = [
  { device: "desktop", colorScheme: "light" },
  { device: "desktop", colorScheme: "dark" },
  { device: "phone", colorScheme: "light" },
  { device: "phone", colorScheme: "dark" },
];

/** Does something while the window is as small as a phone. */
export async function inSmallWindow(page: Page, deed: () => Promise<void>): Promise<void> {
  const before = page.viewportSize() ?? DEVICES.desktop.viewport;
  await page.setViewportSize(DEVICES.phone.viewport);
  await deed();
  await page.setViewportSize(before);
}
