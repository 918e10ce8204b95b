import { MAX_API_TOKENS } from "../people/people.ts";
import { MAX_OPEN_TABLES } from "../tables/live-tables.ts";
import {
  MAX_BODY_BYTES,
  GUESTS_PER_HOUR,
  MAX_RECORD_BODY_BYTES,
  TABLES_PER_HOUR,
} from "./limits.ts";
import { markup, type Markup } from "./markup.ts";
import { DEFAULT_SOCKET_LIMITS } from "./table-socket.ts";

/** The first steps from a shell. */
export const GETTING_STARTED: Markup = markup`
<p>Become a guest; the cookie is kept in a file. Then make a token, which is shown once:</p>
<pre class="shell" tabindex="0">SOFALA_URL=http://localhost:8080
curl -c sofala.cookies $SOFALA_URL/api/guests --json '{"name":"Ann"}'
curl -b sofala.cookies $SOFALA_URL/api/tokens --json '{"label":"my bot"}'
SOFALA_TOKEN=…</pre>
<p>Open a table, begin, look, move:</p>
<pre class="shell" tabindex="0">curl -H "authorization: Bearer $SOFALA_TOKEN" $SOFALA_URL/api/tables --json '
  {"game":"zimbabwe","seats":[{"kind":"me"},{"kind":"bot","level":"novice"}]}'
TABLE=…
curl -H "authorization: Bearer $SOFALA_TOKEN" $SOFALA_URL/api/tables/$TABLE/start --json '{}'
MOVE=$(curl -H "authorization: Bearer $SOFALA_TOKEN" $SOFALA_URL/api/tables/$TABLE/legal | head -n 1)
curl -H "authorization: Bearer $SOFALA_TOKEN" $SOFALA_URL/api/tables/$TABLE/move --json '
  {"key":"m1","move":'"$MOVE"'}'</pre>
<p>And follow what happens:</p>
<pre class="shell" tabindex="0">curl -N -H "authorization: Bearer $SOFALA_TOKEN" $SOFALA_URL/api/tables/$TABLE/stream</pre>`;

const formatNumber = (value: number): string => value.toLocaleString("en");

/** What holds everywhere. */
export const CONVENTIONS: Markup = markup`
<dl class="principles">
<div><dt>Who asks</dt><dd>Browsers send the cookie <code>sofala_device</code>, programs
<code>authorization: Bearer …</code>. A token that nobody has is refused, never ignored. With a cookie, pages of other
sites are refused.</dd></div>
<div><dt>JSON</dt><dd>Bodies are <code>application/json</code>; members that this page does not name are
refused. Times are milliseconds since 1970. Seats count from 0.</dd></div>
<div><dt>Keys</dt><dd>Whatever makes an entry of the log has a <code>key</code> of your own making. Send it again as often
as you like, with the same key: it is done once, and answered the same. Another thing with a used key is refused.</dd></div>
<div><dt>Order</dt><dd>The entries of a table are numbered from 0 without gaps. What is acknowledged is on the disk.
Whoever was away asks for what comes <code>after</code> as many entries as they know. The rules decide whether a move still
fits: nobody needs to know the newest entry to send one.</dd></div>
<div><dt>Undo</dt><dd>The log only grows. An entry of kind <code>undo</code> says from which number on moves no longer
hold; ask for the view, or leave those moves out.</dd></div>
<div><dt>Secrets</dt><dd>Everybody is told what their seat may know, spectators what everybody may know. A commitment to
the deal is published with the table, the deal itself when the game is over.</dd></div>
<div><dt>Limits</dt><dd>${formatNumber(MAX_BODY_BYTES)} bytes for a body, ${formatNumber(MAX_RECORD_BODY_BYTES)} with a record;
${MAX_API_TOKENS} tokens and ${MAX_OPEN_TABLES} open tables for a person; ${DEFAULT_SOCKET_LIMITS.messagesPerSecond} messages a second by socket,
${DEFAULT_SOCKET_LIMITS.messageBurst} at once; ${DEFAULT_SOCKET_LIMITS.perPerson} sockets and streams at the same time; from one address ${GUESTS_PER_HOUR} guests and ${TABLES_PER_HOUR} tables an hour.
Operators limit requests a minute: <code>retry-after</code> says how many seconds to wait.
</dd></div>
</dl>`;
