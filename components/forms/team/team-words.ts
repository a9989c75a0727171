import { getTranslations } from 'next-intl/server';
import { downloadWords } from '@/components/cta/download-words';
import { group } from '@/lib/i18n/group';
import { pagePath } from '@/lib/i18n/paths';
import { formWords } from '../form-words';
import type { TeamWords } from './words';

/** The words of the invitation page. */
export async function teamWords(): Promise<TeamWords> {
  const [all, form, download] = await Promise.all([
    getTranslations(),
    formWords(),
    downloadWords(),
  ]);
  return {
    ...group(all, 'teamInvited'),
    form,
    download,
    hrefs: {
      home: pagePath(form.locale, '/'),
      staff: pagePath(form.locale, '/staffregister'),
      list: pagePath(form.locale, '/download', '#all'),
    },
  };
}
