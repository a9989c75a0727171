import { cookies } from 'next/headers';
import { daySeconds } from '@superbrowser/shared/durations';
import { toConsolePath } from '@superbrowser/console/lib/result-url';
import { redirectTo } from '@superbrowser/console/lib/forms/form-responses';
import { readFormData } from '@superbrowser/console/lib/forms/submitted-form';
import { languageCookie, consoleLocales } from '@superbrowser/console/lib/i18n/language';
import { consoleCookieOptions } from '@superbrowser/console/lib/session';

const yearSeconds = 365 * daySeconds;

/** Stores the language in the browser, whether or not a staff member is signed in. */
export async function POST(request: Request): Promise<Response> {
  const form = await readFormData(request);
  if (form instanceof Response) return form;
  const locale = consoleLocales.find((candidate) => candidate === form.get('language'));
  if (locale) (await cookies()).set(languageCookie, locale, consoleCookieOptions(yearSeconds));
  const returnPath = form.get('back');
  return redirectTo(toConsolePath(typeof returnPath === 'string' ? returnPath : null));
}
