import { useTranslations } from 'next-intl';
import { companyScales, industries } from '@superbrowser/contract/forms/applications';
import { ApplicationForm, LongText, SelectInput, TextInput } from './application-form';
import { CompanyName, ContactPart } from './fields/contact-part';
import { textLimits } from './kinds';
import { options } from './options';
import { Pair, FormPart } from './fields/part';
import { Sending } from './sending';
import { WebsiteInput } from './fields/website-input';
import type { ApplicationWords } from './words';

/** The customization form (F1). */
export function CustomizationForm({ words }: { words: ApplicationWords }) {
  const t = useTranslations('applications');
  const field = useTranslations('applications.fields');
  const choice = useTranslations('applications.choices');
  return (
    <ApplicationForm kind="customization" words={words}>
      <FormPart
        title={t('groups.company')}
        notes={[t('customization.why.industry'), t('customization.why.scale')]}
      >
        <CompanyName />
        <Pair>
          <SelectInput
            name="industry"
            label={field('industry.label')}
            options={options(industries, (value) => choice(`industries.${value}`))}
          />
          <SelectInput
            name="company_scale"
            label={field('company_scale.label')}
            options={options(companyScales, (value) => choice(`companyScales.${value}`))}
          />
        </Pair>
        <TextInput
          name="business_scope"
          autoComplete="off"
          label={field('business_scope.label')}
          placeholder={field('business_scope.placeholder')}
        />
        <WebsiteInput />
      </FormPart>
      <FormPart title={t('groups.need')} notes={[t('customization.why.requirement')]}>
        <LongText
          name="requirement"
          label={field('requirement.label')}
          placeholder={field('requirement.placeholder')}
          limit={textLimits.requirement}
          rows={5}
          optional
        />
      </FormPart>
      <ContactPart />
      <Sending submit={t('customization.submit')} />
    </ApplicationForm>
  );
}
