/** @jest-environment jsdom */
import { createHash } from 'node:crypto';
import { fillTemplate } from '@/components/ui/fill-template';
import { verify as en } from '@/messages/en-US/download.json';
import { checkPasted } from './check-pasted';

const messages = en.check.paste;
const urlRules = {
  ownOrigins: ['http://localhost:3000'],
  otherOrigins: [],
  names: ['SuperBrowser'],
};
const checkText = (text: string) => checkPasted(text, urlRules, messages);

const digest = (kind: string, text = '') => createHash(kind).update(text).digest('hex');

it.each([
  ['', messages.nothing],
  [' \n\t', messages.nothing],
  [digest('md5'), fillTemplate(messages.wrongKind, { name: 'MD5' })],
  [`${digest('md5')}00`, fillTemplate(messages.wrongLength, { count: 34 })],
  [digest('sha256'), messages.emptyFile],
  [Array.from({ length: 21 }, (_, n) => digest('sha256', `${n}`)).join('\n'), messages.tooMany],
  ['hello', messages.noUrl],
  ['\u0000', messages.noUrl],
  ['see localhost:3000', messages.notAlone],
  ['x'.repeat(3000), messages.tooLong],
  ['word '.repeat(5000), messages.tooLong],
])('says of %j why it is nothing to check', (text, error) =>
  expect(checkText(text)).toEqual({ kind: 'retry', error }),
);

it.each([
  ['http://localhost:3000/download', 'official', undefined],
  ['https://localhost:3000@evil.example/', 'imitation', 'userInfo'],
  ['https://super\u200bbrowser.com', 'imitation', 'hidden'],
  ['http://localhost:3001/', 'unknown', 'port'],
  ['https://www.example.org', 'unknown', 'foreign'],
])('checks the URL %j', (text, kind, reason) =>
  expect(checkText(text)).toMatchObject({
    kind: 'url',
    url: { kind, ...(reason && { reason }) },
  }),
);

it('checks every checksum of a text, in order', () => {
  const [hashA, hashB] = [digest('sha256', 'a'), digest('sha256', 'b')];
  expect(checkText(`${hashA}  a.exe\n${hashB.toUpperCase()}  b.exe`)).toMatchObject({
    kind: 'hashes',
    hashes: [
      { sha256: hashA, result: { kind: 'unknown' } },
      { sha256: hashB, result: { kind: 'unknown' } },
    ],
  });
});
