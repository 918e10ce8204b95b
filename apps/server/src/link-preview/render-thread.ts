/** The thread of `PreviewRenderer`: turns each preview into a PNG. */
import { readFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { TablePreview } from "./table-preview.ts";
import { previewSvg } from "./preview-svg.ts";

await initWasm(readFileSync(new URL(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"))));

parentPort?.on("message", (preview: TablePreview) => {
  const svg = new Resvg(previewSvg(preview), { font: { loadSystemFonts: false } });
  const image = svg.render();
  const png = image.asPng();
  image.free();
  svg.free();
  parentPort?.postMessage(png);
});
