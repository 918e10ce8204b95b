import type { MediterraneanText } from "./mediterranean-text.ts";
import type { MediterraneanAnalysisText } from "../../en/mediterranean/web/analysis.ts";
import type { MediterraneanWebText } from "../../en/mediterranean/web/web.ts";
import type { MediterraneanTutorialText } from "./tutorial-text.ts";

export type { MediterraneanAnalysisText } from "../../en/mediterranean/web/analysis.ts";
export type { MediterraneanText } from "./mediterranean-text.ts";
export type { MediterraneanWebText } from "../../en/mediterranean/web/web.ts";
export type { MediterraneanTutorialText } from "./tutorial-text.ts";

/** All texts of a Mediterranean table. */
export interface MediterraneanAppText extends MediterraneanWebText {
  readonly sentences: MediterraneanText;
}

/** Loads the texts of a table in a language; English for an unknown tag. */
export async function loadMediterraneanAppText(tag: string): Promise<MediterraneanAppText> {
  const [{ mediterraneanWeb }, { mediterranean: sentences }] = await (tag === "it"
    ? Promise.all([
        import("../../it/mediterranean/web/web.ts"),
        import("../../it/mediterranean/mediterranean.ts"),
      ])
    : Promise.all([
        import("../../en/mediterranean/web/web.ts"),
        import("../../en/mediterranean/mediterranean.ts"),
      ]));
  return { ...mediterraneanWeb, sentences };
}

/** Loads the texts of the tutorial in a language; English for an unknown tag. */
export async function loadMediterraneanTutorialText(
  tag: string,
): Promise<MediterraneanTutorialText> {
  const { mediterraneanTutorial } = await (tag === "it"
    ? import("../../it/mediterranean/web/tutorial.ts")
    : import("../../en/mediterranean/web/tutorial.ts"));
  return mediterraneanTutorial;
}

/** Loads the texts of the analysis in a language; English for an unknown tag. */
export async function loadMediterraneanAnalysisText(
  tag: string,
): Promise<MediterraneanAnalysisText> {
  const { mediterraneanAnalysis } = await (tag === "it"
    ? import("../../it/mediterranean/web/analysis.ts")
    : import("../../en/mediterranean/web/analysis.ts"));
  return mediterraneanAnalysis;
}
