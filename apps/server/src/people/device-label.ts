/** What browsers call themselves; the first that fits, since many call themselves others as well. */
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

/** A device as its owner would know it, by what its browser says: `Firefox · Linux`; nothing where it says nothing. */
export function deviceLabel(agent: string): string {
  const named = (list: typeof BROWSERS | typeof OPERATING_SYSTEMS) =>
    list.find(([, pattern]) => pattern.test(agent))?.[0] ?? [];
  return [named(BROWSERS), named(OPERATING_SYSTEMS)].flat().join(" · ");
}
