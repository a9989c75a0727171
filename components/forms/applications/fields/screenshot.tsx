import { useTranslations } from 'next-intl';
import { PictureInput } from '@/components/forms/fields/picture-input';
import type { NamedField } from '../application-fields';

/** The picture that goes with feedback. */
export function Screenshot({ field: { name, label, hint } }: { field: NamedField }) {
  const t = useTranslations('feedback.picture');
  return (
    <PictureInput
      name={name}
      label={label}
      hint={hint}
      words={{
        choose: t('choose'),
        replace: t('replace'),
        remove: t('remove'),
        added: String(t.raw('added')),
        removed: t('removed'),
      }}
    />
  );
}
