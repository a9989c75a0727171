import { readForm } from '@/lib/core/http/requests/body';
import { withErrorHandling } from '@/lib/core/http/handler';
import { localeOrDefault } from '@/lib/core/i18n/request-locale';
import { acceptWriteRequest } from '@/lib/core/http/write-handler';
import { closeFiguresLink } from '@/lib/promoter-figures/report/figures-link';

/** Closes an opened link; it is a plain form, so that it works without scripts (O4). */
export const POST = withErrorHandling(async (request) => {
  await acceptWriteRequest(request);
  const form = await readForm(request);
  return closeFiguresLink(localeOrDefault(form.get('locale')));
});
