import { RESOURCES, type Resource } from "@sofala/zimbabwe";
import { zimbabweText } from "../zimbabwe-text.ts";
import { ResourceIcon } from "../board/piece-icons.tsx";
import { previewHandlers } from "../../../ui/preview-handlers.ts";
import type { Intent } from "./intent.ts";
import type { TurnModel } from "./turn-model.ts";

interface ShamanProps {
  readonly turn: TurnModel;
  readonly intent: Extract<Intent, { kind: "shaman" }>;
}

/** Choice of the shaman's resource; the cell is chosen on the board. */
export function ShamanStep({ turn, intent }: ShamanProps) {
  const { zimbabwe } = zimbabweText.value;
  const moves = turn.choices.value.specialistMoves.get("shaman") ?? [];
  const isOpen = (resource: Resource) =>
    moves.some((move) => move.specialist === "shaman" && move.resource === resource);
  return (
    <div class="buttons">
      {RESOURCES.map((resource) => (
        <button
          key={resource}
          type="button"
          class="button"
          aria-pressed={resource === intent.resource}
          disabled={!isOpen(resource)}
          onClick={() => turn.begin({ kind: "shaman", resource })}
        >
          <ResourceIcon resource={resource} size={24} /> {zimbabwe.resource[resource]}
        </button>
      ))}
    </div>
  );
}

/** Choice of how many cattle go to the herd. */
export function HerdStep({ turn }: { readonly turn: TurnModel }) {
  const { turn: text } = zimbabweText.value;
  const moves = turn.choices.value.specialistMoves.get("herd") ?? [];
  return (
    <div class="buttons">
      {moves.map(
        (move) =>
          move.specialist === "herd" && (
            <button
              key={move.cattle}
              type="button"
              class="button"
              {...previewHandlers(turn.previewedMove, move)}
              onClick={() => turn.play(move)}
            >
              {text.herd(move.cattle)}
            </button>
          ),
      )}
    </div>
  );
}
