import { loadZimbabweAppText } from "@sofala/text/zimbabwe";
import type { MoveText } from "../game-ui.ts";

/** Loads the sentences about moves and refusals in a language. */
export async function loadMoveText(tag: string): Promise<MoveText> {
  return (await loadZimbabweAppText(tag)).zimbabwe;
}
