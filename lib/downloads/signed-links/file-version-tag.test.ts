import { randomBytes } from 'node:crypto';
import { tagOfRand, createTaggedRand } from './file-version-tag';

const tag = '0123456789abcdef';

it('can be read back from a rand of 32 hex digits', () => {
  const rand = createTaggedRand(tag);
  expect(rand).toMatch(/^[0-9a-f]{32}$/);
  expect(tagOfRand(rand)).toBe(tag);
  expect(createTaggedRand(tag)).not.toBe(rand);
});

it.each([
  ['drawn whole', randomBytes(16).toString('hex')],
  ['of another rule', 'r'],
  ['empty', ''],
  ['changed', createTaggedRand(tag).replace(tag, '0123456789abcdee')],
  ['longer', `${createTaggedRand(tag)}0`],
])('is not found in a rand that is %s', (_, rand) => expect(tagOfRand(rand)).toBeNull());
