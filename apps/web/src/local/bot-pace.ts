import { settings, type Settings } from "../settings/settings.ts";

/** Milliseconds between two moves of bots. */
const MOVE_PAUSE_MS: { readonly [speed in Settings["pace"]]: number } = {
  brisk: 120,
  calm: 700,
  slow: 1600,
};

/** Resolves when the next move of a bot may be shown, so that people can follow. */
export const waitBetweenMoves = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, MOVE_PAUSE_MS[settings.peek().pace]);
  });

/** The time that bots take, relative to people, in games where all move at the same time. */
const BOT_DELAY_FACTORS: { readonly [speed in Settings["pace"]]: number } = {
  brisk: 0.5,
  calm: 1,
  slow: 1.6,
};

export const botDelayFactor = (): number => BOT_DELAY_FACTORS[settings.peek().pace];
