/** Checked in this order: most user agents also name other browsers. */
const BROWSERS = [
  ["Edge", /\bEdg(?:A|iOS)?\//u],
  ["Opera", /\bOPR\//u],
  ["Samsung Internet", /\bSamsungBrowser\//u],
  ["Firefox", /\b(?:Firefox|FxiOS)\//u],
  ["Chrome", /(?:Chrome|CriOS)\//u],
  ["Safari", /\bSafari\//u],
  ["curl", /^curl\//u],
] as const;
const OPERATING_SYSTEMS = [
  ["Android", /\bAndroid\b/u],
  ["iPhone", /\biPhone\b/u],
  ["iPad", /\biPad\b/u],
  ["Windows", /\bWindows\b/u],
  ["ChromeOS", /\bCrOS\b/u],
  ["Mac", /\bMac OS X\b/u],
  ["Linux", /\bLinux\b/u],
] as const;

/** Browser and operating system from a user agent: `Firefox · Linux`; empty if neither is known. */
export function deviceLabel(userAgent: string): string {
  const firstMatch = (list: typeof BROWSERS | typeof OPERATING_SYSTEMS) =>
    list.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? [];
  return [firstMatch(BROWSERS), firstMatch(OPERATING_SYSTEMS)].flat().join(" · ");
}
