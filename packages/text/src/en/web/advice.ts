/** What a bot would do, on request in a game against bots on this device. */
export const advice = {
  ask: "What should I do?",
  thinking: (bot: string) => `${bot} is thinking …`,
  failed: (bot: string) => `${bot} could not find any advice. Nothing is lost. Try again.`,
  title: (bot: string) => `${bot} would choose one of these`,
  show: "Show on board",
  /** Beside each choice. */
  chance: (chance: number) => `${Math.round(chance * 100)}% to win`,
  note: "Asking marks this game as played with help. Not available at online tables.",
};

export type AdviceText = typeof advice;
