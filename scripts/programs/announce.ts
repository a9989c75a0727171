/**
 * `npm run announce [-- --dry-run] [--sitemap <address>]`: after a deployment, submits new and changed URLs to search
 * engines. Engines without a key are left out.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createBaiduClient } from '@/lib/seo/search-engines/baidu';
import { createIndexNowClient } from '@/lib/seo/search-engines/indexnow';
import { announce } from '@/lib/seo/search-engines/announce';
import { getBuildTimeEnv } from '@/lib/core/env/build-time';
import { readHttpServerEnv } from '@/lib/core/env/http-server';
import { readSettings } from '@/lib/core/env/read-settings';
import { runtimeSettings, toolSettings } from '@/lib/core/env/settings.mjs';

function parseOptions() {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      sitemap: { type: 'string' },
    },
  });
  return { isDryRun: values['dry-run'], sitemapUrl: values.sitemap };
}

async function main(): Promise<void> {
  const { isDryRun, sitemapUrl } = parseOptions();
  const { BAIDU_PUSH_TOKEN, BAIDU_PUSH_URL, INDEXNOW_URL } = readSettings(
    toolSettings,
    process.env,
  );
  const { DATA_DIR } = readSettings({ DATA_DIR: runtimeSettings.DATA_DIR }, process.env);
  const { INDEXNOW_KEY } = readHttpServerEnv();
  const { origin } = new URL(getBuildTimeEnv().SITE_ORIGIN);
  const isAllSubmitted = await announce({
    origin,
    sitemapUrl: sitemapUrl ?? `${origin}/sitemap.xml`,
    file: join(DATA_DIR, 'announced.json'),
    engines: {
      ...(BAIDU_PUSH_TOKEN && {
        baidu: createBaiduClient({ url: BAIDU_PUSH_URL, token: BAIDU_PUSH_TOKEN, origin }),
      }),
      ...(INDEXNOW_KEY && {
        indexnow: createIndexNowClient({ url: INDEXNOW_URL, key: INDEXNOW_KEY, origin }),
      }),
    },
    isDryRun,
    log: (line) => console.info(line),
  });
  if (!isAllSubmitted) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(
    `✖ The announcement stopped: ${error instanceof Error ? error.message : 'unknown'}`,
  );
  process.exitCode = 1;
});
