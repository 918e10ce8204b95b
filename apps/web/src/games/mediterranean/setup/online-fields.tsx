import { Loading } from "../../../ui/loading.tsx";
import { useMediterraneanText } from "../mediterranean-text.ts";
import { MarketFields } from "./market-fields.tsx";
import { RuleFields } from "./rule-fields.tsx";
import type { TableForm } from "../../../screens/online/table-form.ts";

interface Props {
  readonly form: TableForm;
  readonly onChange: (form: TableForm) => void;
}

/** The market options of a new online table. */
export function OnlineMarketFields({ form, onChange }: Props) {
  const hasText = useMediterraneanText();
  return (
    <div class="option-fields">
      {hasText ? (
        <MarketFields
          options={form.market}
          isTimed={form.pace === "live"}
          canBeUntimed={false}
          onChange={(market) => onChange({ ...form, market })}
        />
      ) : (
        <Loading />
      )}
    </div>
  );
}

/** The other options of a new online table. */
export function OnlineRuleFields({ form, onChange }: Props) {
  const hasText = useMediterraneanText();
  return (
    <section class="panel option-fields">
      {hasText ? (
        <RuleFields
          options={form.market}
          hasChat
          onChange={(market) => onChange({ ...form, market })}
        />
      ) : (
        <Loading />
      )}
    </section>
  );
}
