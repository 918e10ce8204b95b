import type { Mediterranean, PhraseId } from "@sofala/mediterranean";
import { talk } from "@sofala/mediterranean";
import type { HiddenInfoTable } from "../../../local/hidden-info-table.ts";
import { RemoteHiddenTable } from "../../../online/remote-hidden-table.ts";
import { useTableCommand } from "../../../table/online/use-table-command.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Popover } from "../../../ui/popover.tsx";
import { mediterraneanText } from "../mediterranean-text.ts";
import { onlineText } from "../../../text/online-text.ts";
import "./phrase-menu.css";

/** The menu of chat phrases at an online table. */
export function PhraseMenu({ table }: { readonly table: HiddenInfoTable<Mediterranean> }) {
  return table instanceof RemoteHiddenTable ? <PhrasePopover table={table} /> : undefined;
}

/** Goods are requested in the goods strip instead. */
const PHRASES = talk.phrases.filter((id) => !id.startsWith("seeking-")) as readonly PhraseId[];

function PhrasePopover({ table }: { readonly table: RemoteHiddenTable<Mediterranean> }) {
  const { sentences, market } = mediterraneanText.value;
  const { failure, send } = useTableCommand(table.client);
  return (
    <>
      <Popover
        label={market.sayPhrase}
        buttonClass="button say-phrase"
        button={<Icon name="chat" size="1.25rem" />}
      >
        {(close) => (
          <div class="market-phrases" role="group" aria-label={market.sayPhrase}>
            {PHRASES.map((phrase) => (
              <button
                key={phrase}
                type="button"
                class="button"
                onClick={() => {
                  close();
                  void send("chat", { phrase });
                }}
              >
                {sentences.chatPhrase[phrase]}
              </button>
            ))}
          </div>
        )}
      </Popover>
      {failure.value !== undefined && (
        <p role="alert" class="problem">
          {onlineText.value.problem(failure.value)}
        </p>
      )}
    </>
  );
}
