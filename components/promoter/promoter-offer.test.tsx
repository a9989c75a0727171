/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { CouponLabel } from './coupon-label';
import { PromoterName } from './promoter-name';

const messages = {
  coupon: 'take {n}',
  pack: 'pack {n}',
  packSum: 101,
  note: '38 at once',
  noteAboveSum: 38,
  recommendedBy: 'by {name}',
};
const label = <CouponLabel messages={messages} defaultCouponSum={76} />;
const promoterName = <PromoterName recommendedBy={messages.recommendedBy} />;

/** Lets everything continue that does not wait for the network. */
const settle = (within = act) =>
  within(async () => void (await new Promise((done) => setTimeout(done))));

/** Answers every request alike; an Error is a lost connection. */
function mockResponse(body: unknown, ok = true) {
  const request = jest.fn<Promise<object>, [path: string]>(() =>
    body instanceof Error
      ? Promise.reject(body)
      : Promise.resolve({ ok, json: () => Promise.resolve(body) }),
  );
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    writable: true,
    value: request,
  });
  return request;
}

/** The page of a visitor without cached answers. */
function renderContent(content: ReactNode, cache = new Map()) {
  return render(<SWRConfig value={{ provider: () => cache }}>{content}</SWRConfig>).container;
}

/** The page of a visitor whom a promoter brought, after the answer. */
async function showWithPromoter(
  content: ReactNode,
  request: jest.Mock,
  cache?: Map<string, unknown>,
) {
  document.cookie = 'promoter=abc123; path=/';
  const page = renderContent(content, cache);
  await waitFor(() => expect(request).toHaveBeenCalled());
  await settle();
  return page;
}

afterEach(() => {
  document.cookie = 'promoter=; Max-Age=0; path=/';
});

const lin = { code: 'abc123', name: 'Lin' };
const promoterWithOddName = { code: 'abc123', name: '$& <img src=x>' };

describe('CouponLabel', () => {
  it.each([
    ['the sum', { discount: 88 }, true, 'take 88 38 at once'],
    ['the coupon pack', { discount: 101 }, true, 'pack 101 38 at once'],
    ['one amount where that is what every new account gets', { discount: 38 }, true, 'take 38'],
    [
      'who recommends the site, as plain text',
      { discount: 88, promoter: promoterWithOddName },
      true,
      'take 88 38 at onceby $& <img src=x>',
    ],
    ['76 after an error status', { discount: 88 }, false, 'take 76 38 at once'],
    ['76 after nonsense', 'x', true, 'take 76 38 at once'],
    ['76 without a network', new Error('offline'), true, 'take 76 38 at once'],
  ])('shows a promoter’s visitor %s', async (_, body, ok, text) => {
    const request = mockResponse(body, ok);
    const page = await showWithPromoter(label, request);
    expect(page.textContent).toBe(text);
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('sends one request for all labels of a page, and none on the next page', async () => {
    const request = mockResponse({ discount: 88, promoter: lin });
    const cache = new Map();
    await showWithPromoter(
      [label, promoterName].map((element, key) => <div key={key}>{element}</div>),
      request,
      cache,
    );
    expect(screen.getAllByText('by Lin')).toHaveLength(2);
    await showWithPromoter(label, request, cache);
    expect(screen.getAllByText('by Lin')).toHaveLength(3);
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('shows nothing of one promoter to the visitor of another', async () => {
    const cache = new Map();
    await showWithPromoter(label, mockResponse({ discount: 88 }), cache);
    document.cookie = 'promoter=other; path=/';
    const request = mockResponse({ discount: 99 });
    const page = renderContent(label, cache);
    await waitFor(() => expect(page).toHaveTextContent('take 99'));
    expect(request).toHaveBeenCalledTimes(1);
  });
});

describe('PromoterName', () => {
  it('names the promoter, without an amount', async () => {
    const page = await showWithPromoter(
      promoterName,
      mockResponse({ discount: 101, promoter: lin }),
    );
    expect(page.textContent).toBe('by Lin');
  });
});

it.each([
  ['the label with the sum of every new account', label, 'take 76 38 at once'],
  ['no promoter', promoterName, ''],
])('sends no request without a promoter: %s', async (_, content, text) => {
  const request = mockResponse({ discount: 5, promoter: lin });
  const page = renderContent(content);
  await settle();
  expect(page.textContent).toBe(text);
  expect(request).not.toHaveBeenCalled();
});

it('shows the amount of every new account where the code cannot be loaded', async () => {
  jest.resetModules();
  const failingImport = jest.fn(() => {
    throw new Error('lost');
  });
  jest.doMock('./promoter-offer-loader', failingImport);
  // Importing again loads a second React: the renderer and the components must use the same React.
  const [{ act: actAgain, render: renderAgain, waitFor: waitAgain }, { CouponLabel: Label }] =
    await Promise.all([import('@testing-library/react/pure'), import('./coupon-label')]);
  document.cookie = 'promoter=abc123; path=/';
  const { container } = renderAgain(<Label messages={messages} defaultCouponSum={76} />);
  await waitAgain(() => expect(failingImport).toHaveBeenCalled());
  await settle(actAgain);
  expect(container.textContent).toBe('take 76 38 at once');
});
