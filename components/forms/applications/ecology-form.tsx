import { useTranslations } from 'next-intl';
import { partnerKinds } from '@superbrowser/contract/forms/applications';
import { ApplicationForm, LongText, RadioInput } from './application-form';
import { CompanyName, ContactPart } from './fields/contact-part';
import { textLimits } from './kinds';
import { options } from './options';
import { FormPart } from './fields/part';
import { Sending } from './sending';
import { WebsiteInput } from './fields/website-input';
import type { ApplicationWords } from './words';

/** Application of an ecosystem partner (form type ECOLOGY). */
export function EcologyForm({ words }: { words: ApplicationWords }) {
  const t = useTranslations('applications');
  const field = useTranslations('applications.fields');
  const choice = useTranslations('applications.choices');
  return (
    <ApplicationForm kind="ecology" words={words}>
      <FormPart
        title={t('groups.offer')}
        notes={[t('ecology.why.kind'), t('ecology.why.plan'), t('ecology.why.website')]}
      >
        <RadioInput
          name="partner_kind"
          label={field('partner_kind.label')}
          options={options(partnerKinds, (value) => choice(`partnerKinds.${value}`))}
        />
        <CompanyName />
        <WebsiteInput />
        <LongText
          name="message"
          label={field('plan.label')}
          placeholder={field('plan.placeholder')}
          limit={textLimits.message}
          rows={5}
        />
      </FormPart>
      <ContactPart />
      <Sending submit={t('ecology.submit')} />
    </ApplicationForm>
  );
}
