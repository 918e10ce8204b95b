import type { View } from "@sofala/zimbabwe";
import { memo } from "../../../ui/memo.ts";
import { CattleHead } from "./cattle.tsx";
import type { GoodsRoute } from "./marks.ts";
import { boxOfPiece } from "./pieces-by-cell.ts";
import { cattlePositions, routePaths, type RoutePath } from "./goods-route-paths.ts";
import "./goods-routes.css";

interface GoodsRoutesProps {
  readonly routes: readonly GoodsRoute[];
  readonly craftsmen: View["craftsmen"];
}

/** Goods routes as arrows; hubs pulse once, and cattle walk along the routes that are paid for. */
export const GoodsRoutes = (props: GoodsRoutesProps) => <MemoRoutes {...props} />;

const MemoRoutes = memo(({ routes, craftsmen }: GoodsRoutesProps) => {
  const paths = routePaths(routes, (cell) => boxOfPiece(cell, craftsmen));
  return (
    <g class="goods-routes">
      {paths.map((path) => (
        <RouteArrow key={path.id} {...path} />
      ))}
      {paths.map((path) => (
        <g key={path.id} class={classOf(path)}>
          {path.hubs.map(({ x, y }) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
              <circle class="hub-pulse" r="26" />
              <circle class="hub" r="26" />
            </g>
          ))}
          {path.kind === "good" && <RouteCattle {...path} />}
        </g>
      ))}
    </g>
  );
});

const RouteArrow = (route: RoutePath) => {
  const { kind, isPaidToOther, path, width, arrowHead } = route;
  return (
    <g class={`route ${kind} ${isPaidToOther ? "to-other" : "to-self"} ${classOf(route)}`}>
      <path class="casing" d={path} stroke-width={width + 4} />
      <path class="casing point" d={arrowHead} stroke-width="4" />
      <path class="band" d={path} stroke-width={width} />
      <path class="point" d={arrowHead} />
    </g>
  );
};

const classOf = ({ line, isFaded }: RoutePath): string =>
  isFaded ? `route-${line} faded` : `route-${line}`;

/** Units of the board per second. */
const CATTLE_SPEED = 110;

const RouteCattle = ({ path, length }: RoutePath) => (
  <>
    {cattlePositions(length).map((part) => (
      <g
        key={part}
        class="cattle"
        style={{
          offsetPath: `path("${path}")`,
          offsetDistance: `${part * 100}%`,
          animationDuration: `${Math.round(((part * length) / CATTLE_SPEED) * 1000)}ms`,
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
