/**
 * Helpers for the requests pages make most: each validates the desktop client's answer against a schema. The client's
 * makers document the calls but not their answers: the fields read here are assumptions.
 */
import * as z from 'zod/mini';
import type { ArgsOf, RequestAction, RequestModule } from '../protocol/catalog';
import { DesktopError } from '../desktop-error';
import type { DesktopResponse } from '../protocol/frames';

/** Sends requests to the client: the connection itself, or a page's. */
export interface DesktopCaller {
  request<M extends RequestModule, A extends RequestAction<M>>(
    module: M,
    action: A,
    args?: ArgsOf<M, A>,
  ): Promise<DesktopResponse>;
}

/**
 * The answer, validated by a schema.
 * @throws DesktopError 'malformed' when the answer does not fit
 */
export function parseResponse<Schema extends z.core.$ZodType>(
  schema: Schema,
  response: DesktopResponse,
): z.output<Schema> {
  const parsed = z.safeParse(schema, response.returnObj);
  if (!parsed.success) throw new DesktopError('malformed');
  return parsed.data;
}

const storedSchema = z.object({ value: z.optional(z.unknown()) });
const loginSchema = z.object({
  login: z.boolean(),
  username: z.optional(z.string()),
  company_name: z.optional(z.string()),
});
const versionSchema = z.object({ version: z.string() });

export interface LoginInfo {
  readonly isLoggedIn: boolean;
  readonly username: string;
  readonly companyName: string;
}

/**
 * The client's storages: part of the contract with its makers, used by no page of this site. Each helper throws like
 * those of {@link createBridge}.
 */
export const createStorageBridge = (client: DesktopCaller) => ({
  /** The value the client stores permanently under a key; null when there is none. */
  getLocalValue: async (key: string): Promise<unknown> =>
    parseResponse(storedSchema, await client.request('Storage', 'GetLocalStorage', { key }))
      .value ?? null,

  /** The value the client stores under a key until it ends; null when there is none. */
  getSessionValue: async (key: string): Promise<unknown> =>
    parseResponse(storedSchema, await client.request('Storage', 'GetSessionStorage', { key }))
      .value ?? null,
});

/** Each helper throws a DesktopError when the client refuses, does not answer, or answers something else. */
export const createBridge = (client: DesktopCaller) => ({
  /** Who is signed in to the client. */
  getLoginInfo: async (): Promise<LoginInfo> => {
    const info = parseResponse(loginSchema, await client.request('Autho', 'GetLoginInfo'));
    return {
      isLoggedIn: info.login,
      username: info.username ?? '',
      companyName: info.company_name ?? '',
    };
  },

  /** Dotted version of the client. */
  getVersion: async (): Promise<string> =>
    parseResponse(versionSchema, await client.request('SystemInfo', 'GetVersion')).version,
});
