import { readForm } from '@/lib/http/body';
import { handleErrors } from '@/lib/http/handler';
import { localeOrDefault } from '@/lib/i18n/request-locale';
import { admitWrite } from '@/lib/http/write';
import { closeFiguresLink } from '@/lib/figures/page/figures-link';

/** Closes an opened link; it is a plain form, so that it works without scripts (O4). */
export const POST = handleErrors(async (request) => {
  await admitWrite(request);
  const form = await readForm(request);
  return closeFiguresLink(localeOrDefault(form.get('locale')));
});
