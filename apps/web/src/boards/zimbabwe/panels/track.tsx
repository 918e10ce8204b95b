import { words } from "../../../words/words.ts";
import { EmpireBadge } from "../board/empires.tsx";
import type { TableModel } from "../table-model.ts";
import { lanesOf, type Lane } from "./standings.ts";
import "./track.css";

/** Numbers of the printed track. */
const LENGTH = 40;
const TICK = 5;
/** The least gap that has room for its number. */
const LEAST_GAP = 5;

/** VP and VR of all seats on one scale; markers lie as they do in the stack of VR. */
export function Track({ model }: { readonly model: TableModel }) {
  const { value: view } = model.view;
  const lanes = lanesOf(view);
  const furthest = Math.max(LENGTH, ...lanes.map(({ vp }) => vp));
  const length = Math.ceil(furthest / TICK) * TICK;
  const ticks = Array.from({ length: length / TICK + 1 }, (_, n) => n * TICK);
  return (
    <div class="track-strip figures" style={`--length: ${length}; --seats: ${lanes.length}`}>
      <div class="scale" aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} style={`--at: ${tick}`}>
            {tick}
          </span>
        ))}
      </div>
      <div class="lanes" aria-hidden="true">
        {view.seats.map((_, seat) => {
          const row = lanes.findIndex((lane) => lane.seat === seat);
          const lane = lanes[row];
          return lane && <LaneView key={seat} lane={lane} row={row} model={model} />;
        })}
      </div>
      <TrackTable lanes={lanes} names={model.names} />
    </div>
  );
}

interface LaneProps {
  readonly lane: Lane;
  readonly row: number;
  readonly model: TableModel;
}

function LaneView({ lane: { seat, vp, vr }, row, model }: LaneProps) {
  const { seats, active } = model.view.value;
  const empire = seats[seat]?.empire ?? "kilwa";
  const gap = vr - vp;
  const classes = [gap <= 0 && "reached", seat === active && "active"].filter(Boolean).join(" ");
  const place = `--row: ${row}; --vp: ${vp}; --vr: ${vr}; --colour: var(--seat-${empire})`;
  return (
    <div class={`lane ${classes}`} style={place}>
      <span class="gap" />
      {gap >= LEAST_GAP && <span class="missing">{gap}</span>}
      <span class="vr">{vr}</span>
      <span class="vp">
        <b>{vp}</b>
        <EmpireBadge empire={empire} size={18} />
      </span>
    </div>
  );
}

interface TableProps {
  readonly lanes: readonly Lane[];
  readonly names: readonly string[];
}

/** The same for those who hear the page. */
function TrackTable({ lanes, names }: TableProps) {
  const { track, seat: text } = words.value.panels;
  return (
    <table class="spoken">
      <caption>{track.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{track.player}</th>
          <th scope="col">{text.vpLong}</th>
          <th scope="col">{text.vrLong}</th>
          <th scope="col">{track.toGo}</th>
          <th scope="col">{track.stack}</th>
        </tr>
      </thead>
      <tbody>
        {lanes.map(({ seat, vp, vr, inStack, stack }) => (
          <tr key={seat}>
            <th scope="row">{names[seat]}</th>
            <td>{vp}</td>
            <td>{vr}</td>
            <td>{Math.max(0, vr - vp)}</td>
            <td>{track.stackOf(inStack, stack)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
