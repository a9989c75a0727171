import type { RequestListener } from 'node:http';
import { inItsLanguage, addressLanguage } from './content-language';
import { sent, type Answering } from '../test-answer';

it.each([
  ['/', 'zh-CN'],
  ['/download?x=/en', 'zh-CN'],
  ['/en', 'en-US'],
  ['/en/news/feed.xml', 'en-US'],
  ['/english', 'zh-CN'],
  ['/nowhere/en', 'zh-CN'],
  ['/EN/download', 'zh-CN'],
  ['/api/download/windows', null],
  ['/apis', 'zh-CN'],
  ['/_next/static/a.js', null],
  ['/files/a.exe', null],
  ['/og/nothing', null],
] as const)('%s is in %s', (url, language) => expect(addressLanguage(url)).toBe(language));

const html = { 'Content-Type': 'text/html; charset=utf-8' };

/** What an address answers with on the wire. */
const asked = (url: string, answer: Answering) => {
  const listener: RequestListener = (request, response) => {
    request.url = url;
    void inItsLanguage((_, given) => {
      answer(given);
      return Promise.resolve();
    })(request, response);
  };
  return sent(listener);
};
const said = async (url: string, answer: Answering) =>
  (await asked(url, answer)).match(/Content-Language: .*?(?=\r)/gi) ?? [];

describe('an answer', () => {
  it.each<[string, Answering]>([
    ['whose type is set', (one) => one.setHeader('content-type', 'text/html').end('x')],
    ['whose type comes with its head', (one) => one.writeHead(200, html).end('x')],
    ['of a failure', (one) => one.writeHead(503, html).end('x')],
    ['whose head is a list', (one) => one.writeHead(404, ['CONTENT-TYPE', 'text/html']).end('x')],
    [
      'that is a feed',
      (one) => one.writeHead(200, { 'Content-Type': 'application/atom+xml' }).end(),
    ],
  ])('%s says its language once', async (_, answer) => {
    expect(await said('/en/x', answer)).toEqual(['Content-Language: en-US']);
    expect(await said('/x', answer)).toEqual(['Content-Language: zh-CN']);
  });

  it.each<[string, string, Answering]>([
    ['data', '/releases.json', (one) => one.setHeader('content-type', 'application/json').end('x')],
    ['a plain text', '/SHA256SUMS', (one) => one.setHeader('content-type', 'text/plain').end('x')],
    ['a redirect', '/zh-CN', (one) => one.writeHead(308, { ...html, Location: '/' }).end()],
    ['nothing new', '/', (one) => one.writeHead(304).end()],
    ['a page beside the languages', '/api/nope', (one) => one.writeHead(404, html).end('x')],
  ])('of %s says none', async (_, url, answer) => expect(await said(url, answer)).toEqual([]));

  it('that says its own keeps it', async () => {
    const own = { ...html, 'Content-Language': 'en-US' };
    expect(await said('/x', (one) => one.writeHead(200, own).end())).toEqual([
      'Content-Language: en-US',
    ]);
    expect(
      await said('/x', (one) => {
        one.setHeader('content-language', 'en-US');
        one.writeHead(200, html).end();
      }),
    ).toEqual(['content-language: en-US']);
  });
});
