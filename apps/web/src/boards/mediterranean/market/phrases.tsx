import type { Mediterranean, PhraseId } from "@sofala/mediterranean";
import { mediterranean } from "@sofala/mediterranean";
import type { SightedTable } from "../../../host/sighted-table.ts";
import { RemoteSight } from "../../../online/remote-sight.ts";
import { useAsking } from "../../../table/online/use-asking.ts";
import { mediterraneanWords } from "../../../words/mediterranean-words.ts";
import { online } from "../../../words/online-words.ts";
import "./phrases.css";

/** What can be said at a table on a server without a word written. */
export function Phrases({ table }: { readonly table: SightedTable<Mediterranean> }) {
  return table instanceof RemoteSight ? <Row table={table} /> : undefined;
}

function Row({ table }: { readonly table: RemoteSight<Mediterranean> }) {
  const { game, market } = mediterraneanWords.value;
  const { failure, isBusy, ask } = useAsking(table.room);
  // Goods are asked for by the press of a good.
  const phrases = (mediterranean.talk?.phrases ?? []).filter((id) => !id.startsWith("seeking-"));
  return (
    <section class="market-phrases" aria-label={market.phrases}>
      {(phrases as readonly PhraseId[]).map((phrase) => (
        <button
          key={phrase}
          type="button"
          class="button"
          disabled={isBusy.value}
          onClick={() => void ask("say", { phrase })}
        >
          {game.phrase[phrase]}
        </button>
      ))}
      {failure.value !== undefined && (
        <p role="alert" class="problem">
          {online.value.problem(failure.value.code)}
        </p>
      )}
    </section>
  );
}
