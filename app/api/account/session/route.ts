import { loadCurrentAccount } from '@/lib/accounts/current-account';
import { withErrorHandling } from '@/lib/core/http/handler';
import { visitorOf } from '@/lib/core/http/requests/visitor';
import { privateJsonResponse } from '@/lib/core/http/responses/uncached-responses';

/** Says who is signed in here, and renews the session's cookie now and then. */
export const GET = withErrorHandling(async (request) => {
  const { response, cookies } = await loadCurrentAccount(visitorOf(request).readCookie);
  return privateJsonResponse(response, cookies);
});
