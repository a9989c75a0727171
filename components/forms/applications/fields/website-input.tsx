import { useTranslations } from 'next-intl';
import { TextInput } from '../application-form';

/** A web address, with or without its scheme. */
export function WebsiteInput() {
  const t = useTranslations('applications.fields.website');
  return (
    <TextInput
      name="website"
      type="text"
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      spellCheck={false}
      label={t('label')}
      placeholder={t('placeholder')}
      optional
    />
  );
}
