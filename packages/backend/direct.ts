/** The embedded backend asked in its own process: the same answers without a wire between. */
import 'server-only';
import type { Endpoint } from '@superbrowser/contract/endpoints';
import { HttpError, opaqueBytesOf, limitOf } from './decode';
import { answerTo, nameOf, failedAs, type Answer, type BackendOptions } from './handler';

/** As over HTTP: what is no answer is a bare status. */
export type DirectAnswer =
  | { readonly status: 200; readonly answer: Answer }
  | { readonly status: Exclude<number, 200>; readonly answer?: undefined };

export type Direct = (
  endpoint: Endpoint,
  payload: Readonly<Record<string, unknown>>,
  how: {
    /** The fields of the form were judged by their schema in this process; never said by anybody outside. */
    readonly judged: boolean;
  },
) => Promise<DirectAnswer>;

/** What JSON makes of a value: neither end ever sees what could not have travelled. */
const travelled = (text: string): unknown => JSON.parse(text);

/** Makes the function. It never rejects, as the handler for requests. */
export function createDirect(options: BackendOptions): Direct {
  return async (endpoint, payload, { judged }) => {
    try {
      const text = JSON.stringify(payload);
      if (endpoint.method === 'POST' && opaqueBytesOf(text) > limitOf(endpoint))
        throw new HttpError(413);
      const name = nameOf(endpoint);
      const read = () => Promise.resolve(travelled(text));
      const { ret, msg, data } = await answerTo(name, read, { ...options, judged });
      return { status: 200, answer: { ret, msg, data: travelled(JSON.stringify(data)) } };
    } catch (error) {
      return { status: failedAs(error, `${endpoint.method} ${endpoint.path}`).status };
    }
  };
}
