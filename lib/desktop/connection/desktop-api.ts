/** Typed requests to the desktop app. Each validates the answer against a schema. */
import type { ArgsOf, RequestAction, RequestModule } from '../protocol/actions';
import type { DesktopResponse } from '../protocol/frames';
import {
  loginSchema,
  parseResponse,
  storedSchema,
  versionSchema,
} from '../protocol/response-schemas';

/** Sends requests to the desktop app; implemented by the connection and by a page's access to it. */
export interface DesktopCaller {
  request<M extends RequestModule, A extends RequestAction<M>>(
    module: M,
    action: A,
    args?: ArgsOf<M, A>,
  ): Promise<DesktopResponse>;
}

export interface LoginInfo {
  readonly isLoggedIn: boolean;
  readonly username: string;
  readonly companyName: string;
}

/**
 * The desktop app's storages. They are part of the contract with its makers, but no page of this site uses them. The
 * helpers throw like the helpers of {@link createDesktopApi}.
 */
export const createStorageApi = (caller: DesktopCaller) => ({
  /** The value the desktop app stores permanently under a key; null when there is none. */
  loadLocalValue: async (key: string): Promise<unknown> =>
    parseResponse(storedSchema, await caller.request('Storage', 'GetLocalStorage', { key }))
      .value ?? null,

  /** The value the desktop app stores under a key until the desktop app ends; null when there is none. */
  loadSessionValue: async (key: string): Promise<unknown> =>
    parseResponse(storedSchema, await caller.request('Storage', 'GetSessionStorage', { key }))
      .value ?? null,
});

/**
 * Each helper throws a DesktopError when the desktop app refuses, does not answer, or gives an answer of another form.
 */
export const createDesktopApi = (caller: DesktopCaller) => ({
  /** Who is signed in to the desktop app. */
  loadLoginInfo: async (): Promise<LoginInfo> => {
    const info = parseResponse(loginSchema, await caller.request('Autho', 'GetLoginInfo'));
    return {
      isLoggedIn: info.login,
      username: info.username ?? '',
      companyName: info.company_name ?? '',
    };
  },

  /** Dotted version of the desktop app. */
  loadVersion: async (): Promise<string> =>
    parseResponse(versionSchema, await caller.request('SystemInfo', 'GetVersion')).version,
});
