import { listApps } from '@/lib/app-center/list-apps';
import { apps } from '@/lib/content/changelog-announcements-apps';
import { respondConditionally } from '@/lib/core/http/responses/conditional';
import { withErrorHandling } from '@/lib/core/http/handler';
import { appQuerySchema } from '@/lib/app-center/app-query';

/** The answer is the same for all visitors, and only a new build of the site changes it. */
const cacheSeconds = 300;

/** A page of the app center: `locale`, `q`, `category`, `page`. */
export const GET = withErrorHandling(async (request) => {
  const query = appQuerySchema.parse(
    Object.fromEntries(new URL(request.url).searchParams.entries()),
  );
  const body = JSON.stringify(listApps(apps, query));
  return respondConditionally(request, body, { type: 'application/json', cacheSeconds });
});
