import { trimmedUrlText, splitUrl } from './split-url';

it.each([
  ['https://a.example/b', ['https', null, 'a.example', '', '/b']],
  ['HTTP://u:p@A.example:80?x', ['http', 'u:p', 'A.example', '80', '?x']],
  ['a.example:8080', [null, null, 'a.example', '8080', '']],
  ['a.example:8080/b', [null, null, 'a.example', '8080', '/b']],
  ['a.example:#c', ['a.example', null, '', '', '#c']],
  ['javascript:alert(1)', ['javascript', null, 'alert(1)', '', '']],
  ['//a.example', [null, null, 'a.example', '', '']],
  ['https:a.example', ['https', null, 'a.example', '', '']],
  ['https://a@b@c.example', ['https', 'a@b', 'c.example', '', '']],
  ['https://a.example/b@c', ['https', null, 'a.example', '', '/b@c']],
  ['https://[::1]:80/', ['https', null, '[::1]', '80', '/']],
  ['', [null, null, '', '', '']],
] as const)('%s', (text, expected) => {
  const { scheme, userInfo, host, port, pathAndQuery } = splitUrl(text);
  expect([scheme, userInfo, host, port, pathAndQuery]).toEqual(expected);
});

it.each([
  [' “https://a.example”。 ', 'https://a.example'],
  ['（a.example）', 'a.example'],
  ['<https://a.example>', 'https://a.example'],
  ['\u3010https://a.example\u3011', 'https://a.example'],
  ['„https://a.example“', 'https://a.example'],
  ['»a.example«', 'a.example'],
  ['\ufeffa.example\u200b', 'a.example'],
  ['https://a.example.', 'https://a.example.'],
  ['http://[::1]', 'http://[::1]'],
  ['[::1]:80', '[::1]:80'],
])('%j is reduced to %s', (text, bare) => expect(trimmedUrlText(text)).toBe(bare));
