/** Generates the sample packages of the embedded download host; `npm run dev` calls it. */
import { prepareDownloads } from '@/lib/downloads/prepare';

prepareDownloads().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
