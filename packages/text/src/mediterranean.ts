import type { MediterraneanText } from "./mediterranean-text.ts";
import type { MarketAnalysisText } from "./web/mediterranean/analysis-text.ts";
import type { MediterraneanWebText } from "./web/mediterranean/mediterranean-web-text.ts";
import type { MarketTutorialText } from "./web/mediterranean/tutorial-text.ts";

export type { MarketAnalysisText } from "./web/mediterranean/analysis-text.ts";
export type { MediterraneanText } from "./mediterranean-text.ts";
export type { MediterraneanWebText } from "./web/mediterranean/mediterranean-web-text.ts";
export type { MarketTutorialText } from "./web/mediterranean/tutorial-text.ts";

/** All that is said at a table of the Mediterranean: its cards and sentences under `game`. */
export interface MediterraneanWords extends MediterraneanWebText {
  readonly game: MediterraneanText;
}

/** The words of a language, loaded when they are wanted; English for a tag without. */
export async function loadMediterraneanWords(tag: string): Promise<MediterraneanWords> {
  const [{ mediterraneanWeb }, { mediterranean: game }] = await (tag === "it"
    ? Promise.all([
        import("./it/web/mediterranean/mediterranean.ts"),
        import("./it/mediterranean/mediterranean.ts"),
      ])
    : Promise.all([
        import("./en/web/mediterranean/mediterranean.ts"),
        import("./en/mediterranean/mediterranean.ts"),
      ]));
  return { ...mediterraneanWeb, game };
}

/** The words of the tutorial in a language, loaded when they are wanted; English for a tag without. */
export async function loadMarketTutorialText(tag: string): Promise<MarketTutorialText> {
  const { marketTutorial } = await (tag === "it"
    ? import("./it/web/mediterranean/tutorial.ts")
    : import("./en/web/mediterranean/tutorial.ts"));
  return marketTutorial;
}

/** The words of the analysis in a language, loaded when they are wanted; English for a tag without. */
export async function loadMarketAnalysisText(tag: string): Promise<MarketAnalysisText> {
  const { marketAnalysis } = await (tag === "it"
    ? import("./it/web/mediterranean/analysis.ts")
    : import("./en/web/mediterranean/analysis.ts"));
  return marketAnalysis;
}
