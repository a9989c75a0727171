/** @jest-environment jsdom */
import { hasUnsavedText } from './has-unsaved-text';

it.each([
  ['nothing', '<p>text</p>', false],
  ['an empty field', '<input><textarea></textarea>', false],
  ['blanks', '<input value="  ">', false],
  ['a line', '<input value="a">', true],
  ['a mail address', '<input type="email" value="a">', true],
  ['a text', '<textarea>a</textarea>', true],
  ['a hidden value', '<input type="hidden" value="a">', false],
  ['a tick', '<input type="checkbox" value="a" checked>', false],
  ['a link to copy', '<input value="a" readonly>', false],
  ['what cannot be changed', '<input value="a" disabled>', false],
])('%s: %s', (_, html, held) => {
  document.body.innerHTML = html;
  expect(hasUnsavedText(document)).toBe(held);
});
