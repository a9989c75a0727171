import { useTranslations } from 'next-intl';
import { teamSizes } from '@superbrowser/contract/forms/applications';
import { ApplicationForm, SelectInput, TextInput } from './application-form';
import { CompanyName, ContactPart, Remark } from './fields/contact-part';
import { options } from './options';
import { Pair, FormPart } from './fields/part';
import { Sending } from './sending';
import type { ApplicationWords } from './words';

/** Application of a channel reseller (form type PARTNERS). */
export function PartnersForm({ words }: { words: ApplicationWords }) {
  const t = useTranslations('applications');
  const field = useTranslations('applications.fields');
  const choice = useTranslations('applications.choices');
  return (
    <ApplicationForm kind="partners" words={words}>
      <FormPart
        title={t('groups.team')}
        notes={[t('partners.why.business'), t('partners.why.city')]}
      >
        <CompanyName />
        <Pair>
          <TextInput
            name="city"
            autoComplete="address-level2"
            label={field('city.label')}
            placeholder={field('city.placeholder')}
          />
          <SelectInput
            name="team_size"
            label={field('team_size.label')}
            options={options(teamSizes, (value) => choice(`teamSizes.${value}`))}
          />
        </Pair>
        <TextInput
          name="main_business"
          autoComplete="off"
          label={field('main_business.label')}
          placeholder={field('main_business.placeholder')}
        />
      </FormPart>
      <ContactPart notes={[t('partners.why.mail')]}>
        <Remark />
      </ContactPart>
      <Sending submit={t('partners.submit')} />
    </ApplicationForm>
  );
}
