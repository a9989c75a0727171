/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import GlobalError from './global-error';

jest.mock('./globals.css', () => ({}));

it.each([
  ['/', 'zh-CN', '页面暂时打不开', '/'],
  ['/download', 'zh-CN', '页面暂时打不开', '/'],
  ['/energy', 'zh-CN', '页面暂时打不开', '/'],
  ['/en', 'en-US', 'This page isn’t available right now', '/en'],
  ['/en/download', 'en-US', 'This page isn’t available right now', '/en'],
])('at %s it is in %s', (path, language, title, home) => {
  history.replaceState(null, '', path);
  render(<GlobalError />, { container: document as unknown as HTMLElement });
  expect(document.documentElement).toHaveAttribute('lang', language);
  expect(document.title).toBe(title);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    home,
    '/api/download/auto',
  ]);
  expect(screen.getByRole('button')).toBeVisible();
});
