import type { ServerResponse } from 'node:http';
import type { Handler } from './error-page';
import { intercept } from './intercept';

/**
 * Next tells in a header where its middleware sent a request, query included: a handed-over login token
 * would stand in an answer that proxies may log. Nobody outside needs it.
 */
const ofMiddleware = /^x-middleware-/i;

/** Header a file answer carries its size in; Next drops a Content-Length a route handler sets. */
const lengthCarrier = 'x-file-length';

/** Puts the size of a package back where browsers show progress from and resume by. */
function restoreLength(response: ServerResponse): void {
  const length = response.getHeader(lengthCarrier);
  if (length === undefined) return;
  response.removeHeader(lengthCarrier);
  response.setHeader('Content-Length', length);
}

/** Headers that are meant for this server stop here: what the middleware says is dropped, a file's size gets its own name. */
export function withoutInternalHeaders(handle: Handler): Handler {
  return (request, response) => {
    const admitsHeader = (name: string) => !ofMiddleware.test(name);
    const head = () => {
      restoreLength(response);
      return 'pass' as const;
    };
    intercept(
      response,
      request.url?.startsWith('/files/') ? { admitsHeader, head } : { admitsHeader },
    );
    return handle(request, response);
  };
}
