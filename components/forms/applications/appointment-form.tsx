import { useTranslations } from 'next-intl';
import { visitSlots } from '@superbrowser/contract/forms/applications';
import { visitDays } from '@superbrowser/contract/forms/visit-days';
import {
  ApplicationForm,
  DayInput,
  LongText,
  PhoneField,
  RadioInput,
  TextInput,
} from './application-form';
import { CompanyName, ContactName } from './fields/contact-part';
import { textLimits } from './kinds';
import { options } from './options';
import { FormPart } from './fields/part';
import { Sending } from './sending';
import type { ApplicationWords } from './words';

/** A visit: where, when, about what, and whom to call. */
export function AppointmentForm({ words }: { words: ApplicationWords }) {
  const t = useTranslations('appointment');
  const field = useTranslations('applications.fields');
  const choice = useTranslations('applications.choices');
  return (
    <ApplicationForm kind="appointment" words={words}>
      <FormPart title={t('when')} notes={[t('why.city'), t('why.topic')]}>
        <TextInput
          name="city"
          autoComplete="address-level2"
          label={field('city.label')}
          placeholder={field('city.placeholder')}
        />
        <DayInput
          name="date"
          label={field('date.label')}
          hint={field('date.hint', { days: visitDays })}
        />
        <RadioInput
          name="slot"
          label={field('slot.label')}
          options={options(visitSlots, (value) => choice(`slots.${value}`))}
          columns="grid-cols-2"
        />
        <LongText
          name="topic"
          label={field('topic.label')}
          placeholder={field('topic.placeholder')}
          limit={textLimits.topic}
        />
      </FormPart>
      <FormPart title={t('who')} notes={[t('why.phone')]}>
        <CompanyName />
        <ContactName />
        <PhoneField />
      </FormPart>
      <Sending submit={t('submit')} />
    </ApplicationForm>
  );
}
