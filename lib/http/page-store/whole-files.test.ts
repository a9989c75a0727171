import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { marked, type KeptPage } from './kept-page';
import { wholeFiles, wholePage } from './whole-files';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whole-'));
});
afterEach(() => rm(folder, { recursive: true }));

const files = wholeFiles({
  writeFile: (_path: string, _data: Uint8Array | string) =>
    Promise.reject(new Error('not this one')),
  other: 7,
});

it('a reader never sees half a file, and no draft is left', async () => {
  const [path, big] = [join(folder, 'page.html'), 4_000_000];
  await files.writeFile(path, 'a'.repeat(big));
  let writing = true;
  const writes = Promise.all(
    ['b', 'c', 'd'].map((letter) => files.writeFile(path, letter.repeat(big))),
  ).finally(() => (writing = false));
  const seen = new Set<string>();
  while (writing) {
    const text = await readFile(path, 'utf8');
    seen.add(`${text.length} ${new Set(text).size}`);
  }
  await writes;
  expect([...seen]).toEqual([`${big} 1`]);
  expect(await readdir(folder)).toEqual(['page.html']);
  expect(files.other).toBe(7);
});

it('a file that cannot be written leaves no draft', async () => {
  await expect(files.writeFile(join(folder, 'none', 'x'), 'x')).rejects.toThrow('ENOENT');
  expect(await readdir(folder)).toEqual([]);
});

const policy = (html: string) => `policy of ${html}`;
const page = (html: string, made: number, policyOf = html): KeptPage => ({
  value: marked(
    {
      kind: 'APP_PAGE',
      html,
      rscData: undefined,
      headers: { 'content-security-policy': policy(policyOf) },
      status: 200,
      postponed: undefined,
      segmentData: undefined,
    },
    { made, versions: {} },
  ),
});

it('HTML beside the policy of another making is no page', () => {
  const good = page('one', 5);
  expect(wholePage('a', good, policy)).toBe(good);
  expect(wholePage('a', page('one', 6, 'two'), policy)).toBeNull();
  expect(wholePage('a', null, policy)).toBeNull();
});

it('looks once at each making', () => {
  const look = jest.fn(policy);
  for (const made of [5, 5, 5, 6]) wholePage('b', page('one', made), look);
  expect(look).toHaveBeenCalledTimes(2);
});

it('leaves pages of the build alone', () => {
  const { value } = page('one', 5);
  const built: KeptPage = { value: { ...value, headers: {} } };
  expect(wholePage('c', built, policy)).toBe(built);
});
