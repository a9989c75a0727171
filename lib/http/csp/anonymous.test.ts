import { anonymous } from './anonymous.mjs';

/** A page as Next writes it: its data once for navigations, once inside inline scripts. */
function page(parts: string[], query: string) {
  const data = `1:"x"\n0:{"P":null,"c":${JSON.stringify(parts)},"q":${JSON.stringify(query)},"i":false}\n`;
  const script = JSON.stringify(data).replace(
    /[&><]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return { html: `<p>text</p><script>self.__next_f.push([1,${script}])</script>`, data };
}

it('leaves a page alone that was asked without a query', () => {
  const { html, data } = page(['', 'en', 'download'], '');
  expect(anonymous(html, data)).toEqual({ html, data });
});

it.each([
  ['promoter=abc&callback=x', '?promoter=abc&callback=x'],
  ['token=secret', ''],
  ['a[]=1&b="],"q":"', '?a[]=1&b="],"q":"'],
  ['x=\\"\\u0026<script>', ''],
])('takes %j out of the page and its data', (query, repeated) => {
  const { html, data } = page(['', `download?${query}`], repeated);
  const wanted = page(['', 'download'], '');
  expect(anonymous(html, data)).toEqual(wanted);
});

it('leaves what only looks like the query where it is', () => {
  const { html, data } = page(['', 'register?mode=signin'], '');
  const link = '<a href="/register?mode=signin">';
  expect(anonymous(link + html, data)?.html).toBe(link + page(['', 'register'], '').html);
});

it('keeps nothing of data that its scripts hold in pieces', () => {
  const { html, data } = page(['', 'download?token=secret'], '');
  expect(anonymous(html.replace('token=', 'to"])</script><script>ken='), data)).toBeNull();
});

it('keeps nothing it does not understand', () => {
  expect(anonymous('<p></p>', '0:{"canonical":"/download?token=secret"}')).toBeNull();
});
