import { encode } from "uqr";
import { online } from "../../text/online-text.ts";
import "./qr-code.css";

/** Free cells around the code: who reads it needs them white, whatever the page looks like. */
const QUIET = 4;

/** A link as a code that a phone reads. */
export function QrCode({ link }: { readonly link: string }) {
  const { data, size } = encode(link, { border: QUIET });
  return (
    <svg
      class="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={online.value.finding.qr.alt}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={pathOf(data)} fill="#000000" />
    </svg>
  );
}

/** The dark cells, as runs along their rows. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  const runs: string[] = [];
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (row[x] !== true) continue;
      const from = x;
      while (row[x + 1] === true) x++;
      runs.push(`M${from} ${y}h${x + 1 - from}v1H${from}z`);
    }
  }
  return runs.join("");
}
