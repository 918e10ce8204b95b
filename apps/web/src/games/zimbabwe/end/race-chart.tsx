import type { Seat } from "@sofala/engine";
import type { Empire } from "@sofala/zimbabwe";
import { RacePicture } from "../../../table/end/race-drawing.tsx";
import { Race } from "../../../table/end/race-section.tsx";
import { words } from "../../../text/app-text.ts";
import { EmpireBadge } from "../board/empires.tsx";
import { chartOf, type Chart } from "./race-layout.ts";
import "./race-chart.css";
import type { RaceStep } from "./race-data.ts";
import { RaceLines, markOf } from "./race-lines.tsx";
import { RaceTable } from "./race-table.tsx";

export interface RaceProps {
  readonly race: readonly RaceStep[];
  readonly names: readonly string[];
  readonly empires: readonly Empire[];
}

/** VP and VR of all seats over the rounds. */
export function RaceChart({ race, names, empires }: RaceProps) {
  const { race: text } = words.value.end;
  const rounds = race.at(-1)?.round ?? 0;
  return (
    <Race
      class="race-chart"
      text={{ ...text, picture: text.picture(rounds) }}
      names={names}
      badge={(seat) => <EmpireBadge empire={empires[seat]} size={22} />}
      markOf={(seat) => markOf(empires[seat])}
      picture={(width, shown) => (
        <Picture chart={chartOf(race, width)} empires={empires} shown={shown} />
      )}
    >
      <RaceTable race={race} names={names} />
    </Race>
  );
}

interface PictureProps {
  readonly chart: Chart;
  readonly empires: readonly Empire[];
  readonly shown: Seat | undefined;
}

function Picture({ chart, empires, shown }: PictureProps) {
  const { race: text } = words.value.end;
  const { left, right, top, bottom } = chart;
  return (
    <RacePicture
      layout={chart}
      shown={shown}
      badge={(seat) => <EmpireBadge empire={empires[seat]} size={18} />}
    >
      {chart.rounds.map(({ round, x, isNamed }) => (
        <g key={round} class="round">
          <path d={`M${x} ${bottom}v5`} />
          {isNamed && (
            <text x={x} y={bottom + 20} text-anchor={round === 0 ? "start" : "middle"}>
              {round === 0 ? text.start : round}
            </text>
          )}
        </g>
      ))}
      <path class="ground" d={`M${left} ${top}V${bottom}H${right}`} />
      <RaceLines chart={chart} empires={empires} shown={shown} />
    </RacePicture>
  );
}
