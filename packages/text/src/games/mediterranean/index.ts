import type { MediterraneanText } from "./mediterranean-text.ts";
import type { MarketAnalysisText } from "./analysis-text.ts";
import type { MediterraneanWebText } from "./web-text.ts";
import type { MarketTutorialText } from "./tutorial-text.ts";

export type { MarketAnalysisText } from "./analysis-text.ts";
export type { MediterraneanText } from "./mediterranean-text.ts";
export type { MediterraneanWebText } from "./web-text.ts";
export type { MarketTutorialText } from "./tutorial-text.ts";

/** All that is said at a table of the Mediterranean: its cards and sentences under `game`. */
export interface MediterraneanWords extends MediterraneanWebText {
  readonly game: MediterraneanText;
}

/** The words of a language, loaded when they are wanted; English for a tag without. */
export async function loadMediterraneanWords(tag: string): Promise<MediterraneanWords> {
  const [{ mediterraneanWeb }, { mediterranean: game }] = await (tag === "it"
    ? Promise.all([
        import("../../it/mediterranean/web/web.ts"),
        import("../../it/mediterranean/mediterranean.ts"),
      ])
    : Promise.all([
        import("../../en/mediterranean/web/web.ts"),
        import("../../en/mediterranean/mediterranean.ts"),
      ]));
  return { ...mediterraneanWeb, game };
}

/** The words of the tutorial in a language, loaded when they are wanted; English for a tag without. */
export async function loadMarketTutorialText(tag: string): Promise<MarketTutorialText> {
  const { marketTutorial } = await (tag === "it"
    ? import("../../it/mediterranean/web/tutorial.ts")
    : import("../../en/mediterranean/web/tutorial.ts"));
  return marketTutorial;
}

/** The words of the analysis in a language, loaded when they are wanted; English for a tag without. */
export async function loadMarketAnalysisText(tag: string): Promise<MarketAnalysisText> {
  const { marketAnalysis } = await (tag === "it"
    ? import("../../it/mediterranean/web/analysis.ts")
    : import("../../en/mediterranean/web/analysis.ts"));
  return marketAnalysis;
}
