/**
 * Before `next build`: prints, as JSON, what the build is about to be made of. The server compares the version of the content
 * with what the upstream says at its start (server/content-watcher.ts); read before the build, a change meanwhile is seen as one.
 */
import { renderSVG } from 'uqr';
import { routing } from '@/lib/i18n/routing';
import { pageQrCode, pagesWithCode } from '@/lib/seo/page-qr-codes';
import { readContentVersion } from '@/lib/upstream/cache/content-version';

/** Codes as pictures, by the file of the build they become. */
const drawnCodes = () =>
  Object.fromEntries(
    routing.locales
      .flatMap((locale) => pagesWithCode.map((path) => pageQrCode(locale, path)))
      .map(({ url, file }) => [file, renderSVG(url, { ecc: 'M', border: 0 })]),
  );

async function main(): Promise<void> {
  const builtAt = Date.now();
  const version = await readContentVersion();
  process.stdout.write(JSON.stringify({ content: { builtAt, version }, codes: drawnCodes() }));
  process.exit(0);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
