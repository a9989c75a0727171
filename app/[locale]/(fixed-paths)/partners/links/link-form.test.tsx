/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { partnersLinks } from '@/messages/en-US/partners.json';
import type { SharedPreviewData } from './visitor-preview';
import { LinkForm } from './link-form';

const messages = partnersLinks.builder;
const preview = partnersLinks.preview;
const homeUrl = 'https://site.example/en';
const previewData: SharedPreviewData = {
  messages: preview,
  couponLabelMessages: {
    coupon: 'Get ¥{n} in coupons',
    pack: 'Get a ¥{n} coupon pack',
    packSum: 101,
    note: '(¥38 at sign-up)',
    noteAboveSum: 38,
    recommendedBy: 'Recommended by {name}',
  },
  defaultCouponSum: 76,
  packages: [
    {
      name: 'Windows',
      v5FileName: 'SuperBrowser-1.2.3-x64.exe',
      v6FileName: 'SuperBrowser-6.0.1-x64.exe',
    },
    { name: 'Zip', v5FileName: 'SuperBrowser-1.2.3-x64.zip', v6FileName: null },
    { name: 'Mac', v5FileName: 'SuperBrowser-1.2.3.dmg', v6FileName: null },
  ],
  pages: {
    '/': { title: 'Home', picture: 'home' },
    '/v6': { title: 'Version 6', picture: 'v6' },
  },
};

/** The site's answer about a code; null for no response. */
let mockPreview: (code: string) => object | null;
const requests: string[] = [];
beforeEach(() => {
  requests.length = 0;
  mockPreview = () => ({ discount: 76, line: 'v5' });
  globalThis.fetch = jest.fn((url: string) => {
    const code = new URL(url, homeUrl).searchParams.get('promoter') ?? '';
    requests.push(code);
    const response = mockPreview(code);
    return response
      ? Promise.resolve({ ok: true, json: () => Promise.resolve(response) })
      : Promise.reject(new Error('no network'));
  }) as never;
});

function renderForm() {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <LinkForm
        messages={messages}
        landingUrls={{ 'en-US': { '/': homeUrl, '/v6': `${homeUrl}/v6` } }}
        previewData={previewData}
        previewPlaceholder={<p>any link</p>}
        choices={
          <>
            <select name="page" aria-label="page" defaultValue="/">
              <option>/</option>
              <option>/v6</option>
            </select>
            <input type="hidden" name="language" value="en-US" />
          </>
        }
        placeholder={<p>nothing yet</p>}
      />
    </SWRConfig>,
  );
  return {
    type: (label: string, value: string) =>
      fireEvent.input(screen.getByLabelText(label), { target: { value } }),
    code: screen.getByLabelText(messages.code),
  };
}

/** The QR library is fetched with the first link, which takes a while on a busy machine. */
const longWait = { timeout: 20_000 };

const readShownLink = () => document.querySelector('#promoter-link')?.textContent;

it('shows the link, and what its visitor will see', async () => {
  mockPreview = () => ({ discount: 101, line: 'v6', promoter: { code: 'hz2207', name: 'Lin' } });
  const { type } = renderForm();
  expect(screen.getByText('nothing yet')).toBeVisible();
  expect(screen.getByText('any link')).toBeVisible();
  type(messages.code, 'hz2207');
  expect(await screen.findByText(`${homeUrl}?promoter=hz2207`, {}, longWait)).toBeVisible();
  expect(screen.getByRole('img', { name: messages.qr })).toBeVisible();
  expect(
    await screen.findByText('Get a ¥101 coupon pack (¥38 at sign-up)', {}, longWait),
  ).toBeVisible();
  expect(screen.getByText('Recommended by Lin')).toBeVisible();
  expect(screen.getByText('SuperBrowser-6.0.1-x64_hz2207.exe')).toBeVisible();
  expect(screen.getByText('SuperBrowser-1.2.3-x64_hz2207.zip')).toBeVisible();
  expect(screen.getByText(/^SuperBrowser-1\.2\.3\.dmg/)).toHaveTextContent(preview.unmarked);
  expect(screen.getByText(preview.lineV6)).toBeVisible();
  expect(screen.getByText('hz2207 filled in; customers can change it')).toBeVisible();
  expect(screen.getByText(/^7 days/)).toBeVisible();
  expect(screen.queryByText(preview.utm)).toBeNull();
  type(messages.names.utm_source, ' blog ');
  expect(readShownLink()).toBe(`${homeUrl}?promoter=hz2207&utm_source=blog`);
  expect(screen.getByText('30 days')).toBeVisible();
  const getPicture = () => screen.getByRole('img', { name: /^Preview of the page/ });
  expect(getPicture()).toHaveAttribute('src', '/og/en-US/home.jpg');
  type('page', '/v6');
  expect(readShownLink()).toBe(`${homeUrl}/v6?promoter=hz2207&utm_source=blog`);
  expect(getPicture()).toHaveAttribute('src', '/og/en-US/v6.jpg');
  expect(getPicture()).toHaveAccessibleName('Preview of the page “Version 6”');
  // Another page or source does not change the code.
  expect(requests).toEqual(['hz2207']);
});

it('asks about a code after a pause in typing, and shows no answer about another code', async () => {
  mockPreview = (code) => ({ discount: code === 'abc' ? 50 : 60, line: 'v5' });
  const { type } = renderForm();
  for (const part of ['a', 'ab', 'abc']) type(messages.code, part);
  expect(await screen.findByText(/^Get ¥50 /, {}, longWait)).toBeVisible();
  expect(requests).toEqual(['abc']);
  type(messages.code, 'abcd');
  expect(screen.getByText(preview.asking)).toBeVisible();
  expect(screen.queryByText(/^Get ¥50 /)).toBeNull();
  expect(await screen.findByText(/^Get ¥60 /, {}, longWait)).toBeVisible();
});

it('remembers the answer about a code, and asks again where there was none', async () => {
  mockPreview = (code) => (code === 'abc' ? { discount: 50, line: 'v5' } : null);
  const { type } = renderForm();
  type(messages.code, 'abc');
  expect(await screen.findByText(/^Get ¥50 /, {}, longWait)).toBeVisible();
  type(messages.code, 'lost');
  expect(await screen.findByText(preview.failed, {}, longWait)).toBeVisible();
  type(messages.code, 'abc');
  expect(await screen.findByText(/^Get ¥50 /, {}, longWait)).toBeVisible();
  expect(requests).toEqual(['abc', 'lost']);
  mockPreview = () => ({ discount: 60, line: 'v5' });
  type(messages.code, 'lost');
  expect(await screen.findByText(/^Get ¥60 /, {}, longWait)).toBeVisible();
  expect(requests).toEqual(['abc', 'lost', 'lost']);
});

it('says so where a code is unknown, and still fills an invite code in', async () => {
  const { type } = renderForm();
  type(messages.code, 'unknown');
  expect(await screen.findByText(preview.formUnknown, {}, longWait)).toBeVisible();
  expect(screen.getByText(preview.lineV5)).toBeVisible();
  type(messages.code, 'K7M2P9QX');
  expect(
    await screen.findByText('K7M2P9QX filled in; customers can change it', {}, longWait),
  ).toBeVisible();
});

it('shows the default offer where there is no response, and says that it is the default', async () => {
  mockPreview = () => null;
  const { type } = renderForm();
  type(messages.code, 'hz2207');
  expect(await screen.findByText(preview.failed, {}, longWait)).toBeVisible();
  expect(screen.getByText(/^Get ¥76 /)).toBeVisible();
  expect(screen.getByText(preview.lineByCode)).toBeVisible();
});

it.each([
  ['official', messages.errors.official],
  ['推广', messages.errors.characters],
  ['a'.repeat(65), messages.errors.tooLong],
])('refuses %s at the field, and announces it', (typed, error) => {
  const { type, code } = renderForm();
  type(messages.code, typed);
  expect(code).toHaveAttribute('aria-invalid', 'true');
  expect(code).toHaveAccessibleDescription(expect.stringContaining(error));
  expect(screen.getByRole('status')).toHaveTextContent(error);
  expect(screen.getByText('nothing yet')).toBeVisible();
});

it('says that a trailing .exe was removed', async () => {
  const { type, code } = renderForm();
  type(messages.code, 'hz2207.exe');
  expect(code).toHaveAccessibleDescription(messages.stripped);
  expect(await screen.findByText(`${homeUrl}?promoter=hz2207`, {}, longWait)).toBeVisible();
});

it('leaves an unusable campaign out and says so', async () => {
  const { type } = renderForm();
  type(messages.code, 'hz2207');
  type(messages.names.utm_medium, 'a\u0007b');
  expect(await screen.findByText(`${homeUrl}?promoter=hz2207`, {}, longWait)).toBeVisible();
  expect(screen.getByLabelText(messages.names.utm_medium)).toHaveAccessibleDescription(
    messages.errors.utm,
  );
});
