import type { Empire } from "@sofala/zimbabwe";
import { Fragment } from "preact";
import { words } from "../../../words/words.ts";
import { EmpireBadge } from "../board/empires.tsx";
import type { Rank } from "./reasons.ts";

interface Props {
  readonly ranks: readonly Rank[];
  readonly names: readonly string[];
  readonly empires: readonly Empire[];
}

/** All seats from first to last, each with the reason for its place. */
export function RankingTable({ ranks, names, empires }: Props) {
  const { ranking: text } = words.value.end;
  return (
    <section class="ranking">
      <h3>{text.title}</h3>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">
              <span class="spoken">{text.place}</span>
            </th>
            <th scope="col" class="player">
              {text.player}
            </th>
            <th scope="col">{text.vp}</th>
            <th scope="col">{text.vr}</th>
            <th scope="col">{text.over}</th>
          </tr>
        </thead>
        <tbody>
          {ranks.map(({ place, seat, vp, vr, over, ahead }) => (
            <Fragment key={seat}>
              <tr class={place === 1 ? "winner" : undefined}>
                <td>{place}</td>
                <th scope="row" class="player">
                  <span class="who">
                    <EmpireBadge empire={empires[seat]} size={28} />
                    <span>{names[seat]}</span>
                  </span>
                </th>
                <td>{vp}</td>
                <td>{vr}</td>
                <td>{text.signed(over)}</td>
              </tr>
              {ahead !== undefined && (
                <tr class="why quiet">
                  <td />
                  <td colSpan={4}>{reasonOf(ahead, names)}</td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function reasonOf({ of, reason }: NonNullable<Rank["ahead"]>, names: readonly string[]): string {
  const { reason: text } = words.value.end;
  const next = names[of] ?? "";
  switch (reason.by) {
    case "overshoot":
    case "vp":
      return text[reason.by](reason.more, next);
    case "shortfall":
      return text.shortfall(reason.less, next);
    case "reached":
    case "xango":
    case "order":
      return text[reason.by](next);
  }
}
