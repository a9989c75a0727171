/**
 * Runs before `next build`: prints, as JSON, the versions of the content the build will use, and the QR codes of its
 * pages as pictures. The server compares the versions with the upstream's at its start
 * (server/upstream-content-watcher.ts); because they are read before the build, a change during it is detected.
 */
import { renderSVG } from 'uqr';
import { routing } from '@/lib/core/i18n/routing';
import { pageQrCode, pagesWithQrCode } from '@/lib/page-qr-codes';
import { computeUpstreamContentVersion } from '@/lib/upstream-content-version/version';

/** QR codes as pictures, by their files in the build. */
const drawPageQrCodes = () =>
  Object.fromEntries(
    routing.locales
      .flatMap((locale) => pagesWithQrCode.map((path) => pageQrCode(locale, path)))
      .map(({ url, file }) => [file, renderSVG(url, { ecc: 'M', border: 0 })]),
  );

async function main(): Promise<void> {
  const builtAt = Date.now();
  const version = await computeUpstreamContentVersion();
  process.stdout.write(
    JSON.stringify({ content: { builtAt, version }, qrCodeFiles: drawPageQrCodes() }),
  );
  process.exit(0);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
