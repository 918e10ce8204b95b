import { PROBLEM_CODES, problem } from "@sofala/protocol";
import { GETTING_STARTED, CONVENTIONS } from "./documentation-guide.ts";
import { joinMarkup, markup, type Markup } from "./markup.ts";
import type { OpenApiDocument, Operation, SocketDescription } from "./openapi.ts";
import type { JsonSchema } from "./openapi-schemas.ts";
import { renderSchema } from "./schema-shape.ts";

interface DocumentedOperation extends Operation {
  readonly method: string;
  readonly path: string;
}

/** Renders the OpenAPI document as a page. */
export function renderDocumentation(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
  // A path with operations in two groups comes last in both.
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
<title>Sofala API</title>
<link rel="stylesheet" href="/api/documentation.css">
<script type="module" src="/api/documentation.js"></script>
</head>
<body>
<a class="skip" href="#getting-started">Skip to content</a>
<header>
<p class="home"><a href="/">Sofala</a></p>
<h1>API</h1>
<p class="lead">Programs can do everything that people can do at a table.
The same documentation for tools: <a href="/api/openapi.json">OpenAPI 3.1</a>, version ${document.info.version}.</p>
</header>
<nav aria-label="Contents">
<ul>
<li><a href="#getting-started">Getting started</a></li>
<li><a href="#conventions">Conventions</a></li>
${groups.map(renderContents)}
<li><a href="#problems">Problems</a></li>
<li><a href="#schemas">Schemas</a></li>
</ul>
</nav>
<main>
<section id="getting-started"><h2>Getting started</h2>${GETTING_STARTED}</section>
<section id="conventions"><h2>Conventions</h2>${CONVENTIONS}</section>
${groups.map(renderGroup)}
${renderProblemTable()}
<section id="schemas"><h2>Schemas</h2>
<p>The JSON of requests and responses. <code>?</code> marks an optional field, <code>=</code> its default, and
<code>…</code> stands for any other fields.</p>
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

function renderOperation(operation: DocumentedOperation): Markup {
  const { operationId, method, path, summary, description, responses, deprecated } = operation;
  const socket = operation["x-socket"];
  const success = Object.values(responses[200]?.content ?? {})[0];
  const line = success?.["x-line"];
  const isJson = success !== undefined && line === undefined && success.schema.type !== "string";
  return markup`
<article id="op-${operationId}" aria-labelledby="h-${operationId}">
<h3 id="h-${operationId}">${renderMethod(method)} <code>${withLineBreaks(path)}</code></h3>
<p class="summary">${summary}.</p>
${deprecated === true ? markup`<p>Deprecated: an old address that still works.</p>` : ""}
${description === undefined ? "" : markup`<p>${description}</p>`}
<p class="who"><span>Access</span> ${describeAccess(operation)}</p>
${renderParameters(operation)}
${renderBody(operation)}
${isJson ? renderShape("Response", success.schema) : ""}
${line === undefined ? "" : renderShape("Each line of the response", line)}
${socket === undefined ? "" : renderSocket(socket)}
${renderCurlExample(operation)}
${renderProblems(operation)}
</article>`;
}

/** Lets long paths wrap before a slash. */
const withLineBreaks = (name: string): Markup => ({
  html: markup`${name}`.html.replaceAll(/(?<=\w|\})\//gu, "<wbr>/"),
});

const ACCESS_DESCRIPTIONS: { readonly [A in Operation["x-access"]]: string } = {
  public: "Everybody",
  person: "Guests and accounts",
  operator: "Operators of the server",
  viewer: "Everybody who may see the table",
  seat: "Players at the table",
  owner: "The owner of the table",
};

function describeAccess({ security, "x-access": access }: Operation): string {
  const needsPerson = security.every((scheme) => Object.keys(scheme).length > 0);
  return access === "viewer" && needsPerson
    ? "Guests and accounts who may see the table"
    : ACCESS_DESCRIPTIONS[access];
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
<div><dt>First message of the client</dt><dd><code>${renderSchema(firstMessage)}</code></dd></div>
<div><dt>Later messages of the client</dt><dd><code>${renderSchema(clientMessage)}</code></dd></div>
<div><dt>Messages of the server</dt><dd><code>${renderSchema(serverMessage)}</code></dd></div>
</dl>
<h4>Close codes</h4>
<dl class="parameters">${Object.entries(closeCodes).map(
    ([code, reason]) => markup`<div><dt><code>${code}</code></dt><dd>${reason}</dd></div>`,
  )}</dl>`;
}

/** The request as a shell command; "Getting started" explains the variables. */
function renderCurlExample({
  method,
  path,
  security,
  requestBody,
  ...rest
}: DocumentedOperation): Markup {
  if (rest["x-socket"] !== undefined) return markup``;
  const example = requestBody?.content["application/json"]?.example;
  const isPublic = security.some((scheme) => Object.keys(scheme).length === 0);
  const address = path.replaceAll(
    /\{(?<name>\w+)\}/gu,
    (_, name: string) => EXAMPLE_PARAMETERS[name] ?? name,
  );
  const command = [
    "curl",
    ...(Object.keys(rest.responses[200]?.content ?? {})[0] === "application/x-ndjson"
      ? ["-N"]
      : []),
    ...(method === "GET" || (method === "POST" && example !== undefined) ? [] : [`-X ${method}`]),
    ...(isPublic ? [] : ['-H "authorization: Bearer $SOFALA_TOKEN"']),
    `$SOFALA_URL${address}`,
    ...(example === undefined ? [] : [`--json '${JSON.stringify(example)}'`]),
  ];
  return markup`<h4>Example</h4>
<pre class="shell" tabindex="0">${command.join(" ")}</pre>`;
}

const EXAMPLE_PARAMETERS: { readonly [name: string]: string } = {
  tableId: "$TABLE",
  entryCount: "12",
  tokenId: "Zk3yB0",
};

function renderProblems(operation: Operation): Markup {
  const codes = operation["x-problems"].map(
    (code) => markup`<a href="#problem-${code.replace("/", "-")}"><code>${code}</code></a>`,
  );
  return markup`<details><summary>Problems</summary><p>${joinMarkup(codes, " ")}</p></details>`;
}

const renderProblemTable = (): Markup => markup`
<section id="problems"><h2>Problems</h2>
<p>A refused request is answered with <code>application/problem+json</code>, as
<a href="#schema-Problem">Problem</a>. Codes are stable; sentences may change.</p>
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
