import type { Page } from "@playwright/test";

/** The devices of the tests. */
export const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const;

/** All devices of which there can be screenshots. */
export const SCREENSHOT_DEVICES = {
  ...DEVICES,
  tablet: { viewport: { width: 820, height: 1180 }, isMobile: true, hasTouch: true },
  large: { viewport: { width: 2560, height: 1440 } },
  huge: { viewport: { width: 3840, height: 2160 } },
} as const;

export type DeviceName = keyof typeof SCREENSHOT_DEVICES;

/** Runs something while the window is as small as a phone. */
export async function inSmallWindow(page: Page, work: () => Promise<void>): Promise<void> {
  const before = page.viewportSize() ?? DEVICES.desktop.viewport;
  await page.setViewportSize(DEVICES.phone.viewport);
  await work();
  await page.setViewportSize(before);
}
