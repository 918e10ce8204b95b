import { RESOURCES, type Resource } from "@sofala/zimbabwe";
import { words } from "../../../text/app-text.ts";
import { ResourceIcon } from "../board/piece-icons.tsx";
import { considering } from "./preview-handlers.ts";
import type { Intent } from "./intent.ts";
import type { TurnModel } from "./turn-model.ts";

interface ShamanProps {
  readonly turn: TurnModel;
  readonly intent: Extract<Intent, { kind: "shaman" }>;
}

/** Which resource the shaman brings; the board says where to. */
export function ShamanStep({ turn, intent }: ShamanProps) {
  const { zimbabwe } = words.value;
  const moves = turn.choices.value.uses.get("shaman") ?? [];
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

/** How many cattle go to the herd. */
export function HerdStep({ turn }: { readonly turn: TurnModel }) {
  const { turn: text } = words.value;
  const moves = turn.choices.value.uses.get("herd") ?? [];
  return (
    <div class="buttons">
      {moves.map(
        (move) =>
          move.specialist === "herd" && (
            <button
              key={move.cattle}
              type="button"
              class="button"
              {...considering(turn, move)}
              onClick={() => turn.play(move)}
            >
              {text.herd(move.cattle)}
            </button>
          ),
      )}
    </div>
  );
}
