import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EmailInput, LongText, PhoneField, TextInput } from '../application-form';
import { textLimits } from '../kinds';
import { FormPart } from './part';

/** The company, as most forms ask for it. */
export function CompanyName() {
  const t = useTranslations('applications.fields.company_name');
  return (
    <TextInput
      name="company_name"
      autoComplete="organization"
      label={t('label')}
      placeholder={t('placeholder')}
    />
  );
}

/** Who answers when we call. */
export function ContactName() {
  const t = useTranslations('applications.fields.contact');
  return (
    <TextInput
      name="contact"
      autoComplete="name"
      label={t('label')}
      placeholder={t('placeholder')}
    />
  );
}

/** Anything else one may want to say. */
export function Remark() {
  const t = useTranslations('applications.fields.message');
  return (
    <LongText
      name="message"
      label={t('label')}
      placeholder={t('placeholder')}
      limit={textLimits.message}
      rows={3}
      optional
    />
  );
}

/** Contact person, phone, e-mail, and what a form asks beside them. */
export function ContactPart({
  notes,
  children,
}: {
  notes?: readonly string[];
  children?: ReactNode;
}) {
  const t = useTranslations('applications');
  return (
    <FormPart title={t('groups.contact')} {...(notes && { notes })}>
      <ContactName />
      <PhoneField />
      <EmailInput label={t('fields.email.label')} placeholder={t('fields.email.placeholder')} />
      {children}
    </FormPart>
  );
}
