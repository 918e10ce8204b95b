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
import { api } from "./api.ts";
import {
  listReader,
  parseTolerantly,
  memberReader,
  type ApiResult,
  type ResponseReader,
} from "./api-client.ts";

/** My notification channels, and whether mail can be sent to me. */
export interface NotificationChannels {
  readonly channels: readonly Channel[];
  readonly mailStatus: MailStatus;
}

const ignoreBody: ResponseReader<undefined> = () => ok(undefined);
const channelReader = memberReader<Channel>("channel", channel);
const channelsReader: ResponseReader<NotificationChannels> = (response) => {
  const read = listReader<Channel>("channels", channel)(response);
  const { mailStatus } = response as { readonly mailStatus: MailStatus };
  return read.ok ? ok({ channels: read.value, mailStatus }) : read;
};
const keyReader: ResponseReader<string> = (response) =>
  ok((response as { readonly key: string }).key);
const absencesReader: ResponseReader<Absences> = (response) =>
  parseTolerantly<Absences>(absences, response);
const localeReader: ResponseReader<Locale> = (response) =>
  parseTolerantly<Locale>(locale, response);
const channelPath = (id: string) => `/api/channels/${encodeURIComponent(id)}`;
const tokenQuery = (token: string) => `?${new URLSearchParams({ token })}`;

/** The requests about notifications. */
export const notificationApi = {
  listChannels: (): ApiResult<NotificationChannels> =>
    api.request("GET", "/api/channels", channelsReader),
  addChannel: (request: NewChannel): ApiResult<Channel> =>
    api.request("POST", "/api/channels", channelReader, request),
  changeChannel: (id: string, preferences: ChannelPreferences): ApiResult<Channel> =>
    api.request("PUT", channelPath(id), channelReader, { preferences }),
  removeChannel: (id: string): ApiResult<undefined> =>
    api.request("DELETE", channelPath(id), ignoreBody),
  testChannel: (id: string): ApiResult<undefined> =>
    api.request("POST", `${channelPath(id)}/test`, ignoreBody),
  pushKey: (): ApiResult<string> => api.request("GET", "/api/push-key", keyReader),
  readAbsences: (): ApiResult<Absences> => api.request("GET", "/api/absences", absencesReader),
  writeAbsences: (request: Absences): ApiResult<Absences> =>
    api.request("PUT", "/api/absences", absencesReader, request),
  writeLocale: (request: Locale): ApiResult<Locale> =>
    api.request("PUT", "/api/me/locale", localeReader, request),
  unsubscribe: (token: string): ApiResult<undefined> =>
    api.request("POST", `/api/unsubscribe${tokenQuery(token)}`, ignoreBody),
  resubscribe: (token: string): ApiResult<undefined> =>
    api.request("POST", `/api/resubscribe${tokenQuery(token)}`, ignoreBody),
};
