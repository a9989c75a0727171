/** The embedded backend alone on a port: `npm run backend`. PORT (default 3900, 0 = any free one), HOST (default 127.0.0.1). */
import { serveBackend } from '@/lib/backend/serve';

async function main(): Promise<void> {
  const port = Number(process.env.PORT ?? 3900);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error('PORT: must be a number from 0 to 65535');
  const server = await serveBackend({ port, host: process.env.HOST ?? '127.0.0.1' });
  console.info(`[backend] listening on ${server.origin}`);
  const stop = () => void server.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error('[backend] cannot start:', error instanceof Error ? error.message : error);
  process.exit(1);
});
