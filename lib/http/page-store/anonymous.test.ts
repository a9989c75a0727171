import { anonymous } from './anonymous.mjs';

const escaped = (text: string) =>
  JSON.stringify(text).replace(
    /[&><]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A page as Next writes it: its data once for navigations, once inside inline scripts, cut anywhere. */
function page(parts: string[], query: string, cuts: readonly number[] = []) {
  const data = `1:"a > b & c"\n0:{"P":null,"c":${JSON.stringify(parts)},"q":${JSON.stringify(query)},"i":false}\n2:"z"\n`;
  const ends = [...cuts, data.length];
  const pieces = ends.map((end, n) => data.slice(n === 0 ? 0 : ends[n - 1], end));
  const scripts = pieces.map(
    (piece) => `<script>self.__next_f.push([1,${escaped(piece)}])</script>`,
  );
  return {
    html: `<p>text</p><script>(self.__next_f=self.__next_f||[]).push([0])</script>${scripts.join('')}`,
    data,
  };
}

const own = ['', 'en-US', 'download'];
const path = '/en-US/download';

/** What a browser puts together from the scripts. */
const read = (html: string) =>
  [...html.matchAll(/push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g)]
    .map(([, text = '']) => JSON.parse(text) as string)
    .join('');

it('leaves a page from the build as it is', () => {
  const { html, data } = page(own, '');
  expect(anonymous(html, data, path)).toEqual({ html, data });
});

it.each([
  [['', 'en', 'download?promoter=abc&callback=x'], '?promoter=abc&callback=x'],
  [['', 'teaminvited', 'SECRET', '13800138000'], ''],
  [['', 'download?token=secret'], ''],
  [['', 'download?a[]=1&b="],"q":"'], '?a[]=1&b="],"q":"'],
  [['', 'x%22],"q":"', 'y?x=\\"\\u0026<script>'], ''],
  [['', 'a'.repeat(9_000)], ''],
])('puts the page’s own path in the place of %j', (parts, query) => {
  const { html, data } = page(parts, query);
  expect(anonymous(html, data, path)).toEqual(page(own, ''));
});

it('finds it however the scripts cut the data', () => {
  const parts = ['', 'teaminvited', 'SECRET'];
  const { data } = page(parts, '');
  for (let cut = 1; cut < data.length; cut += 1) {
    const { html } = page(parts, '', [cut, Math.min(data.length, cut + 7)]);
    const kept = anonymous(html, data, path);
    expect(kept?.html).not.toContain('SECRET');
    expect(read(kept?.html ?? '')).toBe(page(own, '').data);
    expect(kept?.data).toBe(page(own, '').data);
  }
});

it('leaves what only looks like the address where it is', () => {
  const { html, data } = page(['', 'register?mode=signin'], '');
  const link = '<a href="/register?mode=signin">';
  expect(anonymous(link + html, data, path)?.html).toBe(link + page(own, '').html);
});

it('keeps nothing it does not understand', () => {
  const { html, data } = page(own, '');
  expect(anonymous('<p></p>', data, path)).toBeNull();
  expect(anonymous(html, '0:{"canonical":"/download?token=secret"}', path)).toBeNull();
});

it('gives up a page whose address stands in a row of its own, as React writes long texts', () => {
  const { html, data } = page(['', '$3', 'download'], '');
  expect(anonymous(html, data, path)).toBeNull();
  // A dollar the visitor typed is doubled and no reference.
  const typed = page(['', '$$3', 'download'], '');
  expect(anonymous(typed.html, typed.data, path)?.data).not.toContain('$$3');
});
