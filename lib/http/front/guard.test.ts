import { refusalOf } from './guard';

const options = { origin: 'https://www.example.cn', extraHosts: 'internal:8080, probe' };
const judge = (method: string, url: string, host: string | undefined) =>
  refusalOf({ method, url, headers: host === undefined ? {} : { host } }, options)?.status ??
  'passes';

it.each([
  ['GET', '/', 'www.example.cn', 'passes'],
  ['GET', '/', 'WWW.EXAMPLE.CN:443', 'passes'],
  ['HEAD', '/x', 'localhost:3000', 'passes'],
  ['POST', '/x', '127.0.0.1', 'passes'],
  ['OPTIONS', '/x', '[::1]:3000', 'passes'],
  ['GET', '/', 'internal', 'passes'],
  ['GET', '/', 'probe:9', 'passes'],
  ['GET', '/', '127.9.9.9', 'passes'],
  ['TRACE', '/', 'localhost', 405],
  ['CONNECT', 'x:443', 'localhost', 405],
  ['PUT', '/', 'localhost', 405],
  ['get', '/', 'localhost', 405],
  ['GET', 'http://other/', 'localhost', 400],
  ['GET', '//other/', 'localhost', 400],
  ['GET', '/\\other', 'localhost', 400],
  ['OPTIONS', '*', 'localhost', 400],
  ['GET', '/', 'example.cn', 400],
  ['GET', '/', 'www.example.cn.evil.cn', 400],
  ['GET', '/', 'localhost.evil.cn', 400],
  ['GET', '/', '127.0.0.1.evil.cn', 400],
  ['GET', '/', 'a@localhost', 400],
  ['GET', '/', '', 400],
  ['GET', '/', undefined, 400],
])('%s %s on %s: %s', (method, url, host, expected) =>
  expect(judge(method, url, host)).toBe(expected),
);
