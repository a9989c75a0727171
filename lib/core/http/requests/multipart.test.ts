import { parseBoundary, parseMultipart } from './multipart';

const boundary = '----WebKitFormBoundary7MA4YWxkTrZu0gW';
const part = (name: string, content: string | Buffer, more = '') =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const end = Buffer.from(`--${boundary}--\r\n`);
const picture = Buffer.from([0x89, 0x50, 0x0d, 0x0a, 0x0d, 0x0a, 0xff, 0x00, 0x2d, 0x2d]);
const allParts = [
  part('form', '{"a":1}'),
  part('screenshot', picture, '; filename="截图 1.png"'),
  end,
];

it.each([
  [`multipart/form-data; boundary=${boundary}`, boundary],
  [`Multipart/Form-Data;boundary="${boundary}"`, boundary],
  ['multipart/form-data', null],
  ['multipart/form-data; boundary=', null],
  ['multipart/mixed; boundary=x', null],
  [`multipart/form-data; boundary=${'x'.repeat(71)}`, null],
  ['application/json', null],
])('%s', (type, wanted) => expect(parseBoundary(type)).toBe(wanted));

it('finds the parts by name, with exact bytes, as views into the body', () => {
  const body = Buffer.concat(allParts);
  const parts = parseMultipart(body, boundary, 2);
  expect([...parts.keys()]).toEqual(['form', 'screenshot']);
  expect(parts.get('form')?.toString()).toBe('{"a":1}');
  expect(parts.get('screenshot')).toEqual(picture);
  expect(parts.get('screenshot')?.buffer).toBe(body.buffer);
});

it('reads the bodies fetch writes', async () => {
  const data = new FormData();
  data.append('form', '{"text":"é\\n"}');
  data.append('screenshot', new Blob([picture], { type: 'image/png' }), '窗口 "1".png');
  const request = new Request('http://localhost/', { method: 'POST', body: data });
  const type = parseBoundary(request.headers.get('content-type') ?? '') ?? '';
  const parts = parseMultipart(Buffer.from(await request.arrayBuffer()), type, 2);
  expect(parts.get('form')?.toString()).toBe('{"text":"é\\n"}');
  expect(parts.get('screenshot')).toEqual(picture);
});

const more = (count: number) => Array.from({ length: count }, (_, n) => part(`p${n}`, ''));
it.each([
  ['nothing', []],
  ['no end', allParts.slice(0, 2)],
  ['an end alone', [Buffer.from('x'), end]],
  ['something before the first part', [Buffer.from('hello\r\n'), ...allParts]],
  ['something behind the end', [...allParts, Buffer.from('x')]],
  ['a third part', [...allParts.slice(0, 2), part('more', ''), end]],
  ['ten thousand parts', [...more(10_000), end]],
  ['the same name twice', [part('form', '1'), part('form', '2'), end]],
  ['a part without a name', [Buffer.from(`--${boundary}\r\n\r\nx\r\n`), end]],
  ['a part without an end of its head', [Buffer.from(`--${boundary}\r\nx\r\n`), end]],
  ['a head that does not end', [part('form', '1', `; x="${'y'.repeat(3_000)}"`), end]],
])('refuses %s', (_, parts) => {
  expect(() => parseMultipart(Buffer.concat(parts), boundary, 2)).toThrow(
    expect.objectContaining({ status: 400, code: 'malformed' }),
  );
});
