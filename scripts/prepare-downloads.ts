/** Generates the sample packages of the embedded download host; `npm run dev` calls it. */
import { prepareDownloads } from '@/lib/downloads/prepare';

await prepareDownloads();
