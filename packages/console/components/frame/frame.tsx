import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { formToken } from '@superbrowser/console/lib/forms/token';
import type { Person } from '@superbrowser/console/lib/who/session';
import { LanguageSwitch } from './language-switch';
import { sectionsFor } from './sections';

interface FrameProps {
  readonly person: Person;
  /** The section the page is of; null for one of none. */
  readonly section: string | null;
  readonly back: string;
  readonly children: ReactNode;
}

const linkStyle =
  'flex min-h-11 items-center rounded-sm px-3 whitespace-nowrap text-text-2 hover:bg-blue-50 hover:text-blue-700 aria-[current=page]:bg-blue-50 aria-[current=page]:font-bold aria-[current=page]:text-blue-700';

async function Menu({ person, section }: Pick<FrameProps, 'person' | 'section'>) {
  const t = await getTranslations('console.frame');
  return (
    <nav aria-label={t('menu')} className="flex flex-wrap gap-1 lg:flex-col">
      {sectionsFor(person.role).map(({ name, path }) => (
        <a
          key={path}
          href={path}
          aria-current={name === section ? 'page' : undefined}
          className={linkStyle}
        >
          {t(`sections.${name}`)}
        </a>
      ))}
    </nav>
  );
}

async function Account({ person, back }: Pick<FrameProps, 'person' | 'back'>) {
  const t = await getTranslations('console.frame');
  const token = await formToken('session end', person.session);
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <a href="/account" className="flex min-h-11 items-center font-bold hover:text-blue-700">
        {person.name}
      </a>
      <span className="text-text-3">{t(`roles.${person.role}`)}</span>
      <LanguageSwitch back={back} />
      <form method="post" action="/session/end">
        <input type="hidden" name="_token" value={token} />
        <button className="min-h-11 cursor-pointer px-2 text-text-2 hover:text-blue-700">
          {t('signOut')}
        </button>
      </form>
    </div>
  );
}

/** What every page stands in: who sits here, where one can go, and the page. */
export async function Frame({ person, section, back, children }: FrameProps) {
  const t = await getTranslations('console.frame');
  return (
    <div className="mx-auto grid max-w-[1400px] gap-x-8 px-4 pb-16 lg:grid-cols-[180px_minmax(0,1fr)]">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:bg-paper focus:p-3"
      >
        {t('skip')}
      </a>
      <header className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 lg:col-span-2">
        <a href="/" className="flex min-h-11 items-center text-base font-bold">
          {t('title')}
        </a>
        <Account person={person} back={back} />
      </header>
      <Menu person={person} section={section} />
      <main id="content" className="min-w-0 pt-4 lg:pt-0">
        {children}
      </main>
    </div>
  );
}
