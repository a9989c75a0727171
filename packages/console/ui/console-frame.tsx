import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { roleChoices } from '@superbrowser/backend/admin/record-types/staff/staff-account';
import { reservedFieldNames } from '@superbrowser/console/lib/forms/form-fields';
import { createFormToken } from '@superbrowser/console/lib/forms/form-token';
import type { SignedInStaff } from '@superbrowser/console/lib/session';
import { toLanguage } from '@superbrowser/console/lib/i18n/language';
import { menuEntriesFor } from '@superbrowser/console/lib/permissions';
import { menuPathOf } from '@superbrowser/console/lib/menu';

interface ConsoleFrameProps {
  readonly staffMember: SignedInStaff;
  /** The menu entry the page belongs to; null for none. */
  readonly menuEntry: string | null;
  /** The page to return to after choosing a language. */
  readonly returnPath: string;
  readonly children: ReactNode;
}

const quietButton =
  'min-h-11 cursor-pointer px-2 whitespace-nowrap text-text-2 hover:text-blue-700';

/** A form that switches to the other language. The choice is stored, and the form works without scripts. */
export async function LanguageSwitch({ returnPath }: { readonly returnPath: string }) {
  const t = await getTranslations('console.frame');
  const otherLocale = (await getLocale()) === 'en-US' ? 'zh-CN' : 'en-US';
  return (
    <form method="post" action="/language">
      <input type="hidden" name="language" value={otherLocale} />
      <input type="hidden" name="back" value={returnPath} />
      <button lang={otherLocale} className={quietButton}>
        {t('otherLanguage')}
      </button>
    </form>
  );
}

async function Menu({
  staffMember,
  menuEntry,
}: Pick<ConsoleFrameProps, 'staffMember' | 'menuEntry'>) {
  const t = await getTranslations('console.frame');
  return (
    <nav aria-label={t('menu')} className="menu">
      {menuEntriesFor(staffMember.role).map(({ name }) => (
        <a
          key={name}
          href={menuPathOf({ name })}
          aria-current={name === menuEntry ? 'page' : undefined}
        >
          {t(`menuEntries.${name}`)}
        </a>
      ))}
    </nav>
  );
}

async function AccountBar({
  staffMember,
  returnPath,
}: Pick<ConsoleFrameProps, 'staffMember' | 'returnPath'>) {
  const t = await getTranslations('console.frame');
  const token = await createFormToken('session end', staffMember);
  return (
    <div className="flex min-w-0 items-center gap-x-1 sm:gap-x-3">
      <a
        href="/account"
        className="flex min-h-11 min-w-0 items-center font-bold hover:text-blue-700"
      >
        <span className="truncate">{staffMember.name}</span>
      </a>
      <span className="text-text-3 max-sm:hidden">
        {roleChoices[staffMember.role].label[toLanguage(await getLocale())]}
      </span>
      <LanguageSwitch returnPath={returnPath} />
      <form method="post" action="/session/end">
        <input type="hidden" name={reservedFieldNames.token} value={token} />
        <button className={quietButton}>{t('signOut')}</button>
      </form>
    </div>
  );
}

/**
 * The frame of the pages behind the sign-in, except previews: the staff member, the menu, and the content. On a phone
 * the name and the menu take one row each.
 */
export async function ConsoleFrame({
  staffMember,
  menuEntry,
  returnPath,
  children,
}: ConsoleFrameProps) {
  const t = await getTranslations('console.frame');
  return (
    <div className="mx-auto grid max-w-[1400px] gap-x-8 px-4 pb-16 lg:grid-cols-[180px_minmax(0,1fr)]">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:bg-paper focus:p-3"
      >
        {t('skip')}
      </a>
      <header className="flex min-h-14 items-center justify-between gap-x-4 lg:col-span-2 lg:min-h-16">
        <a href="/" className="flex min-h-11 items-center text-base font-bold whitespace-nowrap">
          <span className="max-sm:hidden">{t('title')}</span>
          <span className="sm:hidden">{t('shortTitle')}</span>
        </a>
        <AccountBar staffMember={staffMember} returnPath={returnPath} />
      </header>
      <Menu staffMember={staffMember} menuEntry={menuEntry} />
      <main id="content" className="min-w-0 pt-3 lg:pt-0">
        {children}
        <p className="mt-8 text-sm text-text-3">{t('times')}</p>
      </main>
    </div>
  );
}
