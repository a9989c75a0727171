/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { System } from '@/lib/visitor-system/detect-system';
import { ForSystem, ForOwnSystem } from './for-system';
import { PlatformLink } from './platform-link';

/** Sets up a visitor's browser for an island under test. */
function visitWith(
  userAgent: string,
  signals: { platform?: string; maxTouchPoints?: number } = {},
): void {
  const define = (name: string, value: unknown) =>
    Object.defineProperty(window.navigator, name, { value, configurable: true });
  define('userAgent', userAgent);
  define('userAgentData', signals.platform ? { platform: signals.platform } : undefined);
  define('maxTouchPoints', signals.maxTouchPoints ?? 0);
}

const userAgents = {
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
  linux: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  chromeOs:
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
} as const;

const systems: readonly System[] = [
  'windows',
  'mac',
  'linux',
  'iphone',
  'ipad',
  'android',
  'unknown',
];

function Hero() {
  return (
    <>
      <ForSystem systems={['pending']}>neutral</ForSystem>
      {systems.map((system) => (
        <ForSystem key={system} systems={[system]}>
          {system}
        </ForSystem>
      ))}
      <PlatformLink platform="windows" href="/api/download/windows">
        W
      </PlatformLink>
      <PlatformLink platform="mac-intel" href="/api/download/mac-intel">
        I
      </PlatformLink>
      <PlatformLink platform="mac-arm" href="/api/download/mac-arm">
        M
      </PlatformLink>
      <ForOwnSystem platform="linux">own linux</ForOwnSystem>
    </>
  );
}

const shownTexts = () => ['neutral', ...systems].filter((text) => !screen.getByText(text).hidden);
const highlightedLinks = () =>
  screen
    .getAllByRole('link')
    .filter((link) => 'highlighted' in link.dataset)
    .map((link) => link.textContent);

describe('the hero in the visitor’s browser', () => {
  it.each<[string, string, Parameters<typeof visitWith>[1], string, string[]]>([
    ['Windows', userAgents.windows, {}, 'windows', ['W']],
    ['Mac, chip unknown: both, equal', userAgents.mac, {}, 'mac', ['I', 'M']],
    ['Linux', userAgents.linux, {}, 'linux', []],
    ['iPhone', userAgents.iphone, {}, 'iphone', []],
    ['iPad that says Mac', userAgents.mac, { maxTouchPoints: 5 }, 'ipad', []],
    ['Android', userAgents.android, {}, 'android', []],
    ['ChromeOS: nothing highlighted', userAgents.chromeOs, {}, 'unknown', []],
    ['client hint', userAgents.linux, { platform: 'Windows' }, 'windows', ['W']],
  ])('%s', (_name, userAgent, signals, block, links) => {
    visitWith(userAgent, signals);
    render(<Hero />);
    expect(shownTexts()).toEqual([block]);
    expect(highlightedLinks()).toEqual(links);
    expect(screen.queryByText('own linux') !== null).toBe(block === 'linux');
  });
});

describe('hydration', () => {
  it('starts from a neutral page and refines it without a mismatch', async () => {
    visitWith(userAgents.windows);
    const html = renderToString(<Hero />);
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = html;
    expect(page.querySelectorAll('[data-highlighted]')).toHaveLength(0);
    expect(
      [...page.querySelectorAll('div:not([hidden])')].map((block) => block.textContent),
    ).toEqual(['neutral']);

    const mismatch = jest.fn();
    await act(async () => {
      hydrateRoot(page, <Hero />, { onRecoverableError: mismatch });
    });
    expect(mismatch).not.toHaveBeenCalled();
    expect(
      [...page.querySelectorAll('div:not([hidden])')].map((block) => block.textContent),
    ).toEqual(['windows']);
    page.remove();
  });
});
