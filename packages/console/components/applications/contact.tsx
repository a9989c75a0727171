import { getTranslations } from 'next-intl/server';
import { group } from '@/lib/i18n/group';
import type { ShownApplication } from '@superbrowser/console/lib/applications/load';
import { CopyText } from './copy-text';

/** Whom to call or write to; can be selected, and copied at once. */
export async function Contact({ application }: { readonly application: ShownApplication }) {
  const t = await getTranslations('console.applications');
  const languages: Readonly<Record<string, string>> = group(
    await getTranslations(),
    'console.fields.languages',
  );
  const language = application.locale && (languages[application.locale] ?? application.locale);
  const facts = [
    [t('company'), application.company_name],
    [t('contact'), application.contact],
    [t('phone'), application.phone],
    [t('one.email'), application.email],
    [t('one.language'), language],
  ].filter(([, value]) => Boolean(value));
  if (facts.length === 0) return null;
  const words = { copy: t('one.copy'), copied: t('one.copied'), failed: t('one.copyFailed') };
  return (
    <section className="panel">
      <h2 className="mb-3 text-base">{t('one.contact')}</h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-text-3">{name}</dt>
            <dd className="min-w-0 break-words select-all">{value}</dd>
          </div>
        ))}
      </dl>
      <CopyText words={words} text={facts.map(([, value]) => value).join('\n')} />
    </section>
  );
}
