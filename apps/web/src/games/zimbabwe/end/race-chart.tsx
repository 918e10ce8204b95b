import type { Seat } from "@sofala/engine";
import type { Empire } from "@sofala/zimbabwe";
import { RaceDrawing } from "../../../table/end/race-drawing.tsx";
import { RaceSection } from "../../../table/end/race-section.tsx";
import { appText } from "../../../text/app-text.ts";
import { EmpireBadge } from "../board/empires.tsx";
import { raceLayout, type RaceLayout } from "./race-layout.ts";
import "./race-chart.css";
import type { RaceStep } from "./race-data.ts";
import { RaceLines, raceMark } from "./race-lines.tsx";
import { RaceTable } from "./race-table.tsx";

export interface RaceProps {
  readonly race: readonly RaceStep[];
  readonly names: readonly string[];
  readonly empires: readonly Empire[];
}

/** VP and VR of all seats over the rounds. */
export function RaceChart({ race, names, empires }: RaceProps) {
  const { race: text } = appText.value.end;
  const rounds = race.at(-1)?.round ?? 0;
  return (
    <RaceSection
      class="race-chart"
      text={{ ...text, chartLabel: text.chartLabel(rounds) }}
      names={names}
      badge={(seat) => <EmpireBadge empire={empires[seat]} size={22} />}
      seatMark={(seat) => raceMark(empires[seat])}
      drawChart={(width, shown) => (
        <Picture layout={raceLayout(race, width)} empires={empires} shownSeat={shown} />
      )}
    >
      <RaceTable race={race} names={names} />
    </RaceSection>
  );
}

interface PictureProps {
  readonly layout: RaceLayout;
  readonly empires: readonly Empire[];
  readonly shownSeat: Seat | undefined;
}

function Picture({ layout, empires, shownSeat }: PictureProps) {
  const { race: text } = appText.value.end;
  const { left, right, top, bottom } = layout;
  return (
    <RaceDrawing
      layout={layout}
      shown={shownSeat}
      badge={(seat) => <EmpireBadge empire={empires[seat]} size={18} />}
    >
      {layout.rounds.map(({ round, x, isNamed }) => (
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
      <RaceLines layout={layout} empires={empires} shownSeat={shownSeat} />
    </RaceDrawing>
  );
}
