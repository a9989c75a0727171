/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { DiscountLabel } from '@/components/cta/discount-label';
import { RecommendedBy } from '@/components/cta/recommended-by';
import { DownloadButton, type DownloadChoice } from '@/components/cta/download-button';

const words = {
  coupon: 'take {n}',
  pack: 'pack {n}',
  packAt: 101,
  note: '38 at once',
  noteAbove: 38,
  by: 'by {name}',
};
const label = <DiscountLabel words={words} fallback={76} />;
const settle = () => act(async () => void (await new Promise((done) => setTimeout(done))));

function answer(response: unknown) {
  const ask = jest
    .fn()
    .mockImplementation(() =>
      response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
    );
  Object.defineProperty(globalThis, 'fetch', { configurable: true, writable: true, value: ask });
  return ask;
}

afterEach(() => {
  document.cookie = 'promoter=; Max-Age=0; path=/';
});

describe('DiscountLabel', () => {
  it('asks nobody when nobody brought the visitor', async () => {
    const ask = answer({ ok: true, json: () => ({ discount: 5 }) });
    render(label);
    await settle();
    expect(ask).not.toHaveBeenCalled();
    expect(screen.getByText('take 76')).toBeInTheDocument();
    expect(screen.getByText('38 at once')).toBeInTheDocument();
  });

  it('has one amount where a promoter gives what every new account gets', async () => {
    document.cookie = 'promoter=abc123; path=/';
    answer({ ok: true, json: () => Promise.resolve({ discount: 38 }) });
    render(label);
    await settle();
    expect(screen.getByText('take 38')).toBeInTheDocument();
    expect(screen.queryByText('38 at once')).not.toBeInTheDocument();
  });

  it.each([
    ['the sum', { ok: true, json: () => Promise.resolve({ discount: 88 }) }, 'take 88'],
    ['the coupon pack', { ok: true, json: () => Promise.resolve({ discount: 101 }) }, 'pack 101'],
    [
      '76 after an error status',
      { ok: false, json: () => Promise.resolve({ discount: 88 }) },
      'take 76',
    ],
    ['76 after nonsense', { ok: true, json: () => Promise.resolve('x') }, 'take 76'],
    ['76 without a network', new Error('offline'), 'take 76'],
  ])('shows a promoter’s visitor %s', async (_, response, text) => {
    document.cookie = 'promoter=abc123; path=/';
    answer(response);
    render(label);
    await settle();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByText(/^by/)).not.toBeInTheDocument();
  });

  it('says who recommends the site, as plain text', async () => {
    document.cookie = 'promoter=abc123; path=/';
    const name = '$& <img src=x>';
    const body = { discount: 88, recommender: { code: 'abc123', name } };
    answer({ ok: true, json: () => Promise.resolve(body) });
    render(label);
    await settle();
    expect(screen.getByText(`by ${name}`)).toBeInTheDocument();
  });
});

describe('RecommendedBy', () => {
  it('names who recommends, and no amount', async () => {
    document.cookie = 'promoter=abc123; path=/';
    const body = { discount: 101, recommender: { code: 'abc123', name: 'Lin' } };
    answer({ ok: true, json: () => Promise.resolve(body) });
    const { container } = render(<RecommendedBy by={words.by} />);
    await settle();
    expect(container).toHaveTextContent(/^by Lin$/);
  });

  it('is nothing for everybody else', async () => {
    const ask = answer({ ok: true });
    const { container } = render(<RecommendedBy by={words.by} />);
    await settle();
    expect(ask).not.toHaveBeenCalled();
    expect(container).toBeEmptyDOMElement();
  });
});

describe('DownloadButton (D1, D8)', () => {
  const choices: DownloadChoice[] = ['auto', 'windows', 'mac', 'linux', 'android', 'other'];
  const names = Object.fromEntries(
    choices.map((choice) => [choice, { label: choice, note: '' }]),
  ) as Record<DownloadChoice, { label: string; note: string }>;

  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'windows', '/api/download/windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'mac', '/download#all'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'linux', '/api/download/linux'],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', 'android', '/api/download/android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 'other', '/download#all'],
    ['something else', 'other', '/download#all'],
  ])('%s', (userAgent, text, href) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    render(<DownloadButton words={names} listHref="/download#all" />);
    expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', href);
  });
});
