import { conditional } from '@/lib/http/conditional';
import { siteSummary } from '@/lib/seo/feeds/site-summary';

/** What this site is and where what stands, for readers that are programs. */
export async function GET(request: Request): Promise<Response> {
  return conditional(request, await siteSummary(), { type: 'text/plain' });
}
