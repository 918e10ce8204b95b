import { Loading } from "../../../ui/loading.tsx";
import type { OptionFieldsProps } from "../../online-options.ts";
import { useMediterraneanText } from "../mediterranean-text.ts";
import { MarketFields } from "./market-fields.tsx";
import { RuleFields } from "./rule-fields.tsx";
import type { SetupOptions } from "./setup-options.ts";

type Props = OptionFieldsProps<SetupOptions>;

/** The market options of a new online table. */
export function OnlineMarketFields({ options, isLive, onChange }: Props) {
  const hasText = useMediterraneanText();
  return (
    <div class="option-fields">
      {hasText ? (
        <MarketFields options={options} isTimed={isLive} canBeUntimed={false} onChange={onChange} />
      ) : (
        <Loading />
      )}
    </div>
  );
}

/** The other options of a new online table. */
export function OnlineRuleFields({ options, onChange }: Props) {
  const hasText = useMediterraneanText();
  return (
    <section class="panel option-fields">
      {hasText ? <RuleFields options={options} hasChat onChange={onChange} /> : <Loading />}
    </section>
  );
}
