import { getPublicConfig } from '@/lib/site-content/public-config';
import LocaleLayout from './layout';

jest.mock('@/lib/site-content/public-config', () => ({ getPublicConfig: jest.fn() }));
jest.mock('@/components/every-page/every-page-scripts', () => ({ EveryPageScripts: () => null }));
jest.mock('next-intl', () => ({ hasLocale: () => true }));
jest.mock('next-intl/server', () => ({ getTranslations: jest.fn() }));
jest.mock('@/lib/core/i18n/routing', () => ({ routing: { locales: ['zh-CN', 'en-US'] } }));

// The mere presence of the attribute is the switch (S6).
it.each([
  [true, ''],
  [false, undefined],
])('mourning %j: data-mourning is %j', async (isMourning, mark) => {
  jest.mocked(getPublicConfig).mockResolvedValue({ isMourning, storeCount: '600' });
  const element = await LocaleLayout({
    children: null,
    params: Promise.resolve({ locale: 'en-US' }),
  });
  expect([element.type, element.props['data-mourning'], element.props.lang]).toEqual([
    'html',
    mark,
    'en-US',
  ]);
});
