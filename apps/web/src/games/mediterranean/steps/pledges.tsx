import type { Seat } from "@sofala/engine";
import { mediterraneanWords } from "../mediterranean-text.ts";
import type { Models } from "../table-models.ts";

/** What was promised for this step, by whom. */
export function Pledges({ models: { table } }: { readonly models: Models }) {
  const { give: text } = mediterraneanWords.value.steps;
  const { pledges } = table.view.value;
  if (pledges.length === 0) return undefined;
  const me = table.me.value;
  const named = (seat: Seat) => (seat === me ? undefined : table.names[seat]);
  return (
    <ul class="notes note bare" aria-label={text.pledges}>
      {pledges.map(({ seat, building, target, use }) => (
        <li key={`${seat} ${building} ${target}`}>
          {text.pledge(named(seat), building, use, named(target))}
        </li>
      ))}
    </ul>
  );
}
