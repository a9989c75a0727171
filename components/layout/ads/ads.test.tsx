/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { getAds, type Ad } from '@/lib/site-content/ads';
import { AdBottom } from './ad-bottom';
import { AdTop } from './ad-top';

jest.mock('@/lib/site-content/ads', () => ({ getAds: jest.fn() }));
jest.mock('next-intl/server', () => ({
  getLocale: () => Promise.resolve('zh-CN'),
  getTranslations: () => Promise.resolve((key: string) => key),
}));

const createAd = (expandImage: string | null): Ad => ({
  link: '/download',
  title: '注册送券',
  titleEn: null,
  expandImage,
});

async function renderAds(top: Ad | null, bottom: Ad | null) {
  jest.mocked(getAds).mockResolvedValue({ top, bottom });
  const parts = [await AdTop(), await AdBottom()];
  const { container } = render(
    <>
      {parts[0]}
      {parts[1]}
    </>,
  );
  return [...container.querySelectorAll<HTMLElement>('[data-ad]')].map(({ dataset }) => dataset.ad);
}

it.each([
  ['both', createAd(null), createAd(null), ['top', 'bottom']],
  ['none', null, null, []],
  ['only the top one', createAd(null), null, ['top']],
  [
    'the bottom one never with a picture to expand (S7)',
    createAd(null),
    createAd('/p.jpg'),
    ['top'],
  ],
  ['the top one with its picture', createAd('/p.jpg'), createAd(null), ['top', 'bottom']],
] as const)('shows %s', async (_, top, bottom, expected) =>
  expect(await renderAds(top, bottom)).toEqual(expected),
);

it('shows the given words and no other offer', async () => {
  await renderAds(createAd('/p.jpg'), null);
  expect(screen.getByRole('complementary')).toHaveTextContent(/^注册送券expand$/);
});

it('expands the top one to its picture, which leads where the advertisement leads', async () => {
  await renderAds(createAd('/p.jpg'), null);
  expect(screen.getByRole('img', { name: '注册送券' })).toHaveAttribute('src', '/p.jpg');
  expect(screen.getByRole('img').closest('details > a')).toHaveAttribute('href', '/download');
});
