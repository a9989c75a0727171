import { earlyResponseOf } from './request-checks';

const allowed = new Set(['www.example.cn', 'internal', 'probe']);

function check(
  method: string,
  url: string,
  hosts: readonly string[],
  more: Record<string, string> = {},
) {
  const rawHeaders = hosts.flatMap((host) => ['Host', host]);
  const headers = { ...(hosts[0] !== undefined && { host: hosts[0] }), ...more };
  return earlyResponseOf({ method, url, headers, rawHeaders }, allowed);
}

it.each([
  ['GET', '/', 'www.example.cn', 'passes'],
  ['GET', '/', 'WWW.EXAMPLE.CN:443', 'passes'],
  ['HEAD', '/x', 'localhost:3000', 'passes'],
  ['POST', '/api/log', '127.0.0.1', 'passes'],
  ['GET', '/', 'internal', 'passes'],
  ['GET', '/', 'probe:9', 'passes'],
  ['GET', '/', '127.9.9.9', 'passes'],
  ['GET', '/%E4%B8%AD?x=%ff', 'localhost', 'passes'],
  ['OPTIONS', '/x', '[::1]:3000', 204],
  ['TRACE', '/', 'localhost', 405],
  ['CONNECT', 'x:443', 'localhost', 405],
  ['PUT', '/', 'localhost', 405],
  ['get', '/', 'localhost', 405],
  ['POST', '/', 'localhost', 405],
  ['POST', '/en/register?x=1', 'localhost', 405],
  ['POST', '/nowhere', 'localhost', 405],
  ['GET', '/api/log', 'localhost', 405],
  ['POST', '/api/health', 'localhost', 405],
  ['GET', 'http://other/', 'localhost', 400],
  ['GET', '//other/', 'localhost', 400],
  ['GET', '/\\other', 'localhost', 400],
  ['OPTIONS', '*', 'localhost', 400],
  ['OPTIONS', '/', 'evil.cn', 400],
  ['GET', '/files/%ff', 'localhost', 400],
  ['GET', '/logo.%', 'localhost', 400],
  ['POST', '/api/applications/%zz', 'localhost', 400],
  ['GET', '/x%00y', 'localhost', 400],
  ['GET', '/', 'example.cn', 400],
  ['GET', '/', 'www.example.cn.evil.cn', 400],
  ['GET', '/', 'localhost.evil.cn', 400],
  ['GET', '/', '127.0.0.1.evil.cn', 400],
  ['GET', '/', 'a@localhost', 400],
  ['GET', '/', '', 400],
])('%s %s on %s: %s', (method, url, host, expected) =>
  expect(check(method, url, [host])?.status ?? 'passes').toBe(expected),
);

it('accepts exactly one Host header', () => {
  expect(check('GET', '/', [])?.status).toBe(400);
  expect(check('GET', '/', ['localhost', 'localhost'])?.status).toBe(400);
  expect(check('GET', '/', ['localhost', 'evil.cn'])?.status).toBe(400);
});

it('refuses Server Actions on every path', () => {
  for (const [method, path] of [
    ['GET', '/'],
    ['POST', '/api/log'],
  ] as const)
    expect(check(method, path, ['localhost'], { 'next-action': 'x' })?.status).toBe(400);
});

it.each([
  ['POST', '/download', 'GET, HEAD, OPTIONS'],
  ['GET', '/api/log', 'POST, OPTIONS'],
  ['OPTIONS', '/api/log', 'POST, OPTIONS'],
])('%s %s gets the allowed methods: %s', (method, path, allow) =>
  expect(check(method, path, ['localhost'])?.allow).toBe(allow),
);
