import { api } from "../../online/api.ts";
import { useLoaded } from "../../use-loaded.ts";
import { onlineText, useOnlineText } from "../../text/online-text.ts";

/** Shows at how many online tables it is my turn; nothing if at none. */
export function YourTurn() {
  const hasText = useOnlineText();
  const tables = useLoaded(tablesOnMyTurn);
  const [next] = tables ?? [];
  if (!hasText || tables === undefined || next === undefined) return undefined;
  return (
    <p class="your-turn">
      <a href={`/table/${next}`}>
        {onlineText.value.matchmaking.nextTable.waitingTables(tables.length)}
      </a>
    </p>
  );
}

async function tablesOnMyTurn(): Promise<readonly string[]> {
  const mine = await api.listTables({ mine: true, status: "running", limit: 100 });
  const tables = mine.ok ? mine.value.tables : [];
  return tables.filter(({ you }) => you?.isYourTurn === true).map(({ id }) => id);
}
