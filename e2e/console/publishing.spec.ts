/** Articles and campaigns from a draft to the archive, and each step on the public site. */
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { templates } from '@superbrowser/contract/content/generated/templates';
import { publishing as en } from '@superbrowser/console/messages/en-US/content.json';
import { publishing as zh } from '@superbrowser/console/messages/zh-CN/content.json';
import type { Locale } from '@/lib/core/i18n/routing';
import { findViolations } from '../support/browser/axe';
import { isNightly } from '../support/nightly';
import { siteOrigin } from '../support/servers/ports-and-folders';
import { describeRecordType } from './support/record-descriptions';
import { consoleMessages } from './support/console-messages';
import { expect, phoneSize, test } from './support/console-test';

const texts = { 'zh-CN': zh, 'en-US': en } as const;
/** Both languages work the same, so English is tested only at night. */
const locales: readonly Locale[] = isNightly ? ['zh-CN', 'en-US'] : ['zh-CN'];

/** The fields of the sample, as the form names them. */
function sampleOf(locale: Locale, prefix: 'zh' | 'en'): Record<string, string> {
  const [, yaml = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n+([\s\S]*)$/.exec(templates.news[locale]) ?? [];
  const { title, crumb, description } = parse(yaml) as Record<string, string>;
  const values = { title, crumb, description, body: body.trim() };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${prefix}-${name}`, value ?? '']),
  );
}
const sample = { ...sampleOf('zh-CN', 'zh'), ...sampleOf('en-US', 'en') };
const fields = Object.entries(sample);

/** Tests and languages use one database, so each has a slug of its own. */
const slugFor = (name: string, locale: Locale) =>
  `${name}-${locale.slice(0, 2)}-${String(Date.now())}`;

const editPath = (slug: string) => `/news/edit?slug=${slug}`;
const save = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: texts[locale].save }).click();

async function fillFields(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await page.locator(`[name="${name}"]`).fill(value);
}

/** The status on the public site, within the time a change may take. */
const readPublicStatus = (path: string) => async () => (await fetch(`${siteOrigin}${path}`)).status;
const soon = { timeout: 10_000, intervals: [250] };

/** Badges of the states an article goes through. */
const states = {
  'zh-CN': { published: '已发布', changed: '已发布，有未发布的改动', archived: '已存档' },
  'en-US': { published: 'Published', changed: 'Published, with changes', archived: 'Archived' },
} as const;

for (const locale of locales)
  test(`an article is written, published, changed, archived and dropped, ${locale}`, async ({
    openPageAs,
  }) => {
    const t = texts[locale];
    const slug = slugFor('friday', locale);
    const page = await openPageAs('editor', { locale });
    await page.goto('/news');
    await page.getByRole('link', { name: consoleMessages[locale].list.new, exact: true }).click();
    await page.locator('#slug').fill(slug);
    const chinese = fields.filter(([name]) => name.startsWith('zh-'));
    await fillFields(page, Object.fromEntries(chinese));
    await save(page, locale);
    // A new article gets its own URL, and the page names the language it lacks.
    await expect(page).toHaveURL(new RegExp(`slug=${slug}`));
    const missing = t.missing.replace('{language}', t.locales['en-US']);
    await expect(page.getByText(missing, { exact: true })).toBeVisible();
    expect(await readPublicStatus(`/news/${slug}`)()).toBe(404);
    const english = page.frameLocator(`iframe[src*="/${slug}/en-US"]`);
    await expect(english.getByText(en.preview.none)).toBeVisible();
    await fillFields(page, Object.fromEntries(fields));
    await save(page, locale);
    // Each preview is in the language of its text, whatever language the console has.
    for (const [textLocale, prefix] of [
      ['zh-CN', 'zh'],
      ['en-US', 'en'],
    ] as const) {
      const frame = page.frameLocator(`iframe[src$="/${slug}/${textLocale}"]`);
      await expect(frame.locator('html')).toHaveAttribute('lang', textLocale);
      const title = (sample[`${prefix}-title`] ?? '').slice(0, 4);
      await expect(frame.getByRole('heading', { level: 1 })).toContainText(title);
    }
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: t.publish }).click();
    await expect(page.getByText(states[locale].published, { exact: true })).toBeVisible();
    await expect.poll(readPublicStatus(`/en/news/${slug}`), soon).toBe(200);

    await page.locator('[name="zh-title"]').fill('换一个标题');
    await save(page, locale);
    await expect(page.getByText(states[locale].changed, { exact: true })).toBeVisible();
    expect(await (await fetch(`${siteOrigin}/news/${slug}`)).text()).not.toContain('换一个标题');
    await page.getByLabel(t.discardConfirm.replace('{slug}', slug)).fill('another');
    await page.getByRole('button', { name: t.discardChanges }).click();
    await expect(page.getByText(states[locale].changed, { exact: true })).toBeVisible();
    await page.getByLabel(t.discardConfirm.replace('{slug}', slug)).fill(slug);
    await page.getByRole('button', { name: t.discardChanges }).click();
    await page.getByRole('button', { name: t.archive }).click();
    await expect(page.getByText(states[locale].archived, { exact: true })).toBeVisible();
    await expect.poll(readPublicStatus(`/news/${slug}`), soon).toBe(404);
    await page.getByLabel(t.discardConfirm.replace('{slug}', slug)).fill(slug);
    await page.getByRole('button', { name: t.discardArchived }).click();
    await expect(page).toHaveURL(/\/news\?result=/);
    await expect(page.getByRole('link', { name: slug })).toHaveCount(0);
  });

test('the second of two editors sees what the first one changed, and keeps their own text', async ({
  openPageAs,
}) => {
  const slug = slugFor('two', 'zh-CN');
  const firstPage = await openPageAs('editor');
  await firstPage.goto('/news/edit?sample=1');
  await firstPage.locator('#slug').fill(slug);
  await save(firstPage, 'zh-CN');
  await expect(firstPage).toHaveURL(new RegExp(`slug=${slug}`));
  const secondPage = await openPageAs('owner');
  await secondPage.goto(editPath(slug));
  await firstPage.locator('[name="zh-title"]').fill('甲改的标题');
  await save(firstPage, 'zh-CN');
  await expect(firstPage.locator('[name="zh-title"]')).toHaveValue('甲改的标题');
  await secondPage.locator('[name="zh-title"]').fill('乙改的标题');
  await secondPage.locator('[name="en-body"]').fill('Only mine.');
  await save(secondPage, 'zh-CN');
  await expect(secondPage.getByRole('alert').first()).toContainText(/已被.*改动/);
  await expect(secondPage.locator('[name="zh-title"]')).toHaveValue('乙改的标题');
  await expect(secondPage.locator('[name="en-body"]')).toHaveValue('Only mine.');
  await expect(secondPage.locator('form').getByText('甲改的标题')).toBeVisible();
  expect(await findViolations(secondPage)).toEqual([]);
  // Having seen the change, this editor can save.
  await save(secondPage, 'zh-CN');
  await expect(secondPage.locator('form').getByText('甲改的标题')).toHaveCount(0);
  await expect(secondPage.locator('[name="zh-title"]')).toHaveValue('乙改的标题');
});

for (const locale of locales)
  test(`mistakes are reported at their fields, and nothing entered is lost, ${locale}`, async ({
    openPageAs,
  }) => {
    const t = texts[locale];
    const slug = slugFor('wrong', locale);
    const page = await openPageAs('editor', { locale });
    await page.goto('/news/edit?sample=1');
    await page.locator('#slug').fill('fingerprint-basics');
    await page.locator('[name="en-body"]').fill('A text\n\nand more');
    await save(page, locale);
    await expect(page.locator('#slug')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[name="en-body"]')).toHaveValue('A text\n\nand more');
    expect(await findViolations(page)).toEqual([]);
    await page.locator('#slug').fill(slug);
    await page.locator('[name="en-body"]').fill('## One\n\nWith **bold words');
    await save(page, locale);
    await expect(page.getByRole('heading', { name: t.issues.title })).toBeVisible();
    const lineText = t.issues.line.replace('{line}', '3');
    await page.getByRole('link', { name: lineText }).click();
    await expect(page).toHaveURL(/#en-body$/);
    await expect(page.getByRole('button', { name: t.publish })).toHaveCount(0);
  });

test('an article with a bold word, a link and a picture is on the site, in one language or both', async ({
  openPageAs,
}) => {
  const slug = slugFor('picture', 'zh-CN');
  const page = await openPageAs('editor');
  await page.goto('/news/edit');
  // The slug is entered but not saved; the upload must keep it.
  await page.locator('#slug').fill(slug);
  const screen = await page.screenshot({ clip: { x: 0, y: 0, width: 640, height: 360 } });
  const upload = async (buffer: Buffer) => {
    const file = { name: 'screen.png', mimeType: 'image/png', buffer };
    await page.locator('#picture-file').setInputFiles(file);
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: zh.pictures.add }).click();
    return opened;
  };
  // A refused picture, or a picture too large for a form, must not reload the page.
  for (const badPicture of [
    Buffer.from('GIF89a'),
    Buffer.alloc(1_000_000),
    Buffer.alloc(9_000_000),
  ]) {
    const resultPage = await upload(badPicture);
    await expect(resultPage.getByRole('main').getByRole('alert')).toBeVisible();
    await resultPage.close();
  }
  const pictures = await upload(screen);
  const markdown = (await pictures.locator('#pictures code').first().textContent()) ?? '';
  expect(await findViolations(pictures)).toEqual([]);
  await pictures.getByText(/最近上传的图片/).click();
  await expect(pictures.locator('#pictures li code').first()).toHaveText(markdown);
  await pictures.close();
  await expect(page.locator('#slug')).toHaveValue(slug);
  expect(markdown).toMatch(/^!\[…\]\(upload:[0-9a-f]{32}-\d+x\d+\.png\)$/);
  const bodyWith = (boldText: string, label: string) =>
    `## ${label} {#one}\n\n**${boldText}** [${label}](/download)\n\n${markdown.replace('…', label)}`;
  await fillFields(page, { ...sampleOf('zh-CN', 'zh'), 'zh-body': bodyWith('粗体字', '看图') });
  await save(page, 'zh-CN');
  const preview = page.frameLocator(`iframe[src$="/${slug}/zh-CN"]`);
  await expect(preview.locator('strong')).toHaveText('粗体字');
  const image = preview.locator('img[alt="看图"]');
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: zh.publish }).click();
  await expect.poll(readPublicStatus(`/news/${slug}`), soon).toBe(200);
  expect(await readPublicStatus(`/en/news/${slug}`)()).toBe(404);
  const html = await (await fetch(`${siteOrigin}/news/${slug}`)).text();
  expect(html).toMatch(/<strong[^>]*>粗体字<\/strong>/);
  expect(html).toMatch(/<a href="\/download"[^>]*>看图<\/a>/);
  const [, src = ''] =
    /<img src="(\/api\/pictures\/[^"]+)" width="\d+" height="\d+" alt="看图"/.exec(html) ?? [];
  expect((await fetch(siteOrigin + src)).headers.get('content-type')).toBe('image/png');
  await fillFields(page, { ...sampleOf('en-US', 'en'), 'en-body': bodyWith('bold', 'Look') });
  await save(page, 'zh-CN');
  await page.getByRole('button', { name: zh.publish }).click();
  await expect.poll(readPublicStatus(`/en/news/${slug}`), soon).toBe(200);
  const english = await (await fetch(`${siteOrigin}/en/news/${slug}`)).text();
  expect(english).toMatch(/<a href="\/en\/download"[^>]*>Look<\/a>/);
});

test('a campaign is written from the sample, previewed and published', async ({ openPageAs }) => {
  const slug = slugFor('spring', 'zh-CN');
  const page = await openPageAs('editor');
  await page.goto('/campaigns');
  await page.getByRole('link', { name: consoleMessages['zh-CN'].list.new, exact: true }).click();
  await page.getByRole('link', { name: zh.sample }).click();
  await page.locator('#slug').fill(slug);
  await save(page, 'zh-CN');
  const frame = page.frameLocator(`iframe[src$="/${slug}/en-US"]`);
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('New goods');
  await page.getByRole('button', { name: zh.publish }).click();
  await expect.poll(readPublicStatus(`/activity/${slug}`), soon).toBe(200);
  // The campaign's days can be changed without its text.
  await page.goto(`/campaigns/${slug}`);
  await page.locator('#dates-end').fill('2027-03-20T12:00:00');
  await page.getByRole('button', { name: describeRecordType('campaigns').label('dates') }).click();
  await expect(page.getByRole('status').first()).toBeVisible();
  await expect(page.locator('#dates-end')).toHaveValue(/^2027-03-20T12:00/);
});

test('a reader looks at previews and writes nothing', async ({ openPageAs, pageErrors }) => {
  const editor = await openPageAs('editor');
  const slug = slugFor('read', 'zh-CN');
  await editor.goto('/news/edit?sample=1');
  await editor.locator('#slug').fill(slug);
  await save(editor, 'zh-CN');
  await expect(editor).toHaveURL(new RegExp(`slug=${slug}`));
  const page = await openPageAs('reader');
  await page.goto('/news');
  await expect(
    page.getByRole('link', { name: consoleMessages['zh-CN'].list.new, exact: true }),
  ).toHaveCount(0);
  const preview = await page.goto(`/preview/news/${slug}/zh-CN`);
  expect(preview?.status()).toBe(200);
  expect(preview?.headers()['x-frame-options']).toBe('SAMEORIGIN');
  expect(await page.goto(`/preview/news/${slug}/de`).then((response) => response?.status())).toBe(
    404,
  );
  expect(await page.goto(editPath(slug)).then((response) => response?.status())).toBe(403);
  // The browser logs both refusals.
  expect(pageErrors.splice(0)).toHaveLength(2);
});

test('works without scripts, on a phone too', async ({ openPageAs }) => {
  const slug = slugFor('plain', 'zh-CN');
  const page = await openPageAs('editor', { javaScriptEnabled: false, viewport: phoneSize });
  for (const path of ['/news', '/campaigns', '/news/edit', '/campaigns/edit', '/site']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/news/edit?sample=1');
  await page.locator('#slug').fill(slug);
  await save(page, 'zh-CN');
  await page.getByRole('button', { name: zh.publish }).click();
  await expect(page.getByText('已发布', { exact: true })).toBeVisible();
  await expect.poll(readPublicStatus(`/news/${slug}`), soon).toBe(200);
});

test('asks before a page with unsaved input is left', async ({ openPageAs }) => {
  const page = await openPageAs('editor');
  await page.goto('/news/edit');
  await page.locator('[name="zh-title"]').pressSequentially('没存');
  const dialogEvent = page.waitForEvent('dialog');
  const navigation = page.goto('/news');
  const dialog = await dialogEvent;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await navigation;
  await expect(page).toHaveURL(/\/news$/);
});
