import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EmailInput, PhoneField, TextInput } from './application-form';
import { Part } from './part';

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

/** Contact person, phone, e-mail, and what a form asks beside them. */
export function ContactPart({ children }: { children?: ReactNode }) {
  const t = useTranslations('applications');
  return (
    <Part title={t('groups.contact')}>
      <ContactName />
      <PhoneField />
      <EmailInput label={t('fields.email.label')} placeholder={t('fields.email.placeholder')} />
      {children}
    </Part>
  );
}
