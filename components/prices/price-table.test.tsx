/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import type { Price } from '@superbrowser/contract/records/prices';
import { getPublicConfig } from '@/lib/upstream/site-content';
import { userService as english } from '@/messages/en-US/help.json';
import { userService as chinese } from '@/messages/zh-CN/help.json';
import { PriceTable, PublishedPrices } from './price-table';

jest.mock('@/lib/upstream/site-content', () => ({ getPublicConfig: jest.fn() }));

const plan: Price = {
  name: { zh: '团队套餐', en: 'Team plan' },
  amount: 1_999.5,
  period: 'year',
  unit: 'account',
};
const ip: Price = {
  name: { zh: '海外 IP', en: 'Overseas IP' },
  amount: 60,
  period: 'month',
  unit: 'ip',
};

const shown = (locale: 'zh-CN' | 'en-US', table: ReactElement | null) =>
  render(
    <NextIntlClientProvider
      locale={locale}
      messages={{ userService: locale === 'zh-CN' ? chinese : english }}
    >
      {table}
    </NextIntlClientProvider>,
  ).container;

const rows = () =>
  screen
    .getAllByRole('row')
    .map((row) => [...row.children].map((one) => one.textContent).join(' | '));

it('shows each price with its unit and period, and the gift worked out on them', () => {
  shown('en-US', <PriceTable prices={[plan, ip]} />);
  expect(rows()).toEqual([
    'Item | Unit | Price',
    'Team plan | per account | ¥1,999.50 a year',
    'Overseas IP | per IP | ¥60 a month',
  ]);
  expect(screen.getByText(/¥1,999\.50 − ¥38 = ¥1,961\.50/)).toBeInTheDocument();
  expect(screen.getByText(/¥60 ÷ 2 = ¥30/)).toBeInTheDocument();
});

it('says it in Chinese', () => {
  shown('zh-CN', <PriceTable prices={[plan, ip]} />);
  expect(rows().slice(1)).toEqual([
    '团队套餐 | 每账号 | 1,999.50 元/年',
    '海外 IP | 每个 IP | 60 元/月',
  ]);
  expect(screen.getByText(/1,999\.50 元 − 38 元 = 1,961\.50 元/)).toBeInTheDocument();
});

it('has no column and no example for what no price says', () => {
  shown('en-US', <PriceTable prices={[{ ...plan, amount: 20, unit: undefined }]} />);
  expect(rows()[0]).toBe('Item | Price');
  expect(screen.getByText(/covers all of it/)).toBeInTheDocument();
  expect(screen.queryByText(/÷/)).toBeNull();
});

it('says what a price includes, and marks prices of the demo', () => {
  const includes = { zh: '10 名成员，30 家店', en: '10 members, 30 stores' };
  const page = shown('zh-CN', <PriceTable prices={[{ ...plan, includes, sample: true }]} />);
  expect(page).toHaveTextContent(includes.zh);
  expect(page).toHaveTextContent('示例价格');
});

it('has no mark on prices of the company', () => {
  expect(shown('zh-CN', <PriceTable prices={[plan]} />)).not.toHaveTextContent('示例');
});

it.each([
  ['published ones', [plan], 2],
  ['none while none is published', undefined, 0],
])('shows %s', async (_, prices, count) => {
  jest.mocked(getPublicConfig).mockResolvedValue({ storeCount: '600', mourning: false, prices });
  const page = shown('en-US', await PublishedPrices());
  expect(page.querySelectorAll('tr')).toHaveLength(count);
  if (count === 0) expect(page).toBeEmptyDOMElement();
});
