import { getTranslations } from 'next-intl/server';
import { ConsoleFrame } from '@superbrowser/console/ui/console-frame';
import { ResultNotice } from '@superbrowser/console/ui/result-notice';
import {
  NewRecoveryCodes,
  AuthenticatorForm,
  PasswordForm,
  RecoveryCodesForm,
  SignOutEverywhere,
} from '@superbrowser/console/screens/account/account-forms';
import { takeResult } from '@superbrowser/console/lib/forms/form-results';
import { requireSignIn } from '@superbrowser/console/lib/session';
import type { UrlQuery } from '@superbrowser/console/lib/url-query';

interface PageProps {
  readonly searchParams: Promise<UrlQuery>;
}

export async function generateMetadata() {
  return { title: (await getTranslations('console.account'))('title') };
}

export default async function AccountPage({ searchParams }: PageProps) {
  const staffMember = await requireSignIn();
  const result = await takeResult(await searchParams, staffMember);
  const t = await getTranslations('console.account');
  return (
    <ConsoleFrame staffMember={staffMember} menuEntry={null} returnPath="/account">
      <h1 className="mb-4 text-h3">{t('title')}</h1>
      <ResultNotice result={result} staffMember={staffMember} returnPath="/account" />
      <NewRecoveryCodes result={result} staffMember={staffMember} />
      {result?.kind === 'done' && (
        <p className="mb-4">
          <a href="/" className="inline-flex min-h-11 items-center font-bold text-blue-700">
            {t('goOn')}
          </a>
        </p>
      )}
      {staffMember.mustChangePassword && <p className="mb-4 font-bold">{t('mustChange')}</p>}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <PasswordForm staffMember={staffMember} result={result} />
        {!staffMember.mustChangePassword && (
          <>
            <AuthenticatorForm staffMember={staffMember} result={result} />
            <RecoveryCodesForm staffMember={staffMember} result={result} />
            <SignOutEverywhere staffMember={staffMember} />
          </>
        )}
      </div>
    </ConsoleFrame>
  );
}
