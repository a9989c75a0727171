import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bodiesOf } from './bodies';

const text = Buffer.from('店铺 and more of the same. '.repeat(400));

it('gives the same body in each form, and counts what it holds', async () => {
  const bodies = bodiesOf(text);
  expect(bodies.size()).toBe(text.length);
  const [plain, small, smaller] = await Promise.all([
    bodies.of('identity'),
    bodies.of('gzip'),
    bodies.of('br'),
  ]);
  expect(plain).toBe(text);
  expect(gunzipSync(small).equals(text)).toBe(true);
  expect(brotliDecompressSync(smaller).equals(text)).toBe(true);
  expect(bodies.size()).toBeGreaterThan(text.length + small.length);
});

it('makes each form once', async () => {
  const bodies = bodiesOf(text);
  expect(await bodies.of('gzip')).toBe(await bodies.of('gzip'));
});

it('puts the smallest in the place of what was made first', async () => {
  const noise = Buffer.from(
    Array.from({ length: 4_000 }, (_, n) => `<li>${n * 7919}</li>`).join(''),
  );
  const bodies = bodiesOf(noise);
  const first = await bodies.of('br');
  let now = first;
  while (now === first) {
    // In its own time, beside this thread; a test that hangs has failed.
    await setTimeout(5);
    now = await bodies.of('br');
  }
  expect(now.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(now).equals(noise)).toBe(true);
  expect(bodies.size()).toBe(noise.length + now.length);
});

it('takes what the build has made', async () => {
  const made = Buffer.from('made');
  expect(await bodiesOf(text, { br: made }).of('br')).toBe(made);
});
