import { decodeQr } from '../../e2e/support/qr';
import { qrModules, qrPath } from './qr-path';

// The reader knows versions 1 to 10; lengths on either side of each version's room.
it.each([1, 14, 15, 26, 27, 42, 62, 84, 106, 122, 152, 180, 213])(
  'reads back as the %d bytes it was made of',
  (length) => {
    const text = `https://site.example/download?promoter=${'aZ09_-'.repeat(40)}`.slice(0, length);
    expect(decodeQr(qrModules(text)!)).toBe(text);
  },
);

it('holds what is not ASCII', () => {
  expect(decodeQr(qrModules('https://例子.example/下载')!)).toBe('https://例子.example/下载');
});

// Byte capacity of versions 10 to 20 with error correction M, as the standard's table has it.
it.each([213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666].map((room, at) => [room, at + 10]))(
  'fits %d bytes into version %d, and no more',
  (room, version) => {
    expect(qrModules('x'.repeat(room))).toHaveLength(version * 4 + 17);
    expect(qrModules('x'.repeat(room + 1))?.length).not.toBe(version * 4 + 17);
  },
);

it('is none for a text that is too long', () => {
  expect(qrModules('x'.repeat(667))).toBeNull();
  expect(qrPath('x'.repeat(667))).toBeNull();
});

it('is a path of its dark modules', () => {
  const drawn = qrPath('a')!;
  expect(drawn.size).toBe(21);
  expect(drawn.path.match(/M/g)).toHaveLength(qrModules('a')!.flat().filter(Boolean).length);
});
