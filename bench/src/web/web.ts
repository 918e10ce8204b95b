import {
  BrowserSessionError,
  withBrowserSession,
  type BrowserSession,
} from "../../../apps/web/e2e/browser-session.ts";
import type { Figure } from "../figures.ts";
import type { Effort, Group } from "../group.ts";
import { botGame } from "./bot-game.ts";
import { lighthouseScores } from "./lighthouse.ts";
import { replaySteps } from "./replay-steps.ts";
import { scriptSize } from "./script-size.ts";
import { throttledBoard } from "./throttled-board.ts";
import { SUBJECTS } from "./subjects.ts";

/** The web app in a browser: how much it downloads, and how long people wait. */
export const web: Group = {
  name: "web",
  summary: "the built web app in Chromium: size, long tasks, replay, Lighthouse",

  async measure(effort) {
    try {
      return await withBrowserSession((place) => measureAll(place, effort));
    } catch (error) {
      if (!(error instanceof BrowserSessionError)) throw error;
      process.stderr.write(`The web app is not measured. ${error.message}\n`);
      return [];
    }
  },
};

async function measureAll(place: BrowserSession, effort: Effort): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const subject of SUBJECTS) {
    for (const part of [scriptSize, throttledBoard, botGame, replaySteps]) {
      const found = await part(place, subject, effort);
      if (found.length === 0) process.stderr.write(`There is no screen for ${part.name} yet.\n`);
      figures.push(...found);
    }
  }
  return [...figures, ...(await lighthouseScores(place, effort))];
}
