import { useTranslations } from 'next-intl';
import { privateServer } from '@/lib/site';
import {
  contactTimes,
  deployments,
  seatRanges,
  storeRanges,
} from '@superbrowser/contract/forms/applications';
import { ApplicationForm, LongText, RadioInput, SelectInput } from './application-form';
import { CompanyName, ContactPart, Remark } from './fields/contact-part';
import { textLimits } from './kinds';
import { options } from './options';
import { Pair, FormPart } from './fields/part';
import { Sending } from './sending';
import type { ApplicationWords } from './words';

const { cores, memoryGb: memory, diskGb: disk } = privateServer.minimum;
const server = { cores, memory, disk };

/** Application for private deployment (form type PRIVATE). */
export function PrivateForm({ words }: { words: ApplicationWords }) {
  const t = useTranslations('applications');
  const field = useTranslations('applications.fields');
  const choice = useTranslations('applications.choices');
  return (
    <ApplicationForm kind="private" words={words}>
      <FormPart title={t('groups.company')} notes={[t('private.why.size', server)]}>
        <CompanyName />
        <Pair>
          <SelectInput
            name="seats"
            label={field('seats.label')}
            options={options(seatRanges, (value) => choice(`seats.${value}`))}
          />
          <SelectInput
            name="stores"
            label={field('stores.label')}
            options={options(storeRanges, (value) => choice(`stores.${value}`))}
          />
        </Pair>
      </FormPart>
      <FormPart title={t('groups.deployment')} notes={[t('private.why.rules')]}>
        <RadioInput
          name="deployment"
          label={field('deployment.label')}
          options={options(deployments, (value) => choice(`deployments.${value}`))}
          columns="sm:grid-cols-3"
        />
        <LongText
          name="compliance"
          label={field('compliance.label')}
          placeholder={field('compliance.placeholder')}
          limit={textLimits.compliance}
          rows={3}
          optional
        />
      </FormPart>
      <ContactPart notes={[t('private.why.mail')]}>
        <RadioInput
          name="preferred_time"
          label={field('preferred_time.label')}
          options={options(contactTimes, (value) => choice(`times.${value}`))}
          columns="grid-cols-2 sm:grid-cols-4"
        />
        <Remark />
      </ContactPart>
      <Sending submit={t('private.submit')} />
    </ApplicationForm>
  );
}
