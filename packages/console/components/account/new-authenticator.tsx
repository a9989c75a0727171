import { getTranslations } from 'next-intl/server';
import { totpAddress } from '@superbrowser/backend/staff';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { QrCode } from '@/components/ui/qr/qr-code';
import { filled } from '@superbrowser/console/lib/forms/page-note';
import { sealedSecret } from '@superbrowser/console/lib/who/own-account';
import { OwnForm, type OwnProps } from './own-form';

/** Another app or phone: it counts once a code from it was typed. */
export async function NewAuthenticator({ person, note }: OwnProps) {
  const t = await getTranslations('console.account.authenticator');
  const { error } = await filled(note, 'account authenticator');
  const { secret, sealed } = await sealedSecret(person.id);
  return (
    <OwnForm person={person} what="authenticator" title={t('title')}>
      <p className="text-text-2">{t('text')}</p>
      <QrCode value={totpAddress(secret, person.name)} label={t('qr')} className="w-44" />
      <details>
        <summary className="min-h-11 cursor-pointer leading-[44px] text-blue-700">
          {t('byHand')}
        </summary>
        <p className="font-mono break-all select-all">{secret.match(/.{4}/g)?.join(' ')}</p>
      </details>
      <input type="hidden" name="secret" value={sealed} />
      <TextField
        id="authenticator-code"
        name="code"
        label={t('code')}
        error={error('code')}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <TextField
        id="authenticator-current"
        name="current"
        type="password"
        label={t('current')}
        error={error('current')}
        autoComplete="current-password"
        required
      />
      <Button type="submit">{t('submit')}</Button>
    </OwnForm>
  );
}
