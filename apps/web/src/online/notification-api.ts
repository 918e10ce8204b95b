import { ok } from "@sofala/engine";
import {
  absences,
  channel,
  locale,
  type Absences,
  type Channel,
  type MailStatus,
  type NewChannel,
  type Locale,
  type ChannelPreferences,
} from "@sofala/protocol";
import { server } from "./api.ts";
import { listIn, told, within, type Answer, type Reader } from "./api-client.ts";

/** The ways in which I am told something, and whether mail can be sent to me. */
export interface Ways {
  readonly channels: readonly Channel[];
  readonly mailStatus: MailStatus;
}

const nothing: Reader<undefined> = () => ok(undefined);
const oneChannel = within<Channel>("channel", channel);
const ways: Reader<Ways> = (answer) => {
  const read = listIn<Channel>("channels", channel)(answer);
  const { mailStatus } = answer as { readonly mailStatus: MailStatus };
  return read.ok ? ok({ channels: read.value, mailStatus }) : read;
};
const key: Reader<string> = (answer) => ok((answer as { readonly key: string }).key);
const readAbsences: Reader<Absences> = (answer) => told<Absences>(absences, answer);
const readPlace: Reader<Locale> = (answer) => told<Locale>(locale, answer);
const at = (id: string) => `/api/channels/${encodeURIComponent(id)}`;
const byToken = (token: string) => `?${new URLSearchParams({ token })}`;

/** What can be asked about being told. */
export const notices = {
  ways: (): Answer<Ways> => server.ask("GET", "/api/channels", ways),
  add: (wish: NewChannel): Answer<Channel> => server.ask("POST", "/api/channels", oneChannel, wish),
  change: (id: string, preferences: ChannelPreferences): Answer<Channel> =>
    server.ask("PUT", at(id), oneChannel, { preferences }),
  drop: (id: string): Answer<undefined> => server.ask("DELETE", at(id), nothing),
  test: (id: string): Answer<undefined> => server.ask("POST", `${at(id)}/test`, nothing),
  pushKey: (): Answer<string> => server.ask("GET", "/api/push-key", key),
  absences: (): Answer<Absences> => server.ask("GET", "/api/absences", readAbsences),
  writeAbsences: (wish: Absences): Answer<Absences> =>
    server.ask("PUT", "/api/absences", readAbsences, wish),
  writePlace: (wish: Locale): Answer<Locale> =>
    server.ask("PUT", "/api/me/locale", readPlace, wish),
  unsubscribe: (token: string): Answer<undefined> =>
    server.ask("POST", `/api/unsubscribe${byToken(token)}`, nothing),
  resubscribe: (token: string): Answer<undefined> =>
    server.ask("POST", `/api/resubscribe${byToken(token)}`, nothing),
};
