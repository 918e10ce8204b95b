import { server } from "../../online/api.ts";
import { useLoaded } from "../../ui/use-loaded.ts";
import { online, useOnlineWords } from "../../text/online-text.ts";

/** Says at how many tables on the server somebody waits for me; nothing where nobody does. */
export function YourTurn() {
  const hasWords = useOnlineWords();
  const waiting = useLoaded(tablesThatWait);
  const [next] = waiting ?? [];
  if (!hasWords || waiting === undefined || next === undefined) return undefined;
  return (
    <p class="your-turn">
      <a href={`/table/${next}`}>{online.value.finding.next.count(waiting.length)}</a>
    </p>
  );
}

async function tablesThatWait(): Promise<readonly string[]> {
  const mine = await server.tables({ mine: true, status: "running", limit: 100 });
  const tables = mine.ok ? mine.value.tables : [];
  return tables.filter(({ you }) => you?.isYourTurn === true).map(({ id }) => id);
}
