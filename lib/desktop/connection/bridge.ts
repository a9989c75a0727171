/**
 * Helpers for the requests pages make most: each validates the desktop client's answer against a schema.
 * The client's makers document the calls but not their answers: which fields are read is our own choice.
 */
import * as z from 'zod/mini';
import type { ArgsOf, RequestAction, RequestModule } from '../protocol/catalogue';
import { DesktopError } from '../error';
import type { DesktopResponse } from '../protocol/frames';

/** What can send requests to the client: the connection itself, or a page's. */
export interface DesktopCaller {
  request<M extends RequestModule, A extends RequestAction<M>>(
    module: M,
    action: A,
    args?: ArgsOf<M, A>,
  ): Promise<DesktopResponse>;
}

/**
 * The answer as a schema's type.
 * @throws DesktopError 'shapeless' when it is something else
 */
export function parseAnswer<Schema extends z.core.$ZodType>(
  schema: Schema,
  response: DesktopResponse,
): z.output<Schema> {
  const read = z.safeParse(schema, response.returnObj);
  if (!read.success) throw new DesktopError('shapeless');
  return read.data;
}

const stored = z.object({ value: z.optional(z.unknown()) });
const login = z.object({
  login: z.boolean(),
  username: z.optional(z.string()),
  company_name: z.optional(z.string()),
});
const version = z.object({ version: z.string() });

export interface LoginInfo {
  readonly loggedIn: boolean;
  readonly username: string;
  readonly companyName: string;
}

/**
 * The client's storages: part of the contract with its makers, and used by no page of this site
 * (catalogue.test.ts looks). Each helper throws as those of {@link bridge} do.
 */
export const storageBridge = (client: DesktopCaller) => ({
  /** What the client keeps under a key for good; null when nothing. */
  local: async (key: string): Promise<unknown> =>
    parseAnswer(stored, await client.request('Storage', 'GetLocalStorage', { key })).value ?? null,

  /** What the client keeps under a key until it ends; null when nothing. */
  session: async (key: string): Promise<unknown> =>
    parseAnswer(stored, await client.request('Storage', 'GetSessionStorage', { key })).value ??
    null,
});

/** Each helper throws a DesktopError when the client refuses, is silent, or answers something else. */
export const bridge = (client: DesktopCaller) => ({
  /** Who is signed in to the client. */
  loginInfo: async (): Promise<LoginInfo> => {
    const info = parseAnswer(login, await client.request('Autho', 'GetLoginInfo'));
    return {
      loggedIn: info.login,
      username: info.username ?? '',
      companyName: info.company_name ?? '',
    };
  },

  /** Dotted version of the client. */
  version: async (): Promise<string> =>
    parseAnswer(version, await client.request('SystemInfo', 'GetVersion')).version,
});
