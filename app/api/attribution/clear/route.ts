import { privateCacheControl } from '@/lib/core/http/responses/cache-control';
import { readForm } from '@/lib/core/http/requests/body';
import { withErrorHandling } from '@/lib/core/http/handler';
import { localeOrDefault } from '@/lib/core/i18n/request-locale';
import { acceptWriteRequest } from '@/lib/core/http/write-handler';
import { pagePath } from '@/lib/core/i18n/paths';
import { readableCookieLine } from '@/lib/session/cookies';
import { attributionCookies, landingCookie } from '@/lib/browser/storage-keys';

/** Removes the attribution cookies for visitors without scripts, with a plain form of our pages (F3). */
export const POST = withErrorHandling(async (request) => {
  await acceptWriteRequest(request);
  const form = await readForm(request);
  const locale = localeOrDefault(form.get('locale'));
  const headers = new Headers({
    Location: pagePath(locale, '/attribution', '#removed'),
    'Cache-Control': privateCacheControl,
  });
  for (const name of [...attributionCookies, landingCookie])
    headers.append('Set-Cookie', readableCookieLine(name, '', 0));
  // Only the browser can reach the storage that scripts filled on earlier visits.
  if (form.get('scope') === 'everything') headers.set('Clear-Site-Data', '"storage"');
  return new Response(null, { status: 303, headers });
});
