import type { Move, Zimbabwe } from "@sofala/zimbabwe";
import { useEffect, useMemo } from "preact/hooks";
import { api } from "../../../online/api.ts";
import type { RemoteTable } from "../../../online/remote-table.ts";
import { openRules } from "../../../rules/rules-dialog.tsx";
import { registerDraft } from "../../../store/drafts.ts";
import {
  OnlineTableShell,
  type OnlineParts,
  type OnlineTableUi,
} from "../../../table/online/online-table-shell.tsx";
import { refusalText, zimbabweText } from "../zimbabwe-text.ts";
import { lazy } from "../../../ui/lazy.tsx";
import { zimbabwe } from "../index.ts";
import { moveDraft } from "../move-draft.ts";
import { isKnownRefusal, sectionOfRefusal } from "../rules/rules-links.ts";
import type { TableModels } from "../table-models.ts";
import { tableUi } from "../table-ui.ts";
import { GiftOrderModel } from "./gift-order-model.ts";

const OnlineEnd = lazy(() => import("./online-end.tsx").then((module) => module.OnlineEnd));
const GiftOrderBar = lazy(
  () => import("./gift-order-bar.tsx").then((module) => module.GiftOrderBar),
  () => undefined,
);
const GiftOrderBanner = lazy(
  () => import("./gift-order-bar.tsx").then((module) => module.GiftOrderBanner),
  () => undefined,
);

const online: OnlineTableUi<RemoteTable<Zimbabwe>, TableModels> = {
  game: zimbabwe,
  moveText: (move: Move, names) => zimbabweText.value.zimbabwe.move(move, names),
  explainRefusal: (refusal, names) =>
    isKnownRefusal(refusal)
      ? {
          text: refusalText(refusal, names),
          openRule: () => openRules({ game: "zimbabwe", section: sectionOfRefusal(refusal) }),
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
