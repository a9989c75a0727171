/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import type { Price } from '@superbrowser/contract/content/prices';
import { getPublicConfig } from '@/lib/site-content/public-config';
import { prices as english } from '@/messages/en-US/service.json';
import { prices as chinese } from '@/messages/zh-CN/service.json';
import { NewcomerBill, PriceTable, PublishedPrices } from './price-table';

jest.mock('@/lib/site-content/public-config', () => ({ getPublicConfig: jest.fn() }));

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

const renderTable = (locale: 'zh-CN' | 'en-US', table: ReactElement | null) =>
  render(
    <NextIntlClientProvider
      locale={locale}
      messages={{ prices: locale === 'zh-CN' ? chinese : english }}
    >
      {table}
    </NextIntlClientProvider>,
  ).container;

const rows = () =>
  screen
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));

it('shows each price with its unit and period', () => {
  renderTable('en-US', <PriceTable prices={[plan, ip]} />);
  expect(rows()).toEqual([
    'Item | Per month | Per year',
    'Team planper account | – | ¥1,999.50',
    'Overseas IPper IP | ¥60 | –',
  ]);
});

it('shows the table in Chinese', () => {
  renderTable('zh-CN', <PriceTable prices={[plan, ip]} />);
  expect(rows().slice(1)).toEqual([
    '团队套餐每账号 | – | 1,999.50 元',
    '海外 IP每个 IP | 60 元 | –',
  ]);
});

it('has no column for a period without a price, and one line for both prices of a plan', () => {
  const wholePrice: Price = { name: plan.name, amount: plan.amount, period: plan.period };
  const first = renderTable('en-US', <PriceTable prices={[{ ...wholePrice, amount: 20 }]} />);
  expect(rows()[0]).toBe('Item | Per year');
  first.remove();
  renderTable(
    'en-US',
    <PriceTable prices={[wholePrice, { ...wholePrice, period: 'month', amount: 200 }]} />,
  );
  expect(rows().slice(1)).toEqual(['Team plan | ¥200 | ¥1,999.50']);
});

it.each([
  ['the plan and the IP', [plan, ip], '1,999.50 元/年 −38 元 1,961.50 元 60 元/月 −30 元 30 元'],
  ['a plan the coupon covers', [{ ...plan, amount: 20 }], '20 元/年 −20 元 0 元'],
])('calculates the bill for %s', (_, prices, sums) => {
  const page = renderTable('zh-CN', <NewcomerBill prices={prices} />);
  expect([...page.querySelectorAll('dd')].map((cell) => cell.textContent).join(' ')).toBe(sums);
});

it('says what a price includes, and marks sample prices', () => {
  const includes = { zh: '10 名成员，30 家店', en: '10 members, 30 stores' };
  const page = renderTable('zh-CN', <PriceTable prices={[{ ...plan, includes, sample: true }]} />);
  expect(page).toHaveTextContent(includes.zh);
  expect(page).toHaveTextContent('示例价格');
});

it('has no sample mark on prices of the company', () => {
  expect(renderTable('zh-CN', <PriceTable prices={[plan]} />)).not.toHaveTextContent('示例');
});

it.each([
  ['published ones', [plan], 2],
  ['none while none is published', undefined, 0],
])('shows %s', async (_, prices, count) => {
  jest.mocked(getPublicConfig).mockResolvedValue({ storeCount: '600', isMourning: false, prices });
  const page = renderTable('en-US', await PublishedPrices());
  expect(page.querySelectorAll('tr')).toHaveLength(count);
  if (count === 0) expect(page).toBeEmptyDOMElement();
});
