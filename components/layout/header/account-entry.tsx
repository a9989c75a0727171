import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { PlainLink } from '@/components/ui/plain-link';
import { Avatar } from '@/components/ui/avatar';
import { Icon } from '@/components/ui/icon';
import { pagePath } from '@/lib/core/i18n/paths';
import { registerPath } from '@/lib/navigation';
import { AccountEntryIsland } from './account-entry-island';

const linkStyles =
  'edge inline-flex tap items-center justify-center rounded-md font-bold whitespace-nowrap';

const placeStyles = {
  register: {
    header:
      'bg-blue-600 text-white hover:bg-blue-700 px-3.5 max-sm:text-[0.9375rem] max-xs:px-2 lg:px-4 xl:px-5',
    drawer: 'bg-blue-600 text-white hover:bg-blue-700 min-h-12 flex-1 px-4',
  },
  signIn: {
    header: 'px-2.5 hover:text-blue-500 aria-busy:opacity-60 max-lg:hidden xl:px-3.5',
    drawer:
      'min-h-12 flex-1 px-4 text-blue-700 shadow-[inset_0_0_0_1.5px_currentColor] hover:bg-blue-50',
  },
} as const;

const placeLooks = {
  header: {
    spot: '',
    links: 'flex items-center gap-1 xl:gap-2',
    menu: 'group relative justify-self-end',
    button: 'flex tap cursor-pointer list-none items-center justify-end gap-1.5 rounded-md',
    panel:
      'absolute top-full right-0 z-30 mt-2 w-[264px] rounded-lg bg-paper p-3 text-text shadow-2 ring-1 ring-line',
  },
  drawer: {
    spot: 'mb-5 lg:hidden',
    links: 'flex gap-2.5',
    menu: 'group self-start',
    button: 'flex min-h-12 cursor-pointer list-none items-center gap-2.5 text-[1.125rem] font-bold',
    panel: 'mt-2 -mx-3.5',
  },
} as const;

/** The links to sign in and register; with a session the visitor's own menu in the same place. */
export function AccountEntry({
  place,
  tone = 'light',
}: {
  place: 'header' | 'drawer';
  tone?: 'ink' | 'light';
}) {
  const locale = useLocale();
  const t = useTranslations('account');
  const loading = useTranslations('common')('loading');
  const signInHref = pagePath(locale, registerPath, '?mode=signin');
  const menu = {
    locale,
    inviteHref: pagePath(locale, '/activity/invite-refund'),
    cancelHref: pagePath(locale, '/cancel-account'),
    signInHref,
    messages: {
      loading,
      failed: t('failed'),
      expired: t('expired'),
      signIn: t('signIn'),
      invite: t('invite'),
      figures: t('figures'),
      cancel: t('cancel'),
      signOut: t('signOut'),
      signOutFailed: t('signOutFailed'),
    },
  };
  return (
    <AccountEntryIsland
      label={place === 'header' ? t('label') : undefined}
      loadingLabel={loading}
      menu={menu}
      look={placeLooks[place]}
      button={
        <>
          <span aria-hidden="true" className="grid">
            <Avatar initial={t('you')} tone={tone === 'ink' ? 'plain' : 'you'} size="md" />
          </span>
          {place === 'drawer' && t('label')}
          <Icon
            name="chevron-down"
            size={14}
            className="opacity-60 transition-transform duration-200 group-open:rotate-180"
          />
        </>
      }
    >
      <PlainLink
        href={signInHref}
        data-track="sign-in"
        data-sign-in={place === 'header' ? '' : undefined}
        className={cn(linkStyles, placeStyles.signIn[place])}
      >
        {t('signIn')}
      </PlainLink>
      <PlainLink
        href={pagePath(locale, registerPath)}
        data-track="register"
        className={cn(linkStyles, placeStyles.register[place])}
      >
        {t('register')}
      </PlainLink>
    </AccountEntryIsland>
  );
}
