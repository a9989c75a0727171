/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { signedChecksums as messages } from '@/messages/en-US/download.json';
import { SignedChecksums, verifyCommands } from './signed-checksums';

const key = { pem: '-----BEGIN PUBLIC KEY-----\nabc\n', fingerprint: '0123abcd 4567ef01' };
let mockReleaseKey: typeof key | null;
jest.mock('@/lib/downloads/signed-checksums/release-key', () => ({
  readReleaseKey: () => mockReleaseKey,
}));

const show = () =>
  render(
    <NextIntlClientProvider locale="en-US" messages={{ signedChecksums: messages }}>
      <SignedChecksums />
    </NextIntlClientProvider>,
  ).container;

it('shows key, fingerprint, URLs and commands', () => {
  mockReleaseKey = key;
  const container = show();
  const section = screen.getByRole('region', { name: 'Signed checksums' });
  const hrefs = within(section)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/SHA256SUMS', '/release-key.pem']);
  expect(section.textContent).toContain('SHA256SUMS.sig');
  expect(section.textContent).toContain(key.fingerprint);
  expect(section.textContent).toContain('-----BEGIN PUBLIC KEY-----');
  for (const line of verifyCommands('http://localhost:3000'))
    expect(container.textContent).toContain(line);
});

it('shows none of it without a key', () => {
  mockReleaseKey = null;
  expect(show().innerHTML).toBe('');
});
