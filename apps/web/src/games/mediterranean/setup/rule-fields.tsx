import { Segments } from "../../../ui/segments.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { allMediterraneanText } from "../mediterranean-text.ts";
import "../../../setup/option-fields.css";
import type { SetupOptions } from "./setup-options.ts";

interface Props {
  readonly options: SetupOptions;
  readonly onChange: (options: SetupOptions) => void;
  /** True if the table has a chat. */
  readonly hasChat?: boolean;
}

/** The options of the rules, each with an explanation. */
export function RuleFields({ options, onChange, hasChat = false }: Props) {
  const { setup: text } = allMediterraneanText.value;
  const { pledges, crossing } = options;
  return (
    <>
      <Switch
        name={text.publicVp}
        hint={text.publicVpText}
        isOn={options.publicVp}
        onChange={(publicVp) => onChange({ ...options, publicVp })}
      />
      <Switch
        name={text.tradeVp}
        hint={text.tradeVpText}
        isOn={options.tradeVp}
        onChange={(tradeVp) => onChange({ ...options, tradeVp })}
      />
      <Segments
        legend={text.pledges}
        hint={text.pledgesText[pledges]}
        value={pledges}
        choices={[
          ["binding", text.pledgeChoices.binding],
          ["talk", text.pledgeChoices.talk],
        ]}
        onChoose={(chosen) => onChange({ ...options, pledges: chosen })}
      />
      <Switch
        name={text.handTypes}
        hint={text.handTypesText}
        isOn={options.handTypes === "open"}
        onChange={(isOpen) => onChange({ ...options, handTypes: isOpen ? "open" : "hidden" })}
      />
      <Segments
        legend={text.crossing}
        hint={text.crossingText}
        value={crossing}
        choices={[
          ["twoZeros", text.crossingChoices.twoZeros],
          ["sharedZero", text.crossingChoices.sharedZero],
        ]}
        onChoose={(chosen) => onChange({ ...options, crossing: chosen })}
      />
      {hasChat && (
        <Switch
          name={text.tradeChat}
          hint={text.tradeChatText}
          isOn={options.tradeChat}
          onChange={(tradeChat) => onChange({ ...options, tradeChat })}
        />
      )}
    </>
  );
}
