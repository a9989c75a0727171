import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { filled } from '@superbrowser/console/lib/forms/page-note';
import { OwnForm, type OwnProps } from './own-form';

export async function NewPassword({ person, note }: OwnProps) {
  const t = await getTranslations('console.account.password');
  const { error } = await filled(note, 'account password');
  const fields = [
    ['current', 'current-password'],
    ['password', 'new-password'],
    ['repeated', 'new-password'],
  ] as const;
  return (
    <OwnForm person={person} what="password" title={t('title')}>
      {fields.map(([name, autoComplete]) => (
        <TextField
          key={name}
          id={`password-${name}`}
          name={name}
          type="password"
          label={t(name)}
          hint={name === 'password' ? t('hint') : undefined}
          error={error(name)}
          autoComplete={autoComplete}
          required
        />
      ))}
      <Button type="submit">{t('submit')}</Button>
    </OwnForm>
  );
}
