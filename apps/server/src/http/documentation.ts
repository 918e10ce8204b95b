import { PROBLEM_CODES, problem } from "@sofala/protocol";
import { BEGINNING, PRINCIPLES } from "./documentation-guide.ts";
import { joined, markup, type Markup } from "./markup.ts";
import { shapeOf } from "./schema-shape.ts";
import type { OpenApi, Operation } from "./openapi.ts";
import type { SocketPart } from "./openapi-socket.ts";
import type { JsonSchema } from "./openapi-schemas.ts";

interface Asked extends Operation {
  readonly method: string;
  readonly path: string;
}

/** The whole API as a page for people, made of what programs are told. */
export function documentationPage(document: OpenApi): string {
  const asked = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
  // An address that stands in two groups comes last in both.
  const isShared = (path: string): boolean =>
    new Set(Object.values(document.paths[path] ?? {}).flatMap(({ tags }) => tags)).size > 1;
  const groups = document.tags.map((tag) => ({
    ...tag,
    asked: asked
      .filter(({ tags }) => tags.includes(tag.name))
      .toSorted((a, b) => Number(isShared(a.path)) - Number(isShared(b.path))),
  }));
  const schemas = Object.entries(document.components.schemas);
  const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sofala: the API</title>
<link rel="stylesheet" href="/api/documentation.css">
<script type="module" src="/api/documentation.js"></script>
</head>
<body>
<a class="skip" href="#beginning">Skip to the content</a>
<header>
<p class="home"><a href="/">Sofala</a></p>
<h1>The API</h1>
<p class="lead">Everything that people do at a table, programs can do as well.
For tools, the same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
</header>
<nav aria-label="Contents">
<ul>
<li><a href="#beginning">Beginning</a></li>
<li><a href="#principles">How it works</a></li>
${groups.map(contentsOf)}
<li><a href="#problems">Problems</a></li>
<li><a href="#schemas">Shapes</a></li>
</ul>
</nav>
<main>
<section id="beginning"><h2>Beginning</h2>${BEGINNING}</section>
<section id="principles"><h2>How it works</h2>${PRINCIPLES}</section>
${groups.map(groupSection)}
${problemSection()}
<section id="schemas"><h2>Shapes</h2>
<p>What is sent and answered. <code>?</code> marks what may be left out, <code>=</code> what it then is,
<code>…</code> further members; nothing else is ever there.</p>
${schemas.map(schemaPart)}
</section>
</main>
</body>
</html>
`;
  return page.html;
}

interface Group {
  readonly name: string;
  readonly description: string;
  readonly asked: readonly Asked[];
}

const anchor = (name: string): string => name.toLowerCase();

const contentsOf = ({
  name,
  asked,
}: Group): Markup => markup`<li><a href="#${anchor(name)}">${name}</a>
<ul>${asked.map(
  ({ operationId, method, path }) =>
    markup`<li><a href="#op-${operationId}">${methodMark(method)} <span>${breakable(shortened(path))}</span></a></li>
`,
)}</ul></li>
`;

const groupSection = ({ name, description, asked }: Group): Markup => markup`
<section id="${anchor(name)}"><h2>${name}</h2>
<p>${description}</p>
${asked.map(operationPart)}
</section>`;

const methodMark = (method: string): Markup =>
  markup`<span class="method ${method.toLowerCase()}">${method}</span>`;

const shortened = (path: string): string => path.replace(/^\/api(?=\/)/u, "");

function operationPart(asked: Asked): Markup {
  const { operationId, method, path, summary, description, responses } = asked;
  const socket = asked["x-socket"];
  const good = Object.values(responses[200]?.content ?? {})[0];
  const line = good?.["x-line"];
  const isJson = good !== undefined && line === undefined && good.schema.type !== "string";
  return markup`
<article id="op-${operationId}" aria-labelledby="h-${operationId}">
<h3 id="h-${operationId}">${methodMark(method)} <code>${breakable(path)}</code></h3>
<p class="summary">${summary}.</p>
${description === undefined ? "" : markup`<p>${description}</p>`}
<p class="who"><span>Who may ask</span> ${whoMay(asked)}</p>
${parametersPart(asked)}
${bodyPart(asked)}
${isJson ? shapePart("Answer", good.schema) : ""}
${line === undefined ? "" : shapePart("Each line of the answer", line)}
${socket === undefined ? "" : socketPart(socket)}
${examplePart(asked)}
${problemsPart(asked)}
</article>`;
}

/** Long names break where a new part begins. */
const breakable = (name: string): Markup => ({
  html: markup`${name}`.html.replaceAll(/(?<=\w|\})\//gu, "<wbr>/"),
});

const WHO: { readonly [W in Operation["x-who"]]: string } = {
  everybody: "Everybody",
  person: "People the server knows",
  operator: "Operators of the server",
  watcher: "Whoever may see the table",
  seat: "Whoever sits at the table",
  owner: "Who opened the table",
};

function whoMay({ security, "x-who": who }: Operation): string {
  const needsPerson = security.every((scheme) => Object.keys(scheme).length > 0);
  return who === "watcher" && needsPerson
    ? "People the server knows, if they may see the table"
    : WHO[who];
}

function parametersPart({ parameters = [] }: Operation): Markup {
  if (parameters.length === 0) return markup``;
  return markup`<h4>Parameters</h4>
<dl class="parameters">${parameters.map(
    ({ name, in: place, description, schema }) => markup`
<div><dt><code>${place === "path" ? `{${name}}` : `?${name}`}</code></dt>
<dd><code>${shapeOf(schema)}${schema.default === undefined ? "" : ` = ${JSON.stringify(schema.default)}`}</code>
${description ?? ""}</dd></div>`,
  )}</dl>`;
}

function bodyPart({ requestBody }: Operation): Markup {
  const schema = requestBody?.content["application/json"]?.schema;
  return schema === undefined ? markup`` : shapePart("Body", schema);
}

const shapePart = (title: string, schema: JsonSchema): Markup => markup`<h4>${title}</h4>
<pre class="shape" tabindex="0">${shapeOf(schema)}</pre>`;

function socketPart({ first, sent, told, closed }: SocketPart): Markup {
  return markup`<h4>Messages</h4>
<dl class="parameters">
<div><dt>First, from the client</dt><dd><code>${shapeOf(first)}</code></dd></div>
<div><dt>Then, from the client</dt><dd><code>${shapeOf(sent)}</code></dd></div>
<div><dt>From the server</dt><dd><code>${shapeOf(told)}</code></dd></div>
</dl>
<h4>Why it is closed</h4>
<dl class="parameters">${Object.entries(closed).map(
    ([code, why]) => markup`<div><dt><code>${code}</code></dt><dd>${why}</dd></div>`,
  )}</dl>`;
}

/** How to ask from a shell; the beginning of the page says what the names stand for. */
function examplePart({ method, path, security, requestBody, ...asked }: Asked): Markup {
  if (asked["x-socket"] !== undefined) return markup``;
  const example = requestBody?.content["application/json"]?.example;
  const isForAll = security.some((scheme) => Object.keys(scheme).length === 0);
  const address = path.replaceAll(/\{(?<name>\w+)\}/gu, (_, name: string) => PLACES[name] ?? name);
  const words = [
    "curl",
    ...(Object.keys(asked.responses[200]?.content ?? {})[0] === "application/x-ndjson"
      ? ["-N"]
      : []),
    ...(method === "GET" || (method === "POST" && example !== undefined) ? [] : [`-X ${method}`]),
    ...(isForAll ? [] : ['-H "authorization: Bearer $SOFALA_TOKEN"']),
    `$SOFALA_URL${address}`,
    ...(example === undefined ? [] : [`--json '${JSON.stringify(example)}'`]),
  ];
  return markup`<h4>Example</h4>
<pre class="shell" tabindex="0">${words.join(" ")}</pre>`;
}

const PLACES: { readonly [name: string]: string } = {
  id: "$TABLE",
  entries: "12",
  token: "Zk3yB0",
};

function problemsPart(asked: Operation): Markup {
  const codes = asked["x-problems"].map(
    (code) => markup`<a href="#problem-${code.replace("/", "-")}"><code>${code}</code></a>`,
  );
  return markup`<details><summary>Problems</summary><p>${joined(codes, " ")}</p></details>`;
}

const problemSection = (): Markup => markup`
<section id="problems"><h2>Problems</h2>
<p>Whatever is not done is answered with <code>application/problem+json</code>, as
<a href="#schema-Problem">Problem</a>. Codes stay; sentences may change.</p>
<table>
<thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead>
<tbody>${PROBLEM_CODES.map((code) => {
  const { status, title } = problem(code);
  return markup`<tr id="problem-${code.replace("/", "-")}"><th scope="row"><code>${breakable(code)}</code></th><td>${status}</td><td>${title}</td></tr>
`;
})}</tbody>
</table>
</section>`;

const schemaPart = ([name, schema]: readonly [string, JsonSchema]): Markup => markup`
<article id="schema-${name}" aria-labelledby="s-${name}"><h3 id="s-${name}">${name}</h3>
${schema.description === undefined ? "" : markup`<p>${schema.description}</p>`}
<pre class="shape" tabindex="0">${shapeOf(schema)}</pre>
</article>`;
