/**
 * After `next build`: writes the Content-Security-Policy of every prerendered page into the headers Next
 * stores beside it, and leaves the policy's template for the cache handler.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { frontEnv } from '@/lib/env/front';
import { policyHosts } from '@/lib/env/policy-hosts';
import { placeholder, policyFile, policyOf } from '@/lib/http/csp/hashes.mjs';
import { contentSecurityPolicy } from '@/lib/http/csp/policy';

const dist = frontEnv().NEXT_DIST_DIR;

interface PageMeta {
  headers?: Record<string, string>;
}

async function main() {
  const template = contentSecurityPolicy([placeholder], policyHosts());
  await writeFile(join(dist, policyFile), template);
  const policy = policyOf(dist);
  if (!policy) throw new Error(`${join(dist, policyFile)} was written but cannot be read`);
  const root = join(dist, 'server', 'app');
  const pages = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.html'));
  for (const page of pages) {
    const html = await readFile(join(root, page), 'utf8');
    const metaFile = join(root, page.replace(/\.html$/, '.meta'));
    const meta = JSON.parse(await readFile(metaFile, 'utf8')) as PageMeta;
    const headers = { ...meta.headers, 'content-security-policy': policy(html) };
    await writeFile(metaFile, JSON.stringify({ ...meta, headers }));
  }
  console.log(`  Content-Security-Policy written for ${pages.length} pages`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
