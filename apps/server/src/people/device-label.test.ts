import { expect, test } from "vitest";
import { deviceLabel } from "./device-label.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"],
  [
    `Mozilla/5.0 (Linux; Android 16; K) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`,
    "Chrome · Android",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    "Edge · Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1",
    "Safari · iPhone",
  ],
  ["curl/8.9.1", "curl"],
  ["<script>", ""],
  ["", ""],
])("the label of %s", (agent, label) => {
  expect(deviceLabel(agent)).toBe(label);
});
