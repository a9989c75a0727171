import { getTranslations } from 'next-intl/server';
import { downloadWords } from '@/components/cta/download-words';
import { pagePath } from '@/lib/i18n/paths';
import { formWords } from '../form-words';
import type { TeamScreen, TeamWords } from './words';

const screens = [
  'loading',
  'failed',
  'invalid',
  'joined',
  'waiting',
  'hasAccount',
  'noAccount',
  'success',
] as const satisfies TeamScreen[];

/** The words of the invitation page. */
export async function teamWords(): Promise<TeamWords> {
  const [t, form, download] = await Promise.all([
    getTranslations('teamInvited'),
    formWords(),
    downloadWords(),
  ]);
  const raw = (screen: TeamScreen) => ({
    title: String(t.raw(`screens.${screen}.title`)),
    text: String(t.raw(`screens.${screen}.text`)),
  });
  return {
    form,
    screens: Object.fromEntries(
      screens.map((screen) => [screen, raw(screen)]),
    ) as TeamWords['screens'],
    you: t('you'),
    inviter: t('inviter'),
    company: t('company'),
    formName: t('formName'),
    name: { label: t('name.label'), placeholder: t('name.placeholder'), fixed: t('name.fixed') },
    submit: t('submit'),
    retry: t('retry'),
    home: t('home'),
    staff: t('staff'),
    next: t('next'),
    steps: { download: t('steps.download'), signIn: t('steps.signIn'), open: t('steps.open') },
    early: t('early'),
    download,
    hrefs: {
      home: pagePath(form.locale, '/'),
      staff: pagePath(form.locale, '/staffregister'),
      list: pagePath(form.locale, '/download', '#all'),
    },
  };
}
