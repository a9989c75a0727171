import { getFormatter, getTranslations } from 'next-intl/server';
import type { ComponentProps, ReactNode } from 'react';
import { countRecoveryCodes } from '@superbrowser/backend/staff/staff-accounts';
import { totpUri } from '@superbrowser/backend/staff/totp';
import { getDatabase } from '@superbrowser/console/lib/database';
import { reservedFieldNames } from '@superbrowser/console/lib/forms/form-fields';
import { type FormResult, createFormState } from '@superbrowser/console/lib/forms/form-results';
import { createFormToken } from '@superbrowser/console/lib/forms/form-token';
import type { SignedInStaff } from '@superbrowser/console/lib/session';
import { CopyButton } from '@superbrowser/console/ui/copy-button';
import { PrintButton } from '@superbrowser/console/ui/print-button';
import {
  sealNewSecret,
  type AccountChangeName,
} from '@superbrowser/console/lib/account/account-changes';
import { QrCode } from '@/components/ui/qr/qr-code';
import { TextField } from '@/components/ui/fields/text-field';
import { Button } from '@/components/ui/button';

interface FormProps {
  readonly staffMember: SignedInStaff;
  /** The result of the previous form of the page. */
  readonly result: FormResult | null;
}

interface PanelProps {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

const AccountPanel = ({ id, title, text, children }: PanelProps) => (
  <section className="panel" aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`} className="text-base">
      {title}
    </h2>
    {text && <p className="mt-2 text-text-2">{text}</p>}
    {children}
  </section>
);

interface AccountChangeFormProps extends Omit<PanelProps, 'id'> {
  readonly staffMember: SignedInStaff;
  readonly change: AccountChangeName;
}

async function AccountChangeForm({
  staffMember,
  change,
  children,
  ...panel
}: AccountChangeFormProps) {
  const token = await createFormToken(`account ${change}`, staffMember);
  return (
    <AccountPanel id={change} {...panel}>
      <form method="post" action={`/account/${change}`} className="mt-4 grid gap-4">
        <input type="hidden" name={reservedFieldNames.token} value={token} />
        {children}
      </form>
    </AccountPanel>
  );
}

type FieldProps = ComponentProps<typeof TextField>;
const PasswordField = (props: FieldProps) => (
  <TextField type="password" autoComplete="current-password" required {...props} />
);
const CodeField = (props: FieldProps) => <TextField inputMode="numeric" required {...props} />;

/** Labels, ids and issues of the fields of a form. */
async function createFieldProps(change: AccountChangeName, result: FormResult | null) {
  const { error } = await createFormState(result, `account ${change}`);
  return (name: string, label: string) => ({
    id: `${change}-${name}`,
    name,
    label,
    error: error(name),
  });
}

export async function PasswordForm({ staffMember, result }: FormProps) {
  const t = await getTranslations('console.account.password');
  const field = await createFieldProps('password', result);
  return (
    <AccountChangeForm staffMember={staffMember} change="password" title={t('title')}>
      <PasswordField {...field('current', t('current'))} />
      <PasswordField
        {...field('password', t('password'))}
        hint={t('hint')}
        autoComplete="new-password"
      />
      <PasswordField {...field('repeated', t('repeated'))} autoComplete="new-password" />
      <Button type="submit">{t('submit')}</Button>
    </AccountChangeForm>
  );
}

/** Replaces the authenticator by another app or phone, once a code from the new one is entered. */
export async function AuthenticatorForm({ staffMember, result }: FormProps) {
  const t = await getTranslations('console.account.authenticator');
  const field = await createFieldProps('authenticator', result);
  const { value } = await createFormState(result, 'account authenticator');
  const { secret, sealedSecret } = await sealNewSecret(staffMember.id, value('secret'));
  return (
    <AccountChangeForm
      staffMember={staffMember}
      change="authenticator"
      title={t('title')}
      text={t('text')}
    >
      <QrCode value={totpUri(secret, staffMember.name)} label={t('qr')} className="w-44" />
      <details>
        <summary className="min-h-11 cursor-pointer leading-[44px] text-blue-700">
          {t('manualEntry')}
        </summary>
        <p className="font-mono break-all select-all">{secret.match(/.{4}/g)?.join(' ')}</p>
      </details>
      <input type="hidden" name="secret" value={sealedSecret} />
      <CodeField {...field('code', t('code'))} autoComplete="off" />
      <PasswordField {...field('current', t('current'))} />
      <Button type="submit">{t('submit')}</Button>
    </AccountChangeForm>
  );
}

/** New recovery codes at the top of the page; they are shown only once. */
export async function NewRecoveryCodes({ result, staffMember }: FormProps) {
  const t = await getTranslations('console.account.recovery');
  const format = await getFormatter();
  const codes = result?.kind === 'done' && result.recoveryCodes;
  if (!codes) return null;
  return (
    <section className="panel printed mb-6" aria-label={t('fresh')}>
      <p className="mb-3 font-bold">
        {t('freshOf', { name: staffMember.name, at: format.dateTime(new Date(), 'instant') })}
      </p>
      <ul className="grid grid-cols-2 gap-2 font-mono sm:grid-cols-5">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <CopyButton text={codes.join('\n')} />
        <PrintButton label={t('print')} />
      </div>
    </section>
  );
}

/** The form that replaces the recovery codes. */
export async function RecoveryCodesForm({ staffMember, result }: FormProps) {
  const t = await getTranslations('console.account.recovery');
  const field = await createFieldProps('recovery', result);
  const unusedCount = await countRecoveryCodes(await getDatabase(), staffMember.id);
  return (
    <AccountChangeForm
      staffMember={staffMember}
      change="recovery"
      title={t('title')}
      text={t('text')}
    >
      <p className={unusedCount < 3 ? 'font-bold text-risk' : 'font-bold'}>
        {t('left', { left: unusedCount })}
      </p>
      <CodeField {...field('code', t('code'))} autoComplete="one-time-code" />
      <PasswordField {...field('current', t('current'))} />
      <Button type="submit">{t('submit')}</Button>
    </AccountChangeForm>
  );
}

export async function SignOutEverywhere({ staffMember }: Pick<FormProps, 'staffMember'>) {
  const t = await getTranslations('console.account.everywhere');
  const token = await createFormToken('session end', staffMember);
  return (
    <AccountPanel id="everywhere" title={t('title')} text={t('text')}>
      <form method="post" action="/session/end" className="mt-4">
        <input type="hidden" name={reservedFieldNames.token} value={token} />
        <input type="hidden" name="everywhere" value="yes" />
        <Button type="submit" variant="outline">
          {t('submit')}
        </Button>
      </form>
    </AccountPanel>
  );
}
