import type { TableInfo } from "@sofala/protocol";
import { readMapCode } from "@sofala/zimbabwe";
import { allZimbabweText } from "../zimbabwe-text.ts";
import { onlineText } from "../../../text/online-text.ts";
import { MapPicture } from "../board/thumbnail.tsx";
import { optionTexts } from "./option-texts.ts";

interface Props {
  readonly info: TableInfo;
}

/** The options of an online table, each in a few words. */
export function OptionSummary({ info }: Props) {
  const { online, options } = allZimbabweText.value;
  const texts = optionTexts(info.options, options);
  return (
    <>
      {texts.length === 0 ? onlineText.value.waitingRoom.standardRules : texts.join(" · ")}
      {chosenMap(info) === undefined && <span class="quiet"> {online.randomMap}</span>}
    </>
  );
}

/** The map of an online table, if it was chosen, as an entry of a `<dl>`. */
export function MapSummary({ info }: Props) {
  const { map: text } = allZimbabweText.value.online;
  const map = chosenMap(info);
  return (
    map && (
      <div>
        <dt>{text.name}</dt>
        <dd>
          <MapPicture board={map.board} label={text.code(map.code)} />
          <code>{map.code}</code>
        </dd>
      </div>
    )
  );
}

function chosenMap({ options: { map } }: TableInfo) {
  const read = typeof map === "string" ? readMapCode(map) : undefined;
  return read?.ok === true ? read.value : undefined;
}
