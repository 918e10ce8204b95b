import type { Empire } from "@sofala/zimbabwe";
import { memo } from "../../../ui/memo.ts";
import { zimbabweText } from "../zimbabwe-text.ts";
import { EmpireBadge } from "../board/empires.tsx";
import { useStableValue } from "../../../ui/use-stable-value.ts";
import type { TableModel } from "../table-model.ts";
import { trackLanes, type TrackLane } from "../seat-summary.ts";
import "./track.css";

const TRACK_LENGTH = 40;
const TICK = 5;
/** Smaller gaps have no space for their number. */
const MIN_LABELLED_GAP = 5;

/** VP and VR of all seats on one scale; markers are ordered as in the VR stack. */
export function Track({ model }: { readonly model: TableModel }) {
  const { view } = model.boardMoment.value;
  const lanes = useStableValue(trackLanes(view));
  const furthest = Math.max(TRACK_LENGTH, ...lanes.map(({ vp }) => vp));
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

interface LaneProps extends Pick<TrackLane, "vp" | "vr"> {
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
      {gap >= MIN_LABELLED_GAP && <span class="missing">{gap}</span>}
      <span class="vr">{vr}</span>
      <span class="vp">
        <b>{vp}</b>
        <EmpireBadge empire={empire} size={18} />
      </span>
    </div>
  );
});

interface TableProps {
  readonly lanes: readonly TrackLane[];
  readonly names: readonly string[];
}

/** The same for screen readers. */
const TrackTable = memo(({ lanes, names }: TableProps) => {
  const { track, seat: text } = zimbabweText.value.panels;
  return (
    <table class="spoken">
      <caption>{track.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{track.player}</th>
          <th scope="col">{text.vpLong}</th>
          <th scope="col">{text.vrLong}</th>
          <th scope="col">{track.remaining}</th>
          <th scope="col">{track.vrStack}</th>
        </tr>
      </thead>
      <tbody>
        {lanes.map(({ seat, vp, vr, stackPosition, stackSize }) => (
          <tr key={seat}>
            <th scope="row">{names[seat]}</th>
            <td>{vp}</td>
            <td>{vr}</td>
            <td>{Math.max(0, vr - vp)}</td>
            <td>{track.vrStackPlace(stackPosition, stackSize)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
