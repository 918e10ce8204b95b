import { expect, test } from "vitest";
import { games } from "@sofala/catalog";
import { PROBLEM_CODES } from "@sofala/protocol";
import { renderDocumentation } from "./documentation.ts";
import { markup, plainText } from "./markup.ts";
import { buildOpenApi } from "./openapi.ts";
import { ROUTE_GROUPS, ROUTES } from "./routes.ts";
import { renderSchema } from "./schema-shape.ts";
import { CLOSE_CODES } from "./table-socket.ts";

const page = renderDocumentation(buildOpenApi(ROUTE_GROUPS, games));
const all = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, found = ""]) => found);

test("the page shows every route, problem and close code", () => {
  for (const { name } of ROUTES) expect(page).toContain(`id="op-${name}"`);
  for (const code of PROBLEM_CODES)
    expect(page).toContain(`id="problem-${code.replace("/", "-")}"`);
  for (const code of Object.values(CLOSE_CODES)) expect(page).toContain(`<code>${code}</code>`);
});

test("all links of the page work, and all ids are unique", () => {
  const ids = all(/ id="([^"]*)"/gu);
  expect(new Set(ids).size).toBe(ids.length);
  expect(all(/ href="#([^"]*)"/gu).filter((target) => !ids.includes(target))).toEqual([]);
});

test("the page loads only its own script and style sheet, and has no inline ones", () => {
  expect(page).not.toMatch(/<style| style=| on[a-z]+=|javascript:/u);
  expect(all(/(<script[^]*?<\/script>)/gu)).toEqual([
    '<script type="module" src="/api/documentation.js"></script>',
  ]);
  expect(all(/ (?:src|href)="([^#"][^"]*)"/gu).toSorted()).toEqual([
    "/",
    "/api/documentation.css",
    "/api/documentation.js",
    "/api/openapi.json",
  ]);
});

test("no heading level is skipped", () => {
  const levels = all(/<h([1-6])/gu).map(Number);
  expect(levels[0]).toBe(1);
  for (const [n, level] of levels.entries())
    expect(level).toBeLessThanOrEqual((levels[n - 1] ?? 0) + 1);
});

test("inserted values are escaped, markup is not", () => {
  const bold = markup`<b>${"<&>"}</b>`;
  expect(markup`${"'\""} ${[bold, 1]}`.html).toBe("&#39;&quot; <b>&lt;&amp;&gt;</b>1");
});

test.each([
  [{ type: "integer", minimum: 0, maximum: 7 }, "integer (0 to 7)"],
  [{ type: "string", maxLength: 40 }, "text (0 to 40 characters)"],
  [{ type: "string", pattern: "^a$" }, "text /^a$/"],
  [{ type: "array", items: { $ref: "#/components/schemas/Seat" } }, "Seat[]"],
  [
    { type: "array", items: { anyOf: [{ type: "null" }, { type: "boolean" }] } },
    "(null | boolean)[]",
  ],
  [{ type: "array", prefixItems: [{ type: "number" }, {}] }, "[number, anything]"],
  [{ type: "object", additionalProperties: {} }, "{ … }"],
  [{ type: "object", additionalProperties: { type: "number" } }, "{ [name]: number }"],
  [
    { type: "object", properties: { a: { type: "null" }, b: {} }, required: ["a"] },
    "{ a: null, b?: anything }",
  ],
  [
    { type: "object", properties: { a: { type: "boolean", default: true } } },
    "{ a?: boolean = true }",
  ],
  [
    { type: "object", properties: { a: { type: "null", description: "Why" } } },
    "{\n  a?: null // Why\n}",
  ],
])("renders %j", (schema, shape) => {
  expect(plainText(renderSchema(schema))).toBe(shape);
});
