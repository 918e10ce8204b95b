import type { Empire } from "@sofala/zimbabwe";
import { memo } from "../../../ui/memo.ts";
import { words } from "../../../text/app-text.ts";
import { EmpireBadge } from "../board/empires.tsx";
import { useSame } from "../../../ui/use-stable-value.ts";
import type { TableModel } from "../table-model.ts";
import { lanesOf, type Lane } from "./seat-summary.ts";
import "./track.css";

/** Numbers of the printed track. */
const LENGTH = 40;
const TICK = 5;
/** The least gap that has room for its number. */
const LEAST_GAP = 5;

/** VP and VR of all seats on one scale; markers lie as they do in the stack of VR. */
export function Track({ model }: { readonly model: TableModel }) {
  const { value: view } = model.view;
  const lanes = useSame(lanesOf(view));
  const furthest = Math.max(LENGTH, ...lanes.map(({ vp }) => vp));
  const length = Math.ceil(furthest / TICK) * TICK;
  return (
    <div class="track-strip figures" style={`--length: ${length}; --seats: ${lanes.length}`}>
      <Scale length={length} />
      <div class="lanes" aria-hidden="true">
        {view.seats.map(({ empire }, seat) => {
          const row = lanes.findIndex((lane) => lane.seat === seat);
          const lane = lanes[row];
          const isActive = seat === view.active;
          return (
            lane && (
              <LaneView
                key={seat}
                vp={lane.vp}
                vr={lane.vr}
                row={row}
                empire={empire}
                isActive={isActive}
              />
            )
          );
        })}
      </div>
      <TrackTable lanes={lanes} names={model.names} />
    </div>
  );
}

const Scale = memo(({ length }: { readonly length: number }) => (
  <div class="scale" aria-hidden="true">
    {Array.from({ length: length / TICK + 1 }, (_, n) => (
      <span key={n} style={`--at: ${n * TICK}`}>
        {n * TICK}
      </span>
    ))}
  </div>
));

interface LaneProps extends Pick<Lane, "vp" | "vr"> {
  readonly row: number;
  readonly empire: Empire;
  readonly isActive: boolean;
}

const LaneView = memo(({ vp, vr, row, empire, isActive }: LaneProps) => {
  const gap = vr - vp;
  const classes = [gap <= 0 && "reached", isActive && "active"].filter(Boolean).join(" ");
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
});

interface TableProps {
  readonly lanes: readonly Lane[];
  readonly names: readonly string[];
}

/** The same for those who hear the page. */
const TrackTable = memo(({ lanes, names }: TableProps) => {
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
});
