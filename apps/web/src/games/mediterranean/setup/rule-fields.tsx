import { Segments } from "../../../ui/segments.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { mediterraneanWords } from "../mediterranean-text.ts";
import "../../../setup/option-fields.css";
import type { MarketOptions } from "./table-setup.ts";

interface Props {
  readonly options: MarketOptions;
  readonly onChange: (options: MarketOptions) => void;
  /** Can people write to each other at this table? */
  readonly hasChat?: boolean;
}

/** What is open, what binds and what can be traded, each with what it means. */
export function RuleFields({ options, onChange, hasChat = false }: Props) {
  const { setup: text } = mediterraneanWords.value;
  const { pledges, crossing } = options;
  return (
    <>
      <Switch
        name={text.publicVp}
        hint={text.publicVpText}
        isOn={options.publicVp}
        onTurn={(publicVp) => onChange({ ...options, publicVp })}
      />
      <Switch
        name={text.tradeVp}
        hint={text.tradeVpText}
        isOn={options.tradeVp}
        onTurn={(tradeVp) => onChange({ ...options, tradeVp })}
      />
      <Segments
        legend={text.pledges}
        hint={text.pledgesText[pledges]}
        value={pledges}
        choices={[
          ["binding", text.pledging.binding],
          ["talk", text.pledging.talk],
        ]}
        onChoose={(chosen) => onChange({ ...options, pledges: chosen })}
      />
      <Switch
        name={text.handTypes}
        hint={text.handTypesText}
        isOn={options.handTypes === "open"}
        onTurn={(isOpen) => onChange({ ...options, handTypes: isOpen ? "open" : "hidden" })}
      />
      <Segments
        legend={text.crossing}
        hint={text.crossingText}
        value={crossing}
        choices={[
          ["twoZeros", text.crossings.twoZeros],
          ["sharedZero", text.crossings.sharedZero],
        ]}
        onChoose={(chosen) => onChange({ ...options, crossing: chosen })}
      />
      {hasChat && (
        <Switch
          name={text.tradeChat}
          hint={text.tradeChatText}
          isOn={options.tradeChat}
          onTurn={(tradeChat) => onChange({ ...options, tradeChat })}
        />
      )}
    </>
  );
}
