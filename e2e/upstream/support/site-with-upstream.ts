/** A separate site for a test whose upstream behaves as the test says. */
import { test } from '@playwright/test';
import { startOwnSite, type OwnSite } from '../../support/servers/own-site';
import type { FaultyProxy } from './faulty-proxy';

interface UpstreamOptions {
  /** Further settings of the site. */
  readonly settings?: Record<string, string>;
  /** No server listens at the upstream's address when the site starts. */
  readonly isUpstreamDead?: boolean;
}

/**
 * Registers hooks that start the upstream and the site, and stop both. Unless `isUpstreamDead` is set, the upstream
 * answers while the site starts.
 * @returns the site, once the tests run
 */
export function setUpSiteWithUpstream(
  upstream: FaultyProxy,
  { settings, isUpstreamDead = false }: UpstreamOptions = {},
): { readonly origin: string } {
  let site: OwnSite | undefined;
  test.beforeAll(async () => {
    await upstream.open('forward');
    if (isUpstreamDead) await upstream.close();
    site = await startOwnSite(
      {
        UPSTREAM_HOST: upstream.origin,
        UPSTREAM_API_KEY: 'test-api-key-0123456789',
        UPSTREAM_ENCRYPTION_KEY: '0123456789abcdef',
        ...settings,
      },
      { allowsAnySettings: true },
    );
  });
  test.afterAll(async () => {
    await site?.stop();
    await upstream.close();
  });
  return {
    // Playwright reads the origin before the hook above has run.
    get origin() {
      return site?.origin ?? '';
    },
  };
}
