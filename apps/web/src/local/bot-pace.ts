import { settings, type Settings } from "../settings/settings.ts";

/** Milliseconds between two moves of bots. */
const PAUSES: { readonly [pace in Settings["pace"]]: number } = {
  brisk: 120,
  calm: 700,
  slow: 1600,
};

/** Lets people follow what others do; resolves when the next move may be shown. */
export const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PAUSES[settings.peek().pace]);
  });

/** How much longer or shorter than people bots take where all move at the same time. */
const HASTES: { readonly [pace in Settings["pace"]]: number } = {
  brisk: 0.5,
  calm: 1,
  slow: 1.6,
};

export const haste = (): number => HASTES[settings.peek().pace];
