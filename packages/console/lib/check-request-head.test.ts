import { checkRequestHead } from './check-request-head';

const origin = 'https://console.example.com';
const statusOf = (request: {
  method?: string;
  target?: string;
  headers?: Record<string, string>;
  origin?: string | null;
}) =>
  checkRequestHead(
    {
      method: request.method ?? 'GET',
      target: request.target ?? '/',
      headers: { host: 'localhost:3950', ...request.headers },
    },
    request.origin ?? null,
  )?.status ?? 200;

it.each([
  ['localhost:3950', 200],
  ['LOCALHOST:3950', 200],
  ['127.0.0.1:3950', 200],
  ['[::1]:3950', 200],
  ['localhost', 200],
  ['console.example.com', 421],
  ['localhost.example.com', 421],
  ['127.0.0.1.example.com:3950', 421],
  ['192.168.1.4:3950', 421],
  ['', 421],
])('on its own machine, under the host %s: %i', (host, status) => {
  expect(statusOf({ headers: { host } })).toBe(status);
});

it.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'])(
  'refuses what came through an unlisted proxy: %s',
  (name) => {
    expect(statusOf({ headers: { [name]: 'https' } })).toBe(421);
  },
);

it.each([
  ['console.example.com', 'https', 200],
  ['console.example.com', 'http', 421],
  ['console.example.com', undefined, 421],
  ['console.example.com', 'https, http', 421],
  ['localhost:3950', 'https', 421],
  ['example.com', 'https', 421],
])('behind a proxy, host %s by %s: %i', (host, proto, status) => {
  const headers = { host, ...(proto && { 'x-forwarded-proto': proto }) };
  expect(statusOf({ headers, origin })).toBe(status);
});

it.each([
  ['GET', '/', 200],
  ['HEAD', '/', 200],
  ['POST', '/do/applications/take', 200],
  ['PUT', '/', 405],
  ['DELETE', '/', 405],
  ['OPTIONS', '/', 405],
  ['CONNECT', '/', 405],
  ['GET', '//evil.example', 400],
  ['GET', '/\\evil.example', 400],
  ['GET', 'http://evil.example/', 400],
  ['GET', '*', 400],
  ['GET', '/%00', 400],
  ['GET', '/%ff', 400],
  ['GET', '/people?phone=%ff', 200],
])('%s %s: %i', (method, target, status) => {
  expect(statusOf({ method, target })).toBe(status);
});
