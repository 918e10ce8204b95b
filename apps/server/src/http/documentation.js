/* Lets calls be tried on the page at /api. The page is whole without it; nothing here is needed to read it. */

const MOST_LINES = 200;
/** Answers say more than this in their headers, but nothing that a caller acts on. */
const HEADERS = ["content-type", "retry-after", "cache-control", "content-disposition", "etag"];
/** What cannot be taken back, besides what deletes. */
const FINAL = /^(delete|remove|resign|leave|judge|signOut)/u;

/** What was once written for a part of an address is likely meant again. */
const remembered = new Map();
const token = tokenField();
let described;

for (const article of document.querySelectorAll("article[id^='op-']")) {
  const details = make("details", { class: "try" }, make("summary", {}, "Try it"));
  details.addEventListener("toggle", () => {
    if (details.open && details.childElementCount === 1) void fill(details, article.id.slice(3));
  });
  article.append(details);
}

/** A token instead of the cookie of this browser, for every call on the page. */
function tokenField() {
  const input = make("input", {
    id: "try-token",
    type: "password",
    autocomplete: "off",
    spellcheck: "false",
    placeholder: "Left empty: who you are in this browser",
  });
  const label = make("label", { for: "try-token" }, "A token for the calls below");
  const hint = make("p", { class: "who" }, "Every call on this page can be tried, on this server.");
  document.querySelector("header")?.append(make("div", { class: "token" }, label, input, hint));
  return input;
}

async function fill(details, operationId) {
  described ??= await (await fetch("/api/openapi.json")).json();
  const call = callOf(operationId);
  if (call === undefined) return;
  details.append(call.socket ? socketForm(call) : callForm(call));
}

/** A call by its name, with all that a form needs to know of it. */
function callOf(operationId) {
  for (const [path, methods] of Object.entries(described.paths)) {
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
        isFinal: method === "delete" || FINAL.test(operationId),
        socket: operation["x-socket"],
      };
    }
  }
  return undefined;
}

function callForm(call) {
  const fields = call.parameters.map((parameter) => parameterField(call, parameter));
  const body = call.body && bodyField(call);
  const send = make("button", { type: "submit", class: "send" }, call.isStream ? "Start" : "Send");
  const stop = make("button", { type: "button", hidden: "" }, "Stop");
  const { output, show } = outputOf();
  let leaving = new AbortController();
  stop.addEventListener("click", () => leaving.abort());
  const form = make(
    "form",
    {},
    ...fields.map(({ row }) => row),
    ...(body ? [body.row] : []),
    make("p", { class: "buttons" }, send, stop),
    output,
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void ask();
  });
  return form;

  async function ask() {
    const address = addressOf(call, fields);
    const written = body?.input.value.trim() || undefined;
    const fault = written === undefined ? undefined : faultIn(written);
    if (fault !== undefined) return show({ status: `The body is no JSON: ${fault}` });
    if (call.isFinal && !(await isMeant(call, address))) return;
    leaving = new AbortController();
    send.disabled = true;
    show({ status: "Asking …", curl: curlOf(call, address, written) });
    try {
      const response = await fetch(address, {
        method: call.method,
        signal: leaving.signal,
        ...credentials(),
        ...(written === undefined ? {} : { body: written }),
        headers: {
          ...(written === undefined ? {} : { "content-type": "application/json" }),
          ...authorization(),
        },
      });
      const head = headOf(response);
      if (call.isStream && response.ok) {
        stop.hidden = false;
        await follow(response, (lines) => show({ ...head, text: lines }));
        show({ ...head, status: `${head.status}, ended` });
      } else show({ ...head, text: pretty(await response.text()) });
    } catch (error) {
      const isStopped = leaving.signal.aborted;
      show({ status: isStopped ? "Stopped" : `No answer: ${error.message}` });
    } finally {
      send.disabled = false;
      stop.hidden = true;
    }
  }
}

/** A socket is opened, spoken to and closed by hand. */
function socketForm(call) {
  const fields = call.parameters.map((parameter) => parameterField(call, parameter));
  const message = bodyField({
    id: call.id,
    body: { example: { do: "hello", after: 0, views: false } },
    name: "A message; the first one is a hello",
  });
  const open = make("button", { type: "button" }, "Open");
  const send = make("button", { type: "submit", class: "send", disabled: "" }, "Send");
  const close = make("button", { type: "button", disabled: "" }, "Close");
  const { output, show } = outputOf();
  const lines = [];
  let socket;
  const log = (mark, text) => {
    lines.push(`${mark} ${text}`);
    show({ text: lines.slice(-MOST_LINES).join("\n") });
  };
  const hint = make(
    "p",
    { class: "who" },
    "Browsers send their cookie with a socket; a token goes with programs only.",
  );
  const form = make(
    "form",
    {},
    ...fields.map(({ row }) => row),
    message.row,
    make("p", { class: "buttons" }, open, send, close),
    hint,
    output,
  );
  open.addEventListener("click", () => {
    socket?.close();
    const line = new WebSocket(new URL(addressOf(call, fields), location.href));
    socket = line;
    show({ status: "Opening …" });
    line.addEventListener("open", () => settle(line, "Open"));
    line.addEventListener("message", ({ data }) => log("←", data));
    line.addEventListener("close", ({ code, reason }) =>
      settle(line, `Closed: ${code} ${reason}`.trim()),
    );
  });
  close.addEventListener("click", () => socket?.close());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const fault = faultIn(message.input.value);
    if (fault !== undefined) return show({ status: `The message is no JSON: ${fault}` });
    const text = JSON.stringify(JSON.parse(message.input.value));
    socket?.send(text);
    log("→", text);
  });
  return form;

  function settle(line, status) {
    if (line !== socket) return;
    const isOpen = line.readyState === WebSocket.OPEN;
    send.disabled = !isOpen;
    close.disabled = !isOpen;
    show({ status });
  }
}

/** The field of a parameter, and how it is read. */
function parameterField(call, { name, in: place, required, description, schema }) {
  const id = `try-${call.id}-${name}`;
  const isPath = place === "path";
  const choices = schema.enum ?? (schema.type === "boolean" ? [true, false] : undefined);
  const input =
    choices === undefined
      ? make("input", { id, value: (isPath && remembered.get(name)) || "" })
      : make("select", { id }, ...["", ...choices].map((each) => make("option", {}, `${each}`)));
  input.required = required;
  input.addEventListener("change", () => {
    if (isPath) remembered.set(name, input.value);
  });
  const label = make("label", { for: id }, isPath ? `{${name}}` : `?${name}`);
  const about = description === undefined ? [] : [make("span", { class: "who" }, description)];
  return {
    name,
    place,
    row: make("p", { class: "field" }, label, input, ...about),
    read: () => input.value.trim(),
  };
}

function bodyField({ id: call, body, name = "Body" }) {
  const id = `try-${call}-body`;
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
/** With a token nobody is also who they are in this browser. */
const credentials = () => ({ credentials: token.value.trim() === "" ? "same-origin" : "omit" });

/** The same from a shell; the beginning of the page says what the names stand for. */
function curlOf({ method, isStream }, address, written) {
  const isPlain = method === "GET" || (method === "POST" && written !== undefined);
  return [
    "curl",
    ...(isStream ? ["-N"] : []),
    ...(isPlain ? [] : [`-X ${method}`]),
    token.value.trim() === "" ? "-b sofala.cookies" : '-H "authorization: Bearer $SOFALA_TOKEN"',
    quoted(location.origin + address),
    ...(written === undefined ? [] : [`--json ${quoted(JSON.stringify(JSON.parse(written)))}`]),
  ].join(" ");
}

const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Reads an answer that does not end, line by line. */
async function follow(response, tell) {
  const lines = [];
  let rest = "";
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    const all = (rest + part).split("\n");
    rest = all.pop() ?? "";
    lines.push(...all.filter((line) => line !== ""));
    tell(lines.slice(-MOST_LINES).join("\n"));
  }
}

const headOf = ({ status, statusText, headers }) => ({
  status: `${status} ${statusText}`.trim(),
  headers: HEADERS.flatMap((name) =>
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

/** Where an answer is shown. */
function outputOf() {
  const status = make("p", { class: "status", role: "status" });
  const parts = {
    headers: make("pre", { tabindex: "0", "aria-label": "Headers", hidden: "" }),
    text: make("pre", { class: "answer", tabindex: "0", "aria-label": "Answer", hidden: "" }),
    curl: make("pre", {
      class: "shell",
      tabindex: "0",
      "aria-label": "The same by curl",
      hidden: "",
    }),
  };
  const output = make("div", { class: "output" }, status, ...Object.values(parts));
  const show = (told) => {
    if (told.status !== undefined) status.textContent = told.status;
    for (const [name, part] of Object.entries(parts)) {
      if (told[name] === undefined) continue;
      part.textContent = told[name];
      part.hidden = told[name] === "";
    }
  };
  return { output, show };
}

/** Asks before something is done that cannot be taken back. */
function isMeant({ method }, address) {
  const go = make("button", { value: "go", class: "send final" }, "Send it");
  const stay = make("button", { value: "", autofocus: "" }, "No");
  const dialog = make(
    "dialog",
    { "aria-labelledby": "try-meant" },
    make(
      "form",
      { method: "dialog" },
      make("p", { id: "try-meant" }, "This cannot be taken back:"),
      make("p", {}, make("code", {}, `${method} ${address}`)),
      make("p", { class: "buttons" }, stay, go),
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

/** An element; everything in it is text or an element, never markup. */
function make(name, attributes, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}
