import type { Move, Zimbabwe } from "@sofala/zimbabwe";
import { useEffect, useMemo } from "preact/hooks";
import { api } from "../../../online/api.ts";
import type { RemoteTable } from "../../../online/remote-table.ts";
import { registerDraft } from "../../../store/drafts.ts";
import {
  OnlineTableShell,
  type OnlineParts,
  type OnlineTableUi,
} from "../../../table/online/online-table-shell.tsx";
import { appText } from "../../../text/app-text.ts";
import { lazy } from "../../../ui/lazy.tsx";
import { zimbabwe } from "../index.ts";
import { moveDraft } from "../move-draft.ts";
import { openZimbabweRules } from "../rules/open-rules.ts";
import { isKnownRefusal, sectionOfRefusal } from "../rules/rules-links.ts";
import type { TableModels } from "../table-models.ts";
import { tableUi } from "../table-ui.ts";
import { GiftOrderBanner, GiftOrderBar } from "./gift-order-bar.tsx";
import { GiftOrderModel } from "./gift-order-model.ts";

const OnlineEnd = lazy(() => import("./online-end.tsx").then((module) => module.OnlineEnd));

const online: OnlineTableUi<RemoteTable<Zimbabwe>, TableModels> = {
  game: zimbabwe,
  moveText: (move: Move) => appText.value.zimbabwe.move(move),
  explainRefusal: (refusal, names) =>
    isKnownRefusal(refusal)
      ? {
          text: appText.value.zimbabwe.refusal(refusal, names),
          openRule: () => openZimbabweRules(sectionOfRefusal(refusal)),
        }
      : undefined,
  renderEnd: (table) => <OnlineEnd table={table} />,
  useParts: useGiftOrder,
};

interface Props {
  readonly table: RemoteTable<Zimbabwe>;
  readonly isKnownPerson: boolean;
}

/** An online game of Zimbabwe. */
export const OnlineTableView = (props: Props) => (
  <OnlineTableShell {...props} ui={tableUi} online={online} />
);

/** The order for the next gifts, and the move that is being made. */
function useGiftOrder(table: RemoteTable<Zimbabwe>, models: TableModels): OnlineParts {
  const order = useMemo(() => new GiftOrderModel(table, () => api.readOrder(table.id)), [table]);
  useEffect(() => () => order.dispose(), [order]);
  useEffect(() => registerDraft(`move ${table.id}`, moveDraft(models)), [models]);
  return {
    banners: <GiftOrderBanner model={order} />,
    belowActions: <GiftOrderBar table={table} model={order} />,
  };
}
