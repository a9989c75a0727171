import { answerHandover } from '@/lib/accounts/handover';
import { readForm } from '@/lib/http/body';
import { handled } from '@/lib/http/handler';
import { refuseForeignWrite, visitorOf } from '@/lib/http/write';

/** The answer to "sign in with the other account?"; a plain form, so that it works without scripts (R6). */
export const POST = handled(async (request) => {
  refuseForeignWrite(request);
  const form = await readForm(request);
  const locale = form.get('locale') === 'en-US' ? 'en-US' : 'zh-CN';
  return answerHandover(form.get('decision'), locale, visitorOf(request));
});
