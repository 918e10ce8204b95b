import { games } from "@sofala/catalog";
import { PROTOCOL_HEADER, PROTOCOL_VERSION } from "@sofala/protocol";
import { MAX_API_TOKENS } from "../people/api-tokens.ts";
import { MAX_OPEN_TABLES } from "../tables/table-creator.ts";
import {
  MAX_BODY_BYTES,
  GUESTS_PER_HOUR,
  MAX_RECORD_BODY_BYTES,
  TABLES_PER_HOUR,
} from "./limits.ts";
import { markup, type Markup } from "./markup.ts";
import { DEFAULT_SOCKET_LIMITS } from "./table-socket.ts";

/** The first steps with curl. */
export const GETTING_STARTED: Markup = markup`
<p>Create a guest, with the cookie in a file. Then create an API token, which is shown only once:</p>
<pre class="shell" tabindex="0">SOFALA_URL=http://localhost:8080
curl -c sofala.cookies $SOFALA_URL/api/guests --json '{"name":"Ann"}'
curl -b sofala.cookies $SOFALA_URL/api/tokens --json '{"label":"my bot"}'
SOFALA_TOKEN=…</pre>
<p>Create a table, start the game, list the legal moves, make one:</p>
<pre class="shell" tabindex="0">curl -H "authorization: Bearer $SOFALA_TOKEN" $SOFALA_URL/api/tables --json '
  {"game":"${games[0].id}","seats":[{"kind":"me"},{"kind":"bot","level":"novice"}]}'
TABLE=…
curl -H "authorization: Bearer $SOFALA_TOKEN" $SOFALA_URL/api/tables/$TABLE/start --json '{}'
MOVE=$(curl -H "authorization: Bearer $SOFALA_TOKEN" $SOFALA_URL/api/tables/$TABLE/legal | head -n 1)
curl -H "authorization: Bearer $SOFALA_TOKEN" $SOFALA_URL/api/tables/$TABLE/move --json '
  {"key":"m1","move":'"$MOVE"'}'</pre>
<p>Stream the updates:</p>
<pre class="shell" tabindex="0">curl -N -H "authorization: Bearer $SOFALA_TOKEN" $SOFALA_URL/api/tables/$TABLE/stream</pre>`;

const formatNumber = (value: number): string => value.toLocaleString("en");

/** The rules of the whole API. */
export const CONVENTIONS: Markup = markup`
<dl class="conventions">
<div><dt>Authentication</dt><dd>Browsers send the cookie <code>sofala_device</code>, programs
<code>authorization: Bearer …</code>. An invalid token is refused, never ignored. Requests with a cookie from pages of
other sites are refused.</dd></div>
<div><dt>JSON</dt><dd>Bodies are <code>application/json</code>; unknown fields are refused. Responses may get new fields at
any time: ignore the ones that you do not know. Times are milliseconds since 1970. Seats count from 0.</dd></div>
<div><dt>Versions</dt><dd>The header <code>${PROTOCOL_HEADER}</code> of every response has the protocol version, now
${PROTOCOL_VERSION}. It goes up if older clients can no longer work. Send the version of your client in the same header:
the server supports the current version and the one before, and answers older ones with
<code>request/too-old</code>. Version 2 renamed most fields, so version 1 is not supported.</dd></div>
<div><dt>Keys</dt><dd>Every command that adds a log entry has a <code>key</code> that you choose. If you send the command again
with the same key, it is carried out only once, and the answer is the same. A different command with a used key is
refused.</dd></div>
<div><dt>Log</dt><dd>The log entries of a table are numbered from 0 without gaps. An acknowledged command is on disk.
After a lost connection, ask for the entries <code>after</code> the number of those that you have. You can send a move without
knowing the newest entry: the rules decide whether it is still legal.</dd></div>
<div><dt>Undo</dt><dd>The log only grows. An entry of kind <code>undo</code> says from which number on moves no longer
count; read the view, or leave those moves out.</dd></div>
<div><dt>Secrets</dt><dd>Players get what their seat may know, spectators what everybody may know. A commitment to
the deal is published with the table, and the deal itself when the game is over.</dd></div>
<div><dt>Limits</dt><dd>${formatNumber(MAX_BODY_BYTES)} bytes for a body, ${formatNumber(MAX_RECORD_BODY_BYTES)} with a record;
${MAX_API_TOKENS} API tokens and ${MAX_OPEN_TABLES} open tables for each person; ${DEFAULT_SOCKET_LIMITS.messagesPerSecond} messages a second over a socket,
${DEFAULT_SOCKET_LIMITS.messageBurst} at once; ${DEFAULT_SOCKET_LIMITS.perPerson} sockets and streams at the same time; from one address ${GUESTS_PER_HOUR} guests and ${TABLES_PER_HOUR} tables an hour.
The operator can limit the requests per minute: <code>retry-after</code> says how many seconds to wait.
</dd></div>
</dl>`;
