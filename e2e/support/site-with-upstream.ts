/** A site of a test's own whose upstream does what the test says. */
import { test } from '@playwright/test';
import { startOwnSite, type OwnSite } from './own-site';
import type { FaultyProxy } from './faulty-proxy';

interface Behind {
  /** Further ones of the site. */
  readonly settings?: Record<string, string>;
  /** Nothing listens where the site looks for its upstream when it starts. */
  readonly dead?: boolean;
}

/**
 * Registers the start of the site, while the upstream answers, and the end of both.
 * @returns where the site is, once the tests run
 */
export function siteWithUpstream(
  upstream: FaultyProxy,
  { settings, dead = false }: Behind = {},
): { readonly origin: string } {
  let site: OwnSite | undefined;
  test.beforeAll(async () => {
    await upstream.open('proxy');
    if (dead) await upstream.close();
    site = await startOwnSite(
      {
        UPSTREAM_HOST: upstream.origin,
        UPSTREAM_API_KEY: 'test-api-key-0123456789',
        UPSTREAM_ENCRYPTION_KEY: '0123456789abcdef',
        ...settings,
      },
      { anySettings: true },
    );
  });
  test.afterAll(async () => {
    await site?.stop();
    await upstream.close();
  });
  return {
    // Playwright asks for the address of pages before the hook above has run.
    get origin() {
      return site?.origin ?? '';
    },
  };
}
