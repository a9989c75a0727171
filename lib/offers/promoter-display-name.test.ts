import { promoterDisplayName } from './promoter-display-name';

it.each([
  ['no names', '', '', ''],
  ['blanks', ' \t', '\n', ''],
  ['a company alone', '', 'Acme', 'Acme'],
  ['a person alone', 'Lin', '', 'Lin'],
  ['the same name twice', 'Acme', 'Acme', 'Acme'],
  ['several lines', 'a\r\nb', '', 'a b'],
  ['invisible signs and turns of direction', 'ab\u202ecd\u200b', '\u2066x', 'ab cd · x'],
  ['markup, which is text like any other', '<b>x</b>', '', '<b>x</b>'],
  ['20 signs', '中'.repeat(20), '', '中'.repeat(20)],
  ['more than 20 signs', '中'.repeat(21), '', `${'中'.repeat(19)}…`],
  ['lone surrogates', 'a\ud800b', '', 'a b'],
  ['emoji, each counted as one character', '😀'.repeat(30), '', `${'😀'.repeat(19)}…`],
])('shows %s', (_, username, companyName, name) =>
  expect(promoterDisplayName({ username, companyName })).toBe(name),
);
