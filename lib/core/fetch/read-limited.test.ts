import { readLimited } from './read-limited';

const tooLarge = () => new Error('too large');

const bodyOf = (...chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  }).getReader();

it.each([
  ['nothing', undefined, ''],
  ['an empty body', bodyOf(), ''],
  ['one chunk', bodyOf('abc'), 'abc'],
  ['several', bodyOf('ab', '', 'cde'), 'abcde'],
  ['as much as is allowed', bodyOf('12345', '67890'), '1234567890'],
])('reads %s', async (_, reader, text) => {
  expect((await readLimited(reader, 10, tooLarge)).toString()).toBe(text);
});

it('stops at the first byte over the limit and does not read the rest', async () => {
  const reader = bodyOf('12345', '678901', 'unread');
  await expect(readLimited(reader, 10, tooLarge)).rejects.toThrow('too large');
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('unread');
});

it('stops when it takes too long', async () => {
  const silent = new ReadableStream<Uint8Array>({}).getReader();
  const late = Promise.reject(new Error('late'));
  await expect(readLimited(silent, 10, tooLarge, late)).rejects.toThrow('late');
});

it("throws the sender's error", async () => {
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.error(new Error('gone')),
  }).getReader();
  await expect(readLimited(broken, 10, tooLarge)).rejects.toThrow('gone');
});
