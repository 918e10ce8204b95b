import { encode } from "uqr";
import { onlineText } from "../../text/online-text.ts";
import "./qr-code.css";

/** Empty cells around the code, which must be white on any page. */
const QUIET_ZONE = 4;

/** A link as a QR code. */
export function QrCode({ link }: { readonly link: string }) {
  const { data, size } = encode(link, { border: QUIET_ZONE });
  return (
    <svg
      class="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={onlineText.value.matchmaking.qr.alt}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={darkCellsPath(data)} fill="#000000" />
    </svg>
  );
}

/** The dark cells, as runs along their rows. */
function darkCellsPath(rows: readonly (readonly boolean[])[]): string {
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
