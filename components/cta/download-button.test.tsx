/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { DownloadButton, type DownloadTarget } from './download-button';

describe('DownloadButton (D1, D8)', () => {
  const choices: DownloadTarget[] = ['auto', 'windows', 'mac', 'linux', 'android', 'other'];
  const messages = Object.fromEntries(
    choices.map((choice) => [choice, { label: choice, note: '' }]),
  ) as Record<DownloadTarget, { label: string; note: string }>;

  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'windows', '/api/download/windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'mac', '/download#all'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'linux', '/api/download/linux'],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', 'android', '/api/download/android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 'other', '/download#all'],
    ['something else', 'other', '/download#all'],
  ])('%s', (userAgent, text, href) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    render(<DownloadButton messages={messages} listHref="/download#all" />);
    expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', href);
  });
});
