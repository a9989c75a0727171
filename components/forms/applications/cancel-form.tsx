import { useLocale, useTranslations } from 'next-intl';
import { cancelPhrases, cancelReasons } from '@superbrowser/contract/forms/applications';
import { ApplicationForm, PhoneField, RadioInput, TextInput } from './application-form';
import { CancelCode } from './fields/cancel-code';
import { Remark } from './fields/contact-part';
import { options } from './options';
import { Sending } from './sending';
import type { ApplicationWords } from './words';

/** Whose account, why, and the words that say it is meant. */
export function CancelForm({ words }: { words: ApplicationWords }) {
  const t = useTranslations('cancelAccount.form');
  const field = useTranslations('applications.fields');
  const choice = useTranslations('applications.choices');
  const phrase = cancelPhrases[useLocale()];
  return (
    <ApplicationForm kind="cancelAccount" words={words}>
      <PhoneField />
      <CancelCode />
      <RadioInput
        name="reason"
        label={field('reason.label')}
        options={options(cancelReasons, (value) => choice(`cancelReasons.${value}`))}
      />
      <Remark />
      <TextInput
        name="confirmation"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        label={field('confirmation.label', { phrase })}
        placeholder={phrase}
      />
      <Sending submit={t('submit')} application={false} narrow danger />
    </ApplicationForm>
  );
}
