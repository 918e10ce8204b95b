import type { Box } from "./viewport.ts";

interface RoofProps {
  readonly width: number;
  readonly height: number;
  readonly fill: string;
  readonly isSecondary: boolean;
}

/** A hipped roof; a secondary craft's has a golden border, turrets and, if square, a second storey. */
export const Roof = ({ width, height, fill, isSecondary }: RoofProps) => (
  <>
    <rect x="4" y="6" width={width - 6} height={height - 6} rx="5" fill="var(--shade)" />
    <rect
      x="2.5"
      y="2.5"
      width={width - 5}
      height={height - 5}
      rx="4"
      fill={fill}
      stroke="var(--seat-rim)"
      stroke-width="2"
    />
    <RoofFaces x={3.5} y={3.5} width={width - 7} height={height - 7} />
    {isSecondary && <SecondaryOrnaments width={width} height={height} fill={fill} />}
  </>
);

const TURRET_RADIUS = 5;

const SecondaryOrnaments = ({ width, height, fill }: Omit<RoofProps, "isSecondary">) => (
  <>
    <rect
      x="6"
      y="6"
      width={width - 12}
      height={height - 12}
      fill="none"
      stroke="var(--seat-rim)"
      stroke-width="5"
    />
    <rect
      x="6"
      y="6"
      width={width - 12}
      height={height - 12}
      fill="none"
      stroke="var(--gold)"
      stroke-width="3"
    />
    {width === height && (
      <>
        <rect
          x="16"
          y="16"
          width={width - 32}
          height={height - 32}
          fill={fill}
          stroke="var(--seat-rim)"
          stroke-width="1.5"
        />
        <RoofFaces x={16.5} y={16.5} width={width - 33} height={height - 33} />
      </>
    )}
    <path
      d={[6, width - 6]
        .flatMap((x) =>
          [6, height - 6].map((y) => `M${x - TURRET_RADIUS} ${y}a5 5 0 0 0 10 0a5 5 0 0 0-10 0z`),
        )
        .join("")}
      fill="var(--gold)"
      stroke="var(--gold-dark)"
      stroke-width="1.5"
    />
  </>
);

/** Light on the upper and left side of a roof, shade on the others. */
function RoofFaces({ x, y, width, height }: Box) {
  const hip = Math.min(width, height) / 2;
  const ridge = width > height ? `h${width - height}` : `v${height - width}`;
  const isWide = width >= height;
  return (
    <>
      <path
        d={
          isWide
            ? `M${x} ${y}h${width}l${-hip} ${hip}h${height - width}z`
            : `M${x} ${y}h${width}l${-hip} ${hip}z`
        }
        fill="var(--roof-light)"
      />
      <path
        d={
          isWide
            ? `M${x} ${y + height}h${width}l${-hip} ${-hip}h${height - width}z`
            : `M${x} ${y + height}h${width}l${-hip} ${-hip}z`
        }
        fill="var(--roof-shade)"
      />
      <path
        d={`M${x} ${y}l${hip} ${hip}${ridge}l${hip} ${hip}M${x} ${y + height}l${hip} ${-hip}M${x + width} ${y}l${-hip} ${hip}`}
        fill="none"
        stroke="var(--roof-line)"
        stroke-width="1.5"
      />
    </>
  );
}
