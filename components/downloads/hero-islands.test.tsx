/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { System } from '@/lib/releases/platform';
import { ForSystem } from './for-system';
import { OwnMark } from './own-mark';
import { PlatformLink } from './platform-link';
import { userAgents, visitWith } from './test-support';

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
      <OwnMark platform="linux">own linux</OwnMark>
    </>
  );
}

const shown = () => ['neutral', ...systems].filter((text) => !screen.getByText(text).hidden);
const highlighted = () =>
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
    expect(shown()).toEqual([block]);
    expect(highlighted()).toEqual(links);
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
