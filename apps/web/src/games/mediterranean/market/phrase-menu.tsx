import type { Mediterranean, PhraseId } from "@sofala/mediterranean";
import { mediterranean } from "@sofala/mediterranean";
import type { SightedTable } from "../../../local/hidden-info-table.ts";
import { RemoteSight } from "../../../online/remote-hidden-table.ts";
import { useAsking } from "../../../table/online/use-table-command.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Popover } from "../../../ui/popover.tsx";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { online } from "../../../text/online-text.ts";
import "./phrase-menu.css";

/** What can be said at a table on a server without a word written. */
export function Phrases({ table }: { readonly table: SightedTable<Mediterranean> }) {
  return table instanceof RemoteSight ? <Say table={table} /> : undefined;
}

/** Goods are asked for by the press of a good. */
const PHRASES = (mediterranean.chat?.phrases ?? []).filter(
  (id) => !id.startsWith("seeking-"),
) as readonly PhraseId[];

function Say({ table }: { readonly table: RemoteSight<Mediterranean> }) {
  const { game, market } = mediterraneanWords.value;
  const { failure, ask } = useAsking(table.room);
  return (
    <>
      <Popover
        label={market.phrases}
        buttonClass="button say-phrase"
        button={<Icon name="chat" size="1.25rem" />}
      >
        {(close) => (
          <div class="market-phrases" role="group" aria-label={market.phrases}>
            {PHRASES.map((phrase) => (
              <button
                key={phrase}
                type="button"
                class="button"
                onClick={() => {
                  close();
                  void ask("chat", { phrase });
                }}
              >
                {game.phrase[phrase]}
              </button>
            ))}
          </div>
        )}
      </Popover>
      {failure.value !== undefined && (
        <p role="alert" class="problem">
          {online.value.problem(failure.value)}
        </p>
      )}
    </>
  );
}
