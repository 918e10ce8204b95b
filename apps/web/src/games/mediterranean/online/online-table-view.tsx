import type { Mediterranean } from "@sofala/mediterranean";
import { useEffect } from "preact/hooks";
import type { RemoteHiddenTable } from "../../../online/remote-hidden-table.ts";
import { registerDraft } from "../../../store/drafts.ts";
import { OnlineTableShell, type OnlineTableUi } from "../../../table/online/online-table-shell.tsx";
import { lazy } from "../../../ui/lazy.tsx";
import { mediterranean } from "../index.ts";
import { marketModelOf } from "../market/market-model.ts";
import { storedOfferDraft } from "../market/stored-offer-draft.ts";
import { mediterraneanText } from "../mediterranean-text.ts";
import type { TableModels } from "../table-models.ts";
import { tableUi } from "../table-ui.ts";
import { chatPhrasesAt } from "./chat-phrases.ts";

const OnlineEnd = lazy(() => import("./online-end.tsx").then((module) => module.OnlineEnd));

const online: OnlineTableUi<RemoteHiddenTable<Mediterranean>, TableModels> = {
  game: mediterranean,
  moveText: (move: Mediterranean["seenMove"], names) =>
    mediterraneanText.value.sentences.move(move, names),
  chatPhrases: ({ table }) => chatPhrasesAt(table.view.value, mediterraneanText.value.sentences),
  renderEnd: (table) => <OnlineEnd table={table} />,
  useParts(table, models) {
    useEffect(
      () => registerDraft(`offer ${table.id}`, storedOfferDraft(marketModelOf(models))),
      [models],
    );
    return {};
  },
};

interface Props {
  readonly table: RemoteHiddenTable<Mediterranean>;
  readonly isKnownPerson: boolean;
}

/** An online table of the Mediterranean. */
export const OnlineTableView = (props: Props) => (
  <OnlineTableShell {...props} ui={tableUi} online={online} />
);
