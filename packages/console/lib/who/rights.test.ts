/** @jest-environment node */
import { verbs } from '@superbrowser/backend/operator';
import { commandOnly, may, rightOf, roles, verbsOfConsole } from './rights';

const changing = new Set(verbs.filter(({ changes }) => changes).map(({ name }) => name));

it('knows each verb, either for the console or for the command line alone', () => {
  expect([...verbsOfConsole, ...commandOnly].sort()).toEqual(verbs.map(({ name }) => name).sort());
});

it('lets an owner do everything of the console', () => {
  expect(verbsOfConsole.filter((verb) => !may('owner', verb))).toEqual([]);
});

it('lets a reader change nothing', () => {
  expect(verbsOfConsole.filter((verb) => changing.has(verb) && may('reader', verb))).toEqual([]);
});

it.each(roles)('hides from %s what only the command line does, and what there is not', (role) => {
  for (const verb of [...commandOnly, 'nothing', '', 'constructor', '__proto__', 'toString'])
    expect(rightOf(role, verb)).toBe('hidden');
});

it.each([
  ['reader', 'applications list', 'may'],
  ['reader', 'applications take', 'knows'],
  ['reader', 'people find', 'hidden'],
  ['reader', 'audit list', 'hidden'],
  ['support', 'applications take', 'may'],
  ['support', 'people export', 'may'],
  ['support', 'people erase', 'knows'],
  ['support', 'promoters set', 'knows'],
  ['support', 'block range', 'hidden'],
  ['support', 'staff list', 'hidden'],
  ['editor', 'promoters set', 'may'],
  ['editor', 'applications take', 'knows'],
  ['editor', 'people show', 'hidden'],
  ['owner', 'people erase', 'may'],
  ['owner', 'staff role', 'may'],
] as const)('%s and %s: %s', (role, verb, right) => {
  expect(rightOf(role, verb)).toBe(right);
});
