/** Tests of content changes: values before and after are recorded, and no change of a colleague is overwritten. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  storePicture,
  maxSitePictureBytes,
  findPicture,
} from '@superbrowser/backend/content/pictures';
import { pictureDimensions, parsePictureName } from '@superbrowser/contract/content/picture-name';
import { computePriceVersion } from '@superbrowser/backend/admin/record-types/prices';
import { endpoints } from '@superbrowser/contract/endpoints';
import { samplePng } from '@/lib/testing/sample-png';
import { accountSteps } from '../../support/account-steps';
import type { TestedBackend } from '../../support/tested-backend';
import { adminSteps } from '../../support/admin-steps';

export function adminContentChangesSuite(subject: () => TestedBackend): void {
  const { call } = accountSteps(subject);
  const { perform, loadData } = adminSteps(subject);
  const lastLine = (verb: string) =>
    subject().withDb(async (db) => {
      const line = await db
        .selectFrom('audit_lines')
        .select(['subject', 'before', 'after'])
        .where('verb', '=', verb)
        .orderBy('at', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      const read = (text: string | null) => JSON.parse(text ?? 'null') as unknown;
      return { subject: line.subject, before: read(line.before), after: read(line.after) };
    });

  it('records the earlier values of figures, switches, codes and dates', async () => {
    const ad = { slot: 'bottom', link: '/v6', title: '一' };
    await perform('ads set', ad);
    await perform('ads set', { ...ad, title: '二' });
    expect(await lastLine('ads set')).toEqual({
      subject: 'bottom',
      before: { title: '一' },
      after: { title: '二' },
    });
    await perform('ads clear', { slot: 'bottom' });
    expect(await lastLine('ads clear')).toMatchObject({ before: { title: '二', shown: true } });
    await perform('settings set', { name: 'stores', value: '700' });
    await perform('settings set', { name: 'stores', value: '701' });
    expect(await lastLine('settings set')).toEqual({
      subject: 'stores',
      before: { value: '700' },
      after: { value: '701' },
    });
    await perform('settings on', { name: 'mourning' });
    expect(await lastLine('settings on')).toMatchObject({
      before: { value: 'off' },
      after: { value: 'on' },
    });
    await perform('settings off', { name: 'mourning' });
    await perform('qr set', { group: '7', footer: '/a.png' });
    await perform('qr set', { group: '7', footer: '/b.png' });
    expect(await lastLine('qr set')).toEqual({
      subject: '7',
      before: { footer: '/a.png' },
      after: { footer: '/b.png' },
    });
    await perform('qr clear', { group: '7' });
    const first = { start: '2026-12-01T00:00', end: '2026-12-02T00:00:00' };
    await perform('campaigns dates', { slug: 'two-days', title: '两天', ...first });
    await perform('campaigns dates', { slug: 'two-days', ...first, end: '2026-12-03T00:00:00Z' });
    expect(await lastLine('campaigns dates')).toMatchObject({
      // A time without a zone is one in China.
      before: { end: '2026-12-02T00:00:00+08:00' },
      after: { end: '2026-12-03T00:00:00Z' },
    });
  });

  it('gives a built-in campaign the dates back it came with', async () => {
    const moved = { start: '2026-12-01T00:00', end: '2026-12-02T00:00' };
    const slug = 'recharge';
    await perform('campaigns dates', { slug, title: '充值优惠', ...moved });
    await perform('campaigns reset-dates', { slug });
    const activity = await call(endpoints.activityInfo, { activity_id: slug });
    expect(activity.start_at).not.toContain('2026-12-01');
    await expect(perform('campaigns reset-dates', { slug })).rejects.toThrow(/original/);
  });

  it('publishes prices from the rows of a form, and removes them when it is empty', async () => {
    const row = { 'p1-zh': '套餐', 'p1-en': 'Plan', 'p1-amount': '99.5', 'p1-period': 'month' };
    const prices = [{ name: { zh: '套餐', en: 'Plan' }, amount: 99.5, period: 'month' as const }];
    const none = computePriceVersion([]);
    await perform('prices save', { ...row, seen: none });
    expect(await call(endpoints.publicConfig, {})).toMatchObject({ prices });
    // This form was loaded before a colleague saved.
    await expect(perform('prices save', { ...row, seen: none })).rejects.toMatchObject({
      status: 409,
      reason: { zh: expect.stringMatching(/已被anna改动.*现在存储的是：套餐 99.5\/月/) as string },
    });
    await expect(perform('prices save', { ...row, 'p1-amount': 'x' })).rejects.toMatchObject({
      issues: { 'p1-amount': { zh: expect.stringContaining('大于 0') as string } },
    });
    await perform('prices save', { 'p1-period': 'year', seen: computePriceVersion(prices) });
    expect(await loadData('prices list', {})).toEqual([]);
  });

  it('keeps a price a sample until that price itself is changed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'prices-'));
    const file = join(folder, 'prices.json');
    const sample = { amount: 99, period: 'month', sample: true };
    const priceRows = ['A', 'B'].map((en) => ({ name: { zh: `套餐${en}`, en }, ...sample }));
    await writeFile(file, JSON.stringify(priceRows));
    await perform('prices set', { file });
    await rm(folder, { recursive: true });
    const rows = ['A', 'B'].map((en, n) => ({
      [`p${n + 1}-zh`]: `套餐${en}`,
      [`p${n + 1}-en`]: en,
      [`p${n + 1}-amount`]: n === 0 ? '100' : '99',
      [`p${n + 1}-period`]: 'month',
    }));
    await perform('prices save', Object.assign({}, ...rows) as object);
    expect(await loadData('prices list', {})).toMatchObject([
      { amount: 100, sample: false },
      { amount: 99, sample: true },
    ]);
    await perform('prices clear', {});
  });

  it('stores a picture once, under a name by which it is found', async () => {
    const png = samplePng({ text: 'GPS 31.2' });
    const storeBytes = (bytes: Buffer) =>
      subject().withDb((db) => storePicture(bytes, { db, now: 0, who: 'anna' }));
    const first = await storeBytes(png);
    // Data appended after the picture are not stored.
    const secondPicture = await storeBytes(
      Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]),
    );
    expect(secondPicture).toEqual(first);
    const name = 'path' in first ? first.path.replace('/api/pictures/', '') : '';
    const pictureName = parsePictureName(name);
    expect(pictureName).toMatchObject({ mediaType: 'image/png' });
    expect(pictureDimensions(pictureName?.id ?? '')).toEqual({ width: 1, height: 1 });
    const bytes = await subject().withDb((db) =>
      findPicture(db, pictureName ?? { id: '', mediaType: 'image/png' }),
    );
    expect(Buffer.from(bytes ?? []).toString('latin1')).not.toMatch(/script|GPS/);
    const otherName = { id: pictureName?.id ?? '', mediaType: 'image/webp' } as const;
    expect(await subject().withDb((db) => findPicture(db, otherName))).toBeNull();
    expect(await storeBytes(samplePng({ text: '', extent: [50_000, 50_000] }))).toEqual({
      issue: 'extent',
    });
    expect(await storeBytes(Buffer.from('<svg onload="alert(1)"/>'))).toEqual({ issue: 'kind' });
    expect(await storeBytes(Buffer.alloc(maxSitePictureBytes + 1))).toEqual({ issue: 'size' });
  });

  it('names an article’s picture by its size, and accepts a file path from the command line only', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
    const file = join(folder, 'wide.jpg');
    const blue = { width: 2_400, height: 900, channels: 3, background: '#24f' } as const;
    await sharp({ create: blue })
      .jpeg()
      .withExif({ IFD0: { Artist: 'anna' } })
      .toFile(file);
    await expect(perform('pictures add', { file }, { source: 'console' })).rejects.toMatchObject({
      issues: { file: expect.anything() as unknown },
    });
    const { markdown, path } = await loadData<{ markdown: string; path: string }>(
      'pictures add',
      { file },
      { source: 'command' },
    );
    // The stored picture is no wider than a text needs, and has none of the camera's metadata.
    expect(markdown).toMatch(/^!\[…\]\(upload:[0-9a-f]{32}-1600x600\.jpg\)$/);
    const pictureName = parsePictureName(path.replace('/api/pictures/', ''));
    const bytes = await subject().withDb(
      async (db) => pictureName && (await findPicture(db, pictureName)),
    );
    const { format, width, height, exif } = await sharp(bytes ?? Buffer.alloc(0)).metadata();
    expect([format, width, height, exif]).toEqual(['jpeg', 1_600, 600, undefined]);
    await rm(folder, { recursive: true });
  });
}
