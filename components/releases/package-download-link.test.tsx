/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { ReleasePackage } from '@/lib/releases/release-package';
import { release as messages } from '@/messages/en-US/download.json';
import { PackageDownloadLink } from './package-download-link';
import { PackageChecksums } from './package-checksums';
import { PackageVersion } from './package-details';
import { createPackageFormatter, type PackageFormatter } from './package-formatter';

jest.mock('next-intl/server', () => ({
  getLocale: () => Promise.resolve('en-US'),
  getTranslations: (namespace: string) => {
    const { createTranslator } = jest.requireActual<typeof import('next-intl')>('next-intl');
    return Promise.resolve(
      createTranslator({
        locale: 'en-US',
        messages: { release: messages } as never,
        namespace: namespace as never,
      }),
    );
  },
}));

const createPackage = (change: Partial<ReleasePackage> = {}): ReleasePackage => ({
  platform: 'mac-arm',
  line: 'v5',
  version: '5.290.1',
  type: 'latest',
  releasedOn: '2026-11-05',
  url: 'https://dl.example.com/a.dmg',
  fileName: 'a.dmg',
  size: 1024,
  sha256: 'a'.repeat(64),
  ...change,
});

let formatter: PackageFormatter;
beforeAll(async () => {
  formatter = await createPackageFormatter();
});

const show = (children: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en-US" messages={{ release: messages } as never}>
      {children}
    </NextIntlClientProvider>,
  ).container;

describe('the link to a package', () => {
  it.each([
    ['the latest', {}, undefined, '/api/download/mac-arm'],
    ['the latest among its versions', {}, true as const, '/api/download/mac-arm?version=5.290.1'],
    ['a beta', { type: 'beta' as const }, undefined, '/api/download/mac-arm?version=5.290.1'],
    ['v6', { line: 'v6' as const }, undefined, '/api/download/mac-arm?line=v6'],
  ])('leads to %s', (_, change, pinned, href) => {
    const { platform, ...rest } = createPackage(change);
    show(
      <PackageDownloadLink
        platform={platform}
        releasePackage={{ platform, ...rest }}
        formatter={formatter}
        look="table"
        {...(pinned && { isPinned: pinned })}
      />,
    );
    const link = screen.getByRole('link', { name: messages.platforms['mac-arm'].action });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('data-platform', 'mac-arm');
  });

  it.each([
    [
      'of what is to come',
      'windows',
      createPackage({ type: 'upcoming', url: null }),
      messages.types.upcoming,
    ],
    ['of Linux, which is being upgraded', 'linux', null, messages.upgrading],
    ['where there is no package', 'mac-intel', null, messages.noPackage],
  ] as const)('has no link %s, and says why', (_, platform, releasePackage, expected) => {
    const page = show(
      <PackageDownloadLink
        platform={platform}
        releasePackage={releasePackage}
        formatter={formatter}
        look="table"
      />,
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(page).toHaveTextContent(expected);
  });
});

describe('details', () => {
  it('have a dash where the list gives no value', () =>
    expect(
      formatter.details(['version', 'date', 'size', 'file', 'minimum'], null, {
        platform: 'windows',
        line: 'v6',
      }),
    ).toEqual([
      ['Version', '—'],
      ['Released', '—'],
      ['Size', '—'],
      ['File', '—'],
      ['Minimum system', 'Windows 10 or later'],
    ]));

  it('of the standard Windows packages of v5 are hidden with the VPS edition, and no others', () => {
    const marks = [
      { platform: 'windows', line: 'v5' },
      { platform: 'windows', line: 'v6' },
      { platform: 'mac-arm', line: 'v5' },
    ] as const;
    const page = show(
      marks.map((packageKey) => (
        <PackageVersion
          key={packageKey.platform + packageKey.line}
          packageKey={packageKey}
          releasePackage={createPackage(packageKey)}
          formatter={formatter}
        />
      )),
    );
    expect(page.querySelectorAll('[data-details-of=windows]')).toHaveLength(1);
  });
});

describe('checksums', () => {
  it('are listed with the names of their packages', () => {
    const page = show(
      <PackageChecksums
        packages={[
          createPackage(),
          createPackage({ platform: 'mac-intel', sha256: 'b'.repeat(64) }),
        ]}
        formatter={formatter}
        look="table"
      />,
    );
    const digits = [...page.querySelectorAll('[data-sha256]')].map((code) => code.textContent);
    expect(digits).toEqual(['a'.repeat(64), 'b'.repeat(64)]);
    expect(page).toHaveTextContent('Mac Intel chip');
  });

  it('are not offered where the list gives none', () => {
    const page = show(
      <PackageChecksums
        packages={[createPackage({ sha256: null })]}
        formatter={formatter}
        look="row"
      />,
    );
    expect(page).toBeEmptyDOMElement();
  });
});
