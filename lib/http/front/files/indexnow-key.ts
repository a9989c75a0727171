/** The file by which IndexNow knows that whoever announces addresses of this site may do so. */
import type { Handler } from '../error-page';

/** @param key INDEXNOW_KEY; without one there is no such file */
export function withIndexNowKey(key: string | undefined, next: Handler): Handler {
  if (!key) return next;
  const file = `/${key}.txt`;
  return (request, response) => {
    if (request.url?.split('?', 1)[0] !== file) return next(request, response);
    response.writeHead(200, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': Buffer.byteLength(key),
      'Cache-Control': 'public, max-age=0, s-maxage=60',
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(request.method === 'HEAD' ? undefined : key);
    return Promise.resolve();
  };
}
