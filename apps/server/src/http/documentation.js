/* Adds forms to the page at /api that send requests to this server. The page can be read without it. */

const MAX_LINES = 200;
/** The response headers that are shown. */
const SHOWN_HEADERS = [
  "content-type",
  "retry-after",
  "cache-control",
  "content-disposition",
  "etag",
];
/** Operations that cannot be undone, besides the DELETE method. */
const IRREVERSIBLE = /^(delete|remove|resign|leave|sanctionPerson|signOut|endSession)/u;

/** The last value of each path parameter, for the next form. */
const lastValues = new Map();
const token = tokenField();
let openApi;

for (const article of document.querySelectorAll("article[id^='op-']")) {
  const details = make("details", { class: "try" }, make("summary", {}, "Try it"));
  details.addEventListener("toggle", () => {
    if (details.open && details.childElementCount === 1) void addForm(details, article.id.slice(3));
  });
  article.append(details);
}

/** The field for an API token, which all forms send instead of the cookie of this browser. */
function tokenField() {
  const input = make("input", {
    id: "try-token",
    type: "password",
    autocomplete: "off",
    spellcheck: "false",
    placeholder: "Empty: the session of this browser",
  });
  const label = make("label", { for: "try-token" }, "API token for the requests below");
  const hint = make("p", { class: "who" }, "You can try every request on this server.");
  document.querySelector("header")?.append(make("div", { class: "token" }, label, input, hint));
  return input;
}

async function addForm(details, operationId) {
  openApi ??= await (await fetch("/api/openapi.json")).json();
  const operation = operationOf(operationId);
  if (operation === undefined) return;
  details.append(operation.socket ? socketForm(operation) : requestForm(operation));
}

/** An operation by its name, with what its form needs. */
function operationOf(operationId) {
  for (const [path, methods] of Object.entries(openApi.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (operation.operationId !== operationId) continue;
      const types = Object.keys(operation.responses[200]?.content ?? {});
      return {
        id: operationId,
        path,
        method: method.toUpperCase(),
        parameters: operation.parameters ?? [],
        body: operation.requestBody?.content["application/json"],
        isStream: types.includes("application/x-ndjson"),
        isIrreversible: method === "delete" || IRREVERSIBLE.test(operationId),
        socket: operation["x-socket"],
      };
    }
  }
  return undefined;
}

function requestForm(operation) {
  const fields = operation.parameters.map((parameter) => parameterField(operation, parameter));
  const body = operation.body && bodyField(operation);
  const sendButton = make(
    "button",
    { type: "submit", class: "send" },
    operation.isStream ? "Start" : "Send",
  );
  const stop = make("button", { type: "button", hidden: "" }, "Stop");
  const { output, show } = outputOf();
  let abort = new AbortController();
  stop.addEventListener("click", () => abort.abort());
  const form = make(
    "form",
    {},
    ...fields.map(({ row }) => row),
    ...(body ? [body.row] : []),
    make("p", { class: "buttons" }, sendButton, stop),
    output,
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void send();
  });
  return form;

  async function send() {
    const address = addressOf(operation, fields);
    const text = body?.input.value.trim() || undefined;
    const fault = text === undefined ? undefined : faultIn(text);
    if (fault !== undefined) return show({ status: `The body is not JSON: ${fault}` });
    if (operation.isIrreversible && !(await isConfirmed(operation, address))) return;
    abort = new AbortController();
    sendButton.disabled = true;
    show({ status: "Sending …", curl: curlOf(operation, address, text) });
    try {
      const response = await fetch(address, {
        method: operation.method,
        signal: abort.signal,
        ...credentials(),
        ...(text === undefined ? {} : { body: text }),
        headers: {
          ...(text === undefined ? {} : { "content-type": "application/json" }),
          ...authorization(),
        },
      });
      const head = headOf(response);
      if (operation.isStream && response.ok) {
        stop.hidden = false;
        await readLines(response, (lines) => show({ ...head, text: lines }));
        show({ ...head, status: `${head.status}, ended` });
      } else show({ ...head, text: pretty(await response.text()) });
    } catch (error) {
      const isStopped = abort.signal.aborted;
      show({ status: isStopped ? "Stopped" : `No response: ${error.message}` });
    } finally {
      sendButton.disabled = false;
      stop.hidden = true;
    }
  }
}

/** A form with buttons to open a socket, send messages and close it. */
function socketForm(operation) {
  const fields = operation.parameters.map((parameter) => parameterField(operation, parameter));
  const message = bodyField({
    id: operation.id,
    body: { example: { command: "hello", after: 0, views: false } },
    name: "Message; the first one must be a hello",
  });
  const open = make("button", { type: "button" }, "Open");
  const sendButton = make("button", { type: "submit", class: "send", disabled: "" }, "Send");
  const close = make("button", { type: "button", disabled: "" }, "Close");
  const { output, show } = outputOf();
  const lines = [];
  let socket;
  const log = (mark, text) => {
    lines.push(`${mark} ${text}`);
    show({ text: lines.slice(-MAX_LINES).join("\n") });
  };
  const hint = make(
    "p",
    { class: "who" },
    "Browsers send their cookie with a socket; only programs can send a token.",
  );
  const form = make(
    "form",
    {},
    ...fields.map(({ row }) => row),
    message.row,
    make("p", { class: "buttons" }, open, sendButton, close),
    hint,
    output,
  );
  open.addEventListener("click", () => {
    socket?.close();
    const opened = new WebSocket(new URL(addressOf(operation, fields), location.href));
    socket = opened;
    show({ status: "Opening …" });
    opened.addEventListener("open", () => update(opened, "Open"));
    opened.addEventListener("message", ({ data }) => log("←", data));
    opened.addEventListener("close", ({ code, reason }) =>
      update(opened, `Closed: ${code} ${reason}`.trim()),
    );
  });
  close.addEventListener("click", () => socket?.close());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const fault = faultIn(message.input.value);
    if (fault !== undefined) return show({ status: `The message is not JSON: ${fault}` });
    const text = JSON.stringify(JSON.parse(message.input.value));
    socket?.send(text);
    log("→", text);
  });
  return form;

  function update(changed, status) {
    if (changed !== socket) return;
    const isOpen = changed.readyState === WebSocket.OPEN;
    sendButton.disabled = !isOpen;
    close.disabled = !isOpen;
    show({ status });
  }
}

/** The field of a parameter. */
function parameterField(operation, { name, in: place, required, description, schema }) {
  const id = `try-${operation.id}-${name}`;
  const isPath = place === "path";
  const choices = schema.enum ?? (schema.type === "boolean" ? [true, false] : undefined);
  const input =
    choices === undefined
      ? make("input", { id, value: (isPath && lastValues.get(name)) || "" })
      : make("select", { id }, ...["", ...choices].map((each) => make("option", {}, `${each}`)));
  input.required = required;
  input.addEventListener("change", () => {
    if (isPath) lastValues.set(name, input.value);
  });
  const label = make("label", { for: id }, isPath ? `{${name}}` : `?${name}`);
  const hint = description === undefined ? [] : [make("span", { class: "who" }, description)];
  return {
    name,
    place,
    row: make("p", { class: "field" }, label, input, ...hint),
    read: () => input.value.trim(),
  };
}

function bodyField({ id: operationId, body, name = "Body" }) {
  const id = `try-${operationId}-body`;
  const text = body.example === undefined ? "{}" : JSON.stringify(body.example, undefined, 2);
  const input = make("textarea", { id, spellcheck: "false", rows: `${text.split("\n").length}` });
  input.value = text;
  return { input, row: make("p", { class: "field" }, make("label", { for: id }, name), input) };
}

function addressOf({ path }, fields) {
  const values = new Map(fields.map(({ name, read }) => [name, read()]));
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_, name) =>
    encodeURIComponent(values.get(name) ?? ""),
  );
  const query = new URLSearchParams(
    fields.flatMap(({ name, place, read }) =>
      place === "query" && read() !== "" ? [[name, read()]] : [],
    ),
  );
  return query.size === 0 ? filled : `${filled}?${query}`;
}

const authorization = () =>
  token.value.trim() === "" ? {} : { authorization: `Bearer ${token.value.trim()}` };
/** With a token, the cookie is not sent. */
const credentials = () => ({ credentials: token.value.trim() === "" ? "same-origin" : "omit" });

/** The request as a shell command; "Getting started" explains the variables. */
function curlOf({ method, isStream }, address, body) {
  const isPlain = method === "GET" || (method === "POST" && body !== undefined);
  return [
    "curl",
    ...(isStream ? ["-N"] : []),
    ...(isPlain ? [] : [`-X ${method}`]),
    token.value.trim() === "" ? "-b sofala.cookies" : '-H "authorization: Bearer $SOFALA_TOKEN"',
    quoted(location.origin + address),
    ...(body === undefined ? [] : [`--json ${quoted(JSON.stringify(JSON.parse(body)))}`]),
  ].join(" ");
}

const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Shows the last lines of a stream as they come. */
async function readLines(response, show) {
  const lines = [];
  let rest = "";
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    const all = (rest + part).split("\n");
    rest = all.pop() ?? "";
    lines.push(...all.filter((line) => line !== ""));
    show(lines.slice(-MAX_LINES).join("\n"));
  }
}

const headOf = ({ status, statusText, headers }) => ({
  status: `${status} ${statusText}`.trim(),
  headers: SHOWN_HEADERS.flatMap((name) =>
    headers.get(name) === null ? [] : [`${name}: ${headers.get(name)}`],
  ).join("\n"),
});

function faultIn(text) {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error.message;
  }
}

const pretty = (text) =>
  faultIn(text) === undefined ? JSON.stringify(JSON.parse(text), undefined, 2) : text;

/** The elements that show a response. */
function outputOf() {
  const status = make("p", { class: "status", role: "status" });
  const parts = {
    headers: make("pre", { tabindex: "0", "aria-label": "Headers", hidden: "" }),
    text: make("pre", { class: "answer", tabindex: "0", "aria-label": "Response", hidden: "" }),
    curl: make("pre", {
      class: "shell",
      tabindex: "0",
      "aria-label": "The request as a curl command",
      hidden: "",
    }),
  };
  const output = make("div", { class: "output" }, status, ...Object.values(parts));
  const show = (content) => {
    if (content.status !== undefined) status.textContent = content.status;
    for (const [name, part] of Object.entries(parts)) {
      if (content[name] === undefined) continue;
      part.textContent = content[name];
      part.hidden = content[name] === "";
    }
  };
  return { output, show };
}

/** Asks for confirmation before something that cannot be undone. */
function isConfirmed({ method }, address) {
  const confirm = make("button", { value: "go", class: "send final" }, "Send");
  const cancel = make("button", { value: "", autofocus: "" }, "Cancel");
  const dialog = make(
    "dialog",
    { "aria-labelledby": "try-confirm" },
    make(
      "form",
      { method: "dialog" },
      make("p", { id: "try-confirm" }, "This cannot be undone:"),
      make("p", {}, make("code", {}, `${method} ${address}`)),
      make("p", { class: "buttons" }, cancel, confirm),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "go");
    });
  });
}

/** Makes an element; children are text or elements, never HTML. */
function make(name, attributes, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}
