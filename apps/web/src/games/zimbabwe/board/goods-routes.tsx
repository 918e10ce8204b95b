import type { View } from "@sofala/zimbabwe";
import { memo } from "../../../ui/memo.ts";
import { CattleHead } from "./cattle.tsx";
import type { Way } from "./marks.ts";
import { groundUnder } from "./pieces-by-cell.ts";
import { beastsAlong, tracksOf, type Track } from "./goods-route-paths.ts";
import "./goods-routes.css";

interface WaysProps {
  readonly ways: readonly Way[];
  readonly craftsmen: View["craftsmen"];
}

/** Ways of goods as arrows with a width; hubs pulse once, and cattle walk to their places along what is paid. */
export const Ways = memo(({ ways, craftsmen }: WaysProps) => {
  const tracks = tracksOf(ways, (cell) => groundUnder(cell, craftsmen));
  if (tracks.length === 0) return <g class="board-ways" />;
  return (
    <g class="board-ways">
      {tracks.map((track) => (
        <Arrow key={track.id} {...track} />
      ))}
      {tracks.map((track) => (
        <g key={track.id}>
          {track.hubs.map(({ x, y }) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
              <circle class="hub-pulse" r="26" />
              <circle class="hub" r="26" />
            </g>
          ))}
          {track.kind === "good" && <Herd {...track} />}
        </g>
      ))}
    </g>
  );
});

const Arrow = ({ kind, isPaidToOther, path, width, head }: Track) => (
  <g class={`way ${kind} ${isPaidToOther ? "to-other" : "to-self"}`}>
    <path class="casing" d={path} stroke-width={width + 4} />
    <path class="casing point" d={head} stroke-width="4" />
    <path class="band" d={path} stroke-width={width} />
    <path class="point" d={head} />
  </g>
);

/** Steps that cattle take in a second, in units of the board. */
const PACE = 110;

const Herd = ({ path, length }: Track) => (
  <>
    {beastsAlong(length).map((part) => (
      <g
        key={part}
        class="beast"
        style={{
          offsetPath: `path("${path}")`,
          offsetDistance: `${part * 100}%`,
          animationDuration: `${Math.round(((part * length) / PACE) * 1000)}ms`,
        }}
      >
        <circle r="9.5" />
        <g transform="translate(-6.5 -6.5) scale(.8125)">
          <CattleHead />
        </g>
      </g>
    ))}
  </>
);
