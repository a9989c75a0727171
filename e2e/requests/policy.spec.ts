import { expect, test } from '@playwright/test';
import { scriptHashes } from '../../lib/http/csp/hashes';
import { agents } from '../support/test';

test.use({ userAgent: agents.windows });

const paths = ['/', '/en', '/download', '/en/download', '/v6', '/nowhere'];

test('every page has a strict Content-Security-Policy that fits its own scripts (X3)', async ({
  request,
}) => {
  for (const path of paths) {
    const response = await request.get(path);
    const policy = response.headers()['content-security-policy'] ?? '';
    const scripts =
      policy.split('; ').find((directive) => directive.startsWith('script-src')) ?? '';
    expect(scripts, path).not.toMatch(/unsafe|\*|https?:/);
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("style-src 'self';");
    expect(scripts.split(' ').slice(2), path).toEqual(scriptHashes(await response.text()));
  }
});
