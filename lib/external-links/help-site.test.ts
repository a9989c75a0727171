import { helpHref } from './help-site';

it.each([
  ['support', 'https://help.example.com', 'https://help.example.com/support'],
  ['usecase', 'https://help.example.com', 'https://help.example.com/usecase'],
  ['update', undefined, null],
] as const)('%s at %s is %s (T2)', (section, origin, expected) =>
  expect(helpHref(section, origin)).toBe(expected),
);
