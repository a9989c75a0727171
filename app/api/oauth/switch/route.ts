import { answerDesktopSignIn } from '@/lib/accounts/desktop-sign-in';
import { readForm } from '@/lib/core/http/requests/body';
import { withErrorHandling } from '@/lib/core/http/handler';
import { localeOrDefault } from '@/lib/core/i18n/request-locale';
import { acceptWriteRequest } from '@/lib/core/http/write-handler';

/** Handles the answer to "sign in with this account?"; it is a plain form, so that it works without scripts (R6). */
export const POST = withErrorHandling(async (request) => {
  const visitor = await acceptWriteRequest(request);
  const form = await readForm(request);
  const locale = localeOrDefault(form.get('locale'));
  const answer = { decision: form.get('decision'), offerId: form.get('offer') };
  return answerDesktopSignIn(answer, locale, visitor);
});
