import { getTranslations } from 'next-intl/server';
import { group } from '@/lib/i18n/group';
import type { ShownApplication } from '@superbrowser/console/lib/applications/load';
import { Facts, Phone } from '@superbrowser/console/ui/value';
import { CopyText } from './copy-text';

/** Whom to call or write to; can be selected, and copied at once. */
export async function Contact({ application }: { readonly application: ShownApplication }) {
  const t = await getTranslations('console.applications');
  const languages: Readonly<Record<string, string>> = group(
    await getTranslations(),
    'console.fields.languages',
  );
  const language = application.locale && (languages[application.locale] ?? application.locale);
  const { company_name: company, contact, phone, email } = application;
  const facts = [
    [t('company'), company, company],
    [t('contact'), contact, contact],
    [t('phone'), phone, phone && <Phone number={phone} />],
    [t('one.email'), email, email],
    [t('one.language'), language, language],
  ] as const;
  const text = facts.flatMap(([, value]) => value || []).join('\n');
  if (text === '') return null;
  const words = { copy: t('one.copy'), copied: t('one.copied'), failed: t('one.copyFailed') };
  return (
    <section className="panel">
      <h2 className="mb-3 text-base">{t('one.contact')}</h2>
      <Facts facts={facts.map(([name, , shown]) => [name, shown])} />
      <CopyText words={words} text={text} />
    </section>
  );
}
