import type { BrowserSession } from "../../../apps/web/e2e/browser-session.ts";
import { CHROMIUM_FLAGS } from "../../../scripts/src/chromium.ts";
import { figure, type Figure } from "../figures.ts";
import type { Effort } from "../group.ts";
import { median } from "../measuring.ts";

const RUNS: { readonly [effort in Effort]: number } = { quick: 1, full: 5 };

const ATTEMPTS = 4;

type Device = "desktop" | "mobile";

interface Run {
  /** By category, from 0 to 1. */
  readonly scores: { readonly [category: string]: number };
  /** What Lighthouse reports as problems. */
  readonly advice: readonly string[];
}

/** Lighthouse's scores for the first page, out of 100, on a desktop and on a slow phone. */
export async function lighthouseScores(
  place: BrowserSession,
  effort: Effort,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const device of ["desktop", "mobile"] as const) {
    const runs: Run[] = [];
    while (runs.length < RUNS[effort]) runs.push(await patientRun(place, device));
    for (const category of Object.keys(runs[0]?.scores ?? {})) {
      const score = median(runs.map(({ scores }) => scores[category] ?? 0));
      const name = `web.lighthouse.${device}.${category}`;
      figures.push(figure(name, 100 * score, "of 100", `median of ${runs.length}`));
    }
    const advice = new Set(runs.flatMap((each) => each.advice));
    if (advice.size > 0) process.stderr.write(`Lighthouse, ${device}: ${[...advice].join("; ")}\n`);
  }
  return figures;
}

/** On a busy machine Lighthouse sometimes fails and asks to be run again. */
async function patientRun(place: BrowserSession, device: Device): Promise<Run> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await run(place, device);
    if ("scores" in outcome) return outcome;
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse: ${outcome.failed}`);
  }
}

async function run(
  { address, executablePath }: BrowserSession,
  device: Device,
): Promise<Run | { readonly failed: string }> {
  // A large package that is only installed for the benchmark, so it is loaded when needed.
  const { default: lighthouse, desktopConfig } = await import("lighthouse");
  const { launch } = await import("chrome-launcher");
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ["--headless", ...CHROMIUM_FLAGS],
  });
  try {
    const outcome = await lighthouse(
      `${address}/`,
      { port: chrome.port, output: "json", logLevel: "error" },
      device === "desktop" ? desktopConfig : undefined,
    );
    const { categories = {}, audits = {}, runtimeError } = outcome?.lhr ?? {};
    if (runtimeError !== undefined) return { failed: runtimeError.message };
    const scores = Object.entries(categories).map(([name, { score }]) => [name, score ?? 0]);
    return {
      scores: Object.fromEntries(scores) as Run["scores"],
      advice: Object.values(audits)
        .filter(({ score }) => score !== null && score < 0.9)
        .map(({ title }) => title),
    };
  } finally {
    chrome.kill();
  }
}
