import { Loading } from "../../../ui/loading.tsx";
import { useMediterraneanWords } from "../mediterranean-text.ts";
import { MarketFields } from "./market-fields.tsx";
import { RuleFields } from "./rule-fields.tsx";
import type { TableWish } from "../../../screens/online/table-form.ts";

interface Props {
  readonly wish: TableWish;
  readonly onChange: (wish: TableWish) => void;
}

/** How the market of a new table is held. */
export function MarketTerms({ wish, onChange }: Props) {
  const hasWords = useMediterraneanWords();
  return (
    <div class="option-fields">
      {hasWords ? (
        <MarketFields
          options={wish.market}
          isTimed={wish.pace === "live"}
          mayBeUntimed={false}
          onChange={(market) => onChange({ ...wish, market })}
        />
      ) : (
        <Loading />
      )}
    </div>
  );
}

/** The other options of a new table. */
export function MarketRules({ wish, onChange }: Props) {
  const hasWords = useMediterraneanWords();
  return (
    <section class="panel option-fields">
      {hasWords ? (
        <RuleFields
          options={wish.market}
          hasChat
          onChange={(market) => onChange({ ...wish, market })}
        />
      ) : (
        <Loading />
      )}
    </section>
  );
}
