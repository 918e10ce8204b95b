import type {
  Acknowledgement,
  CommandBody,
  CommandName,
  Problem,
  SeenEntry,
  ServerMessage,
  Snapshot,
  TableInfo,
} from "@sofala/protocol";
import { WebSocket } from "ws";
import { undocumented } from "./documented.ts";
import { sendRequest } from "./send-request.ts";

export interface Response<Body = unknown> {
  readonly status: number;
  readonly type: string;
  readonly body: Body;
  readonly headers: Headers;
}

/** An HTTP and socket client with a cookie or an API token. */
export class Client {
  readonly url: string;
  cookie: string | undefined;
  token: string | undefined;

  constructor(
    url: string,
    credentials: { readonly cookie?: string; readonly token?: string } = {},
  ) {
    this.url = url;
    this.cookie = credentials.cookie;
    this.token = credentials.token;
  }

  /** A new guest on their own device. */
  static async guest(url: string, name: string): Promise<Client> {
    const client = new Client(url);
    const { status, headers } = await client.request("POST", "/api/guests", { name });
    if (status !== 200) throw new Error(`no guest: ${status}`);
    client.cookie = headers.getSetCookie()[0]?.split(";")[0];
    return client;
  }

  get headers(): Record<string, string> {
    return {
      ...(this.cookie === undefined ? {} : { cookie: this.cookie }),
      ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
    };
  }

  async request<Body = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response<Body>> {
    const {
      status,
      text,
      headers: responseHeaders,
    } = await sendRequest(this.url + path, {
      method,
      headers: {
        ...this.headers,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const type = responseHeaders.get("content-type") ?? "";
    const written = (/[/+]json/u.test(type) && text !== "" ? JSON.parse(text) : text) as Body;
    const answer = { status, type, headers: responseHeaders, body: written };
    const fault = undocumented(method, path, answer);
    if (fault !== undefined) throw new Error(fault);
    return answer;
  }

  /** The body of a successful response; throws otherwise. */
  async get<Body>(path: string): Promise<Body> {
    return expectOk(await this.request<Body>("GET", path));
  }

  async post<Body>(path: string, body: unknown = {}): Promise<Body> {
    return expectOk(await this.request<Body>("POST", path, body));
  }

  async createTable(request: object): Promise<TableInfo> {
    return (await this.post<{ table: TableInfo }>("/api/tables", request)).table;
  }

  command<Name extends CommandName>(
    table: string,
    command: Name,
    body: CommandBody<Name>,
  ): Promise<Acknowledgement> {
    return this.post(`/api/tables/${table}/${command}`, body);
  }

  /** The problem that a command is refused with. */
  async fails<Name extends CommandName>(
    table: string,
    command: Name,
    body: CommandBody<Name>,
  ): Promise<Problem> {
    const { status, body: answer } = await this.request<Problem>(
      "POST",
      `/api/tables/${table}/${command}`,
      body,
    );
    if (status < 400) throw new Error(`${command} was done: ${JSON.stringify(answer)}`);
    return answer;
  }

  loadSnapshot(table: string, legal = true): Promise<Snapshot> {
    return this.get(`/api/tables/${table}/snapshot?legal=${legal}`);
  }

  async info(table: string): Promise<TableInfo> {
    return (await this.get<{ table: TableInfo }>(`/api/tables/${table}`)).table;
  }

  socket(table: string, greeting: object = {}): Promise<TableSocketClient> {
    return TableSocketClient.open(this, table, greeting);
  }
}

function expectOk<Body>({ status, body }: Response<Body>): Body {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}

/** A socket of a table, with all messages that it received. */
export class TableSocketClient {
  readonly socket: WebSocket;
  readonly messages: ServerMessage[] = [];
  closed: { readonly code: number; readonly reason: string } | undefined;
  #waiters: (() => void)[] = [];
  #number = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on("message", (data: Buffer) => {
      this.messages.push(JSON.parse(data.toString()) as ServerMessage);
      this.#checkWaiters();
    });
    socket.on("close", (code, reason) => {
      this.closed = { code, reason: reason.toString() };
      this.#checkWaiters();
    });
    socket.on("error", () => {});
  }

  static async open(
    client: Client,
    table: string,
    greeting: object,
    query = "",
  ): Promise<TableSocketClient> {
    const url = `${client.url.replace("http", "ws")}/api/tables/${table}/socket${query}`;
    const made = new TableSocketClient(new WebSocket(url, { headers: client.headers }));
    await new Promise<void>((resolve, reject) => {
      made.socket.once("open", resolve);
      made.socket.once("error", reject);
    });
    made.send({ command: "hello", ...greeting });
    await made.until(() => made.messages.some(({ kind }) => kind === "entries"));
    return made;
  }

  get entries(): readonly SeenEntry[] {
    return this.messages.flatMap((message) => (message.kind === "entries" ? message.entries : []));
  }

  get snapshot(): Snapshot {
    const last = this.messages.findLast(({ kind }) => kind === "entries");
    if (last?.kind !== "entries") throw new Error("nothing came");
    return last.snapshot;
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Sends a command and waits for the response. */
  async command<Name extends CommandName>(
    command: Name,
    body: CommandBody<Name>,
  ): Promise<Acknowledgement | Problem> {
    const id = ++this.#number;
    this.send({ command, id, ...body });
    const find = () =>
      this.messages.find(
        (each) => (each.kind === "done" || each.kind === "problem") && each.id === id,
      );
    await this.until(() => find() !== undefined);
    const found = find();
    if (found?.kind === "done") return found.result;
    if (found?.kind === "problem") return found.problem as Problem;
    throw new Error("no answer");
  }

  /** Waits until a condition holds; checks after every message. */
  until(holds: () => boolean): Promise<void> {
    if (holds()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const look = () => {
        if (holds()) resolve();
        else if (this.closed === undefined) this.#waiters.push(look);
        else reject(new Error(`the socket is closed: ${JSON.stringify(this.closed)}`));
      };
      this.#waiters.push(look);
    });
  }

  close(): void {
    this.socket.close();
  }

  #checkWaiters(): void {
    const waiters = this.#waiters;
    this.#waiters = [];
    for (const look of waiters) look();
  }
}
