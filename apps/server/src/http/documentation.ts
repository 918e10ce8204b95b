import { PROBLEM_CODES, problem } from "@sofala/protocol";
import { GETTING_STARTED, CONVENTIONS } from "./documentation-guide.ts";
import { joinMarkup, markup, type Markup } from "./markup.ts";
import { renderSchema } from "./schema-shape.ts";
import type { OpenApiDocument, Operation } from "./openapi.ts";
import type { SocketDescription } from "./openapi-socket.ts";
import type { JsonSchema } from "./openapi-schemas.ts";

interface DocumentedOperation extends Operation {
  readonly method: string;
  readonly path: string;
}

/** The whole API as a page for people, made of what programs are told. */
export function renderDocumentation(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
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
    operations: operations
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
${groups.map(renderContents)}
<li><a href="#problems">Problems</a></li>
<li><a href="#schemas">Shapes</a></li>
</ul>
</nav>
<main>
<section id="beginning"><h2>Beginning</h2>${GETTING_STARTED}</section>
<section id="principles"><h2>How it works</h2>${CONVENTIONS}</section>
${groups.map(renderGroup)}
${renderProblemTable()}
<section id="schemas"><h2>Shapes</h2>
<p>What is sent and answered. <code>?</code> marks what may be left out, <code>=</code> what it then is,
<code>…</code> further members; nothing else is ever there.</p>
${schemas.map(renderNamedSchema)}
</section>
</main>
</body>
</html>
`;
  return page.html;
}

interface OperationGroup {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly DocumentedOperation[];
}

const anchor = (name: string): string => name.toLowerCase();

const renderContents = ({
  name,
  operations,
}: OperationGroup): Markup => markup`<li><a href="#${anchor(name)}">${name}</a>
<ul>${operations.map(
  ({ operationId, method, path }) =>
    markup`<li><a href="#op-${operationId}">${renderMethod(method)} <span>${withLineBreaks(withoutApiPrefix(path))}</span></a></li>
`,
)}</ul></li>
`;

const renderGroup = ({ name, description, operations }: OperationGroup): Markup => markup`
<section id="${anchor(name)}"><h2>${name}</h2>
<p>${description}</p>
${operations.map(renderOperation)}
</section>`;

const renderMethod = (method: string): Markup =>
  markup`<span class="method ${method.toLowerCase()}">${method}</span>`;

const withoutApiPrefix = (path: string): string => path.replace(/^\/api(?=\/)/u, "");

function renderOperation(asked: DocumentedOperation): Markup {
  const { operationId, method, path, summary, description, responses } = asked;
  const socket = asked["x-socket"];
  const good = Object.values(responses[200]?.content ?? {})[0];
  const line = good?.["x-line"];
  const isJson = good !== undefined && line === undefined && good.schema.type !== "string";
  return markup`
<article id="op-${operationId}" aria-labelledby="h-${operationId}">
<h3 id="h-${operationId}">${renderMethod(method)} <code>${withLineBreaks(path)}</code></h3>
<p class="summary">${summary}.</p>
${description === undefined ? "" : markup`<p>${description}</p>`}
<p class="who"><span>Who may ask</span> ${describeAccess(asked)}</p>
${renderParameters(asked)}
${renderBody(asked)}
${isJson ? renderShape("Answer", good.schema) : ""}
${line === undefined ? "" : renderShape("Each line of the answer", line)}
${socket === undefined ? "" : renderSocket(socket)}
${renderCurlExample(asked)}
${renderProblems(asked)}
</article>`;
}

/** Long names break where a new part begins. */
const withLineBreaks = (name: string): Markup => ({
  html: markup`${name}`.html.replaceAll(/(?<=\w|\})\//gu, "<wbr>/"),
});

const ACCESS_DESCRIPTIONS: { readonly [W in Operation["x-who"]]: string } = {
  everybody: "Everybody",
  person: "People the server knows",
  operator: "Operators of the server",
  watcher: "Whoever may see the table",
  seat: "Whoever sits at the table",
  owner: "Who opened the table",
};

function describeAccess({ security, "x-who": who }: Operation): string {
  const needsPerson = security.every((scheme) => Object.keys(scheme).length > 0);
  return who === "watcher" && needsPerson
    ? "People the server knows, if they may see the table"
    : ACCESS_DESCRIPTIONS[who];
}

function renderParameters({ parameters = [] }: Operation): Markup {
  if (parameters.length === 0) return markup``;
  return markup`<h4>Parameters</h4>
<dl class="parameters">${parameters.map(
    ({ name, in: place, description, schema }) => markup`
<div><dt><code>${place === "path" ? `{${name}}` : `?${name}`}</code></dt>
<dd><code>${renderSchema(schema)}${schema.default === undefined ? "" : ` = ${JSON.stringify(schema.default)}`}</code>
${description ?? ""}</dd></div>`,
  )}</dl>`;
}

function renderBody({ requestBody }: Operation): Markup {
  const schema = requestBody?.content["application/json"]?.schema;
  return schema === undefined ? markup`` : renderShape("Body", schema);
}

const renderShape = (title: string, schema: JsonSchema): Markup => markup`<h4>${title}</h4>
<pre class="shape" tabindex="0">${renderSchema(schema)}</pre>`;

function renderSocket({
  firstMessage,
  clientMessage,
  serverMessage,
  closeCodes,
}: SocketDescription): Markup {
  return markup`<h4>Messages</h4>
<dl class="parameters">
<div><dt>First, from the client</dt><dd><code>${renderSchema(firstMessage)}</code></dd></div>
<div><dt>Then, from the client</dt><dd><code>${renderSchema(clientMessage)}</code></dd></div>
<div><dt>From the server</dt><dd><code>${renderSchema(serverMessage)}</code></dd></div>
</dl>
<h4>Why it is closed</h4>
<dl class="parameters">${Object.entries(closeCodes).map(
    ([code, why]) => markup`<div><dt><code>${code}</code></dt><dd>${why}</dd></div>`,
  )}</dl>`;
}

/** How to ask from a shell; the beginning of the page says what the names stand for. */
function renderCurlExample({
  method,
  path,
  security,
  requestBody,
  ...asked
}: DocumentedOperation): Markup {
  if (asked["x-socket"] !== undefined) return markup``;
  const example = requestBody?.content["application/json"]?.example;
  const isForAll = security.some((scheme) => Object.keys(scheme).length === 0);
  const address = path.replaceAll(
    /\{(?<name>\w+)\}/gu,
    (_, name: string) => EXAMPLE_PARAMETERS[name] ?? name,
  );
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

const EXAMPLE_PARAMETERS: { readonly [name: string]: string } = {
  id: "$TABLE",
  entries: "12",
  token: "Zk3yB0",
};

function renderProblems(asked: Operation): Markup {
  const codes = asked["x-problems"].map(
    (code) => markup`<a href="#problem-${code.replace("/", "-")}"><code>${code}</code></a>`,
  );
  return markup`<details><summary>Problems</summary><p>${joinMarkup(codes, " ")}</p></details>`;
}

const renderProblemTable = (): Markup => markup`
<section id="problems"><h2>Problems</h2>
<p>Whatever is not done is answered with <code>application/problem+json</code>, as
<a href="#schema-Problem">Problem</a>. Codes stay; sentences may change.</p>
<table>
<thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead>
<tbody>${PROBLEM_CODES.map((code) => {
  const { status, title } = problem(code);
  return markup`<tr id="problem-${code.replace("/", "-")}"><th scope="row"><code>${withLineBreaks(code)}</code></th><td>${status}</td><td>${title}</td></tr>
`;
})}</tbody>
</table>
</section>`;

const renderNamedSchema = ([name, schema]: readonly [string, JsonSchema]): Markup => markup`
<article id="schema-${name}" aria-labelledby="s-${name}"><h3 id="s-${name}">${name}</h3>
${schema.description === undefined ? "" : markup`<p>${schema.description}</p>`}
<pre class="shape" tabindex="0">${renderSchema(schema)}</pre>
</article>`;
