/** The screenshot that came with feedback: a picture and nothing else, wherever it is opened. */
import { expect, test } from '../support/console';
import { consoleClient } from '../support/staff';
import { applyWithPicture, enveloped, kindOf } from '../support/applications';
import { samplePng } from '../../lib/testing/sample-png';
import { consoleWords } from '../support/console-words';

const page = '<script>document.title = "run"</script>';

test('shows a screenshot without what was hidden in and behind it', async ({ as, staffOf }) => {
  const sent = Buffer.concat([samplePng({ text: page }), Buffer.from(page)]);
  const answer = await applyWithPicture(enveloped(kindOf('feedback').filled()), sent);
  expect(answer.status).toBe(200);
  const number = String(answer.json['number'] ?? answer.json['apply_no']);
  const reader = await as('reader');
  await reader.goto(`/applications/${number}`);
  const image = reader.getByRole('img', {
    name: consoleWords['zh-CN'].applications.one.screenshot,
  });
  await expect(image).toBeVisible();
  expect(await image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1);
  const client = await consoleClient((await staffOf('reader')).state);
  const picture = await client.get(`/applications/${number}/picture`);
  expect(picture.headers()).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  });
  const bytes = await picture.body();
  expect(bytes.includes('script')).toBe(false);
  expect(bytes.subarray(-8, -4).toString('latin1'), 'it ends where a PNG ends').toBe('IEND');
  await client.dispose();
  const nobody = await consoleClient();
  expect((await nobody.get(`/applications/${number}/picture`)).status()).toBe(404);
  await nobody.dispose();
});
