/**
 * Whatever the upstream answers, pages are rendered in time from known data, forms show an error message, and memory
 * does not grow.
 */
import { expect, test, type APIRequestContext } from '@playwright/test';
import { withSubmissionMeta, kindDescriptions } from '@/lib/testing/every-application-kind';
import { readMemoryMb } from '@/scripts/lib/testing/process-usage.mjs';
import { startSite } from '@/scripts/lib/testing/start-site.mjs';
import { brokenResponses, startBrokenUpstream } from './support/broken-upstream';

/**
 * Milliseconds. A page waits at most 3 s for the upstream (S9), and a busy machine gets more than twice as much; a form
 * waits at most 30 s (E2).
 */
const limits = { page: 7_000, form: 36_000 };
const paths = ['/', '/en/download', '/v6', '/downloadlist', '/download/history', '/?promoter=abc1'];
const [form] = kindDescriptions;

async function expectWithin<T>(limit: number, action: () => Promise<T>): Promise<T> {
  const startMs = performance.now();
  const result = await action();
  expect(performance.now() - startMs).toBeLessThan(limit);
  return result;
}

async function visit(request: APIRequestContext, origin: string): Promise<void> {
  const pages = paths.map((path) =>
    expectWithin(limits.page, async () => {
      const response = await request.get(`${origin}${path}`);
      expect([path, response.status()]).toEqual([path, 200]);
      expect(await response.text()).toContain('</html>');
    }),
  );
  const discount = expectWithin(limits.page, async () => {
    const headers = { cookie: 'promoter=abc123' };
    const response = await request.get(`${origin}/api/promoter/discount`, { headers });
    expect([200, 502, 503, 504]).toContain(response.status());
  });
  const refusal = expectWithin(limits.form, async () => {
    const response = await request.post(`${origin}/api/applications/${form!.slug}`, {
      data: withSubmissionMeta(form!.requiredValues()),
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(response.status()).toBeGreaterThanOrEqual(400);
    expect(((await response.json()) as { message: string }).message).not.toBe('');
  });
  await Promise.all([...pages, discount, refusal]);
}

// Each kind of answer is tested with a separate process, because the circuit breaker of a process that had met other
// errors would send no request.
for (const name of Object.keys(brokenResponses))
  test(`an upstream that ${name}`, async ({ request }) => {
    const upstream = await startBrokenUpstream(name);
    const settings = {
      UPSTREAM_HOST: upstream.origin,
      UPSTREAM_API_KEY: 'test-api-key-0123456789',
      UPSTREAM_ENCRYPTION_KEY: '0123456789abcdef',
    };
    const site = await startSite(settings, { isQuiet: true, allowsAnySettings: true });
    try {
      const memoryBefore = readMemoryMb(site.pid);
      await visit(request, site.origin);
      expect(upstream.requestCount()).toBeGreaterThan(4);
      expect((await request.get(`${site.origin}/api/health`)).status()).toBe(200);
      const memoryAfter = readMemoryMb(site.pid);
      // Rendering these pages for the first time takes about half of this.
      if (memoryBefore && memoryAfter)
        expect(memoryAfter.peak - memoryBefore.peak).toBeLessThan(200);
    } finally {
      await site.kill();
      await upstream.stop();
    }
  });
