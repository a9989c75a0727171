/** Kept pages say once what no script changes, and are the same each time they are made of the same content. */
import { expect, test } from '@playwright/test';

for (const path of ['/', '/en', '/en/vps', '/private', '/en/news', '/register'])
  test(`${path} holds its footer once`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const [markup = '', data = ''] = html.split('<script>(self.__next_f=');
    expect(markup).toMatch(/ data-part="\d+"/);
    expect(markup).toContain('<footer');
    expect(data).not.toContain('\\"footer\\",null,{\\"data-track');
    expect(data.length).toBeLessThan(markup.length);
  });

test('a page that is made anew from the same content is the same', async ({ request }) => {
  const tags: string[] = [];
  let old = false;
  // A page lives three seconds in this run, and says when it is given away past its time.
  await expect
    .poll(
      async () => {
        const { 'x-kept-page': kept, etag = '' } = (await request.get('/en/about')).headers();
        if (old && kept !== 'old') tags.push(etag);
        old = kept === 'old';
        return tags.length;
      },
      { timeout: 30_000, intervals: [100] },
    )
    .toBeGreaterThan(1);
  expect(new Set(tags).size).toBe(1);
  const again = await request.get('/en/about', { headers: { 'If-None-Match': String(tags[0]) } });
  expect(again.status()).toBe(304);
});
