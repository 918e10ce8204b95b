/** The thread that draws cards, one after the other. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parentPort } from "node:worker_threads";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { TablePreview } from "./table-preview.ts";
import { previewSvg } from "./preview-svg.ts";

const { resolve } = createRequire(import.meta.url);
await initWasm(readFileSync(resolve("@resvg/resvg-wasm/index_bg.wasm")));

parentPort?.on("message", (card: TablePreview) => {
  const drawing = new Resvg(previewSvg(card), { font: { loadSystemFonts: false } });
  const image = drawing.render();
  const png = image.asPng();
  image.free();
  drawing.free();
  parentPort?.postMessage(png);
});
