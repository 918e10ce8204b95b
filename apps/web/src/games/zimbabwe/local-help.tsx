import type { Zimbabwe } from "@sofala/zimbabwe";
import { useMemo } from "preact/hooks";
import type { LocalTable } from "../../local/local-table.ts";
import { ZimbabweAdvice } from "./advice/zimbabwe-advice.tsx";
import { GuideCaption } from "./guide/guide-caption.tsx";
import { isGuidedGame } from "./guide/shown-captions.ts";
import type { TableModels } from "./table-models.ts";

interface Props {
  readonly game: LocalTable<Zimbabwe>;
  readonly models: TableModels;
}

/** Below the actions of a game on this device: explanations if it is a guided game, and a bot's advice. */
export function LocalHelp({ game, models }: Props) {
  const isGuided = useMemo(() => isGuidedGame(game.id), [game]);
  return (
    <>
      {isGuided && <GuideCaption models={models} />}
      <ZimbabweAdvice game={game} models={models} />
    </>
  );
}
