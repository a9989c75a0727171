import { getTranslations } from 'next-intl/server';
import { Frame } from '@superbrowser/console/ui/frame';
import { NoteLine } from '@superbrowser/console/ui/form';
import {
  FreshCodes,
  NewAuthenticator,
  NewPassword,
  NewRecovery,
  SignOutEverywhere,
} from '@superbrowser/console/account/forms';
import { noteOf } from '@superbrowser/console/lib/forms/outcomes';
import { requireSignIn } from '@superbrowser/console/lib/session';

interface PageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata() {
  return { title: (await getTranslations('console.account'))('title') };
}

export default async function Account({ searchParams }: PageProps) {
  const person = await requireSignIn();
  const note = await noteOf(await searchParams, person);
  const t = await getTranslations('console.account');
  return (
    <Frame person={person} section={null} back="/account">
      <h1 className="mb-4 text-h3">{t('title')}</h1>
      <NoteLine note={note} person={person} back="/account" />
      <FreshCodes note={note} person={person} />
      {note?.kind === 'done' && (
        <p className="mb-4">
          <a href="/" className="inline-flex min-h-11 items-center font-bold text-blue-700">
            {t('goOn')}
          </a>
        </p>
      )}
      {person.mustChange && <p className="mb-4 font-bold">{t('mustChange')}</p>}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <NewPassword person={person} note={note} />
        {!person.mustChange && (
          <>
            <NewAuthenticator person={person} note={note} />
            <NewRecovery person={person} note={note} />
            <SignOutEverywhere person={person} />
          </>
        )}
      </div>
    </Frame>
  );
}
