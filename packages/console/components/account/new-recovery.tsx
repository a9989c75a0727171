import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { filled } from '@superbrowser/console/lib/forms/page-note';
import { OwnForm, type OwnProps } from './own-form';

export async function NewRecovery({ person, note }: OwnProps) {
  const t = await getTranslations('console.account.recovery');
  const { error } = await filled(note, 'account recovery');
  const codes = note?.kind === 'done' && (note.shown?.['recovery'] as string[] | undefined);
  return (
    <OwnForm person={person} what="recovery" title={t('title')}>
      <p className="text-text-2">{t('text')}</p>
      {codes && (
        <ul className="grid grid-cols-2 gap-2 rounded-md bg-mist p-4 font-mono">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      )}
      <TextField
        id="recovery-code"
        name="code"
        label={t('code')}
        error={error('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <TextField
        id="recovery-current"
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
