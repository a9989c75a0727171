import type { ServerResponse } from 'node:http';
import type { Handler } from './error-page';

/** Header a file answer carries its size in; Next drops a Content-Length a route handler sets. */
const carrier = 'x-file-length';

/** Puts the size of a package back where browsers show progress from and resume by. */
export function withFileLength(handle: Handler): Handler {
  return (request, response) => {
    if (request.url?.startsWith('/files/')) restoreLength(response);
    return handle(request, response);
  };
}

function restoreLength(response: ServerResponse) {
  const { writeHead } = response;
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    const length = response.getHeader(carrier);
    if (length !== undefined) {
      response.removeHeader(carrier);
      response.setHeader('Content-Length', length);
    }
    return writeHead.apply(response, args);
  }) as typeof writeHead;
}
