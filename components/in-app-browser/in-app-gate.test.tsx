/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { loadGuide } from './in-app-guide';
import { InAppGate } from './in-app-gate';

jest.mock('./in-app-guide', () => {
  const realGuide = jest.requireActual<typeof import('./in-app-guide')>('./in-app-guide');
  return { ...realGuide, loadGuide: jest.fn(realGuide.loadGuide) };
});
const loadGuideMock = jest.mocked(loadGuide);

const wechat =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 15_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.22(0x18001626) NetType/WIFI Language/zh_CN';
const dingTalkForMac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1.1 Safari/605.1.15 DingTalk(7.6.25-macOS-macOS-MAS-arm64-41347660) nw';
const chrome = 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0.0.0 Mobile Safari/537.36';

const downloadLink = (
  <InAppGate>
    <a href="/api/download/auto">Download</a>
  </InAppGate>
);

async function visit(userAgent: string) {
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
  await act(async () => void render(downloadLink));
  await act(
    async () => void (await Promise.allSettled(loadGuideMock.mock.results.map((r) => r.value))),
  );
}

beforeEach(() => {
  loadGuideMock.mockClear();
  document.documentElement.lang = 'en-US';
  document.cookie = 'promoter=abc';
  window.history.replaceState(null, '', '/en/download');
});

it('is the button in the server’s HTML', () =>
  expect(renderToString(downloadLink)).toContain('<a href="/api/download/auto">Download</a>'));

it('replaces the button inside an app, with the promoter in link and URL', async () => {
  await visit(wechat);
  expect(screen.queryByRole('link', { name: 'Download' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Download in your browser' })).toBeVisible();
  expect(screen.getByText('Tap ⋯ at the top right')).toBeVisible();
  expect(screen.getByText('http://localhost/en/download?promoter=abc')).toBeVisible();
  expect(window.location.search).toBe('?promoter=abc');
});

it('keeps the button in a desktop app that does not block', async () => {
  await visit(dingTalkForMac);
  expect(loadGuideMock).toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Download' })).toBeVisible();
});

it('keeps the button in browsers, and loads nothing', async () => {
  await visit(chrome);
  expect(loadGuideMock).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Download' })).toBeVisible();
});

it('keeps the button where the guide cannot be loaded: it leads to a page with the same content', async () => {
  loadGuideMock.mockRejectedValueOnce(new Error('offline'));
  await visit(wechat);
  expect(screen.getByRole('link', { name: 'Download' })).toBeVisible();
});
