/** Starts the site: `npm start` ends here. PORT and HOST say where it listens. */
import { createServer } from 'node:http';
import next from 'next';
import { buildEnv } from './lib/env/build';
import { guard } from './lib/http/front/guard';
import { answerParserError, drainOn, outliveLog, refuseTunnels } from './lib/http/front/connection';
import { withErrorPage } from './lib/http/front/error-page';
import { withFileLength } from './lib/http/front/file-length';
import { withPageCache } from './lib/http/front/page-cache';
import { trustedProxies } from './lib/http/client-address';
import { prepareDownloads } from './lib/downloads/prepare';

const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? '::';

async function main() {
  const started = performance.now();
  outliveLog([process.stdout, process.stderr]);
  const proxies = trustedProxies(process.env.TRUSTED_PROXIES);
  await prepareDownloads();
  const app = next({ dev: false, dir: process.cwd(), hostname: 'localhost', port });
  const handle = app.getRequestHandler();
  await app.prepare();
  const answer = withFileLength(withPageCache(withErrorPage(handle)));
  const server = createServer(
    guard(
      { origin: buildEnv().SITE_ORIGIN, extraHosts: process.env.ALLOWED_HOSTS, proxies },
      answer,
    ),
  );
  refuseTunnels(server);
  answerParserError(server);
  drainOn(server, ['SIGTERM', 'SIGINT']);
  server.on('error', (error) => {
    console.error(`Cannot listen on port ${port}: ${error.message}`);
    process.exit(1);
  });
  server.listen(port, host, () => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`Ready on http://localhost:${port} after ${seconds} s`);
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
