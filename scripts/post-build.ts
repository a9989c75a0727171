/**
 * After `next build`: finishes every prerendered page (lib/http/page-store/html), writes its Content-Security-Policy into the
 * headers Next stores beside it, leaves the policy's template for the cache handler, and draws the codes that pages show.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { QRCodeSVG } from 'qrcode.react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { frontEnv } from '@/lib/env/front';
import { policyHosts } from '@/lib/env/policy-hosts';
import { placeholder, policyFile, policyOf } from '@/lib/http/csp/hashes.mjs';
import { finisherOf, pageStartFile } from '@/lib/http/page-store/html/finished-page';
import { contentSecurityPolicy } from '@/lib/http/csp/policy';
import { routing } from '@/lib/i18n/routing';
import { pageCode, pagesWithCode } from '@/lib/seo/page-codes';

const dist = frontEnv().NEXT_DIST_DIR;

interface PageMeta {
  headers?: Record<string, string>;
}

/** Codes as pictures, among the files that caches keep for good. */
async function drawCodes(): Promise<void> {
  const codes = routing.locales.flatMap((locale) =>
    pagesWithCode.map((path) => pageCode(locale, path)),
  );
  for (const { url: value, file } of codes) {
    const target = join(dist, 'static', file);
    const xmlns = 'http://www.w3.org/2000/svg';
    await mkdir(dirname(target), { recursive: true });
    const code = createElement(QRCodeSVG, { value, level: 'M', xmlns });
    await writeFile(target, renderToStaticMarkup(code));
  }
}

async function main() {
  await drawCodes();
  const template = contentSecurityPolicy([placeholder], policyHosts());
  await writeFile(join(dist, policyFile), template);
  const policy = policyOf(dist);
  if (!policy) throw new Error(`${join(dist, policyFile)} was written but cannot be read`);
  const finish = finisherOf(dist);
  if (!finish) throw new Error(`${join(dist, pageStartFile)} is missing`);
  const root = join(dist, 'server', 'app');
  const pages = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.html'));
  for (const page of pages) {
    const html = finish(await readFile(join(root, page), 'utf8'));
    await writeFile(join(root, page), html);
    const metaFile = join(root, page.replace(/\.html$/, '.meta'));
    const meta = JSON.parse(await readFile(metaFile, 'utf8')) as PageMeta;
    const headers = { ...meta.headers, 'content-security-policy': policy(html) };
    await writeFile(metaFile, JSON.stringify({ ...meta, headers }));
  }
  console.log(`  Finished ${pages.length} pages, each with its Content-Security-Policy`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
