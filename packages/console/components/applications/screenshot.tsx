import { getTranslations } from 'next-intl/server';
import type { ShownApplication } from '@superbrowser/console/lib/applications/load';

export async function Screenshot({ application }: { readonly application: ShownApplication }) {
  if (!application.screenshot) return null;
  const t = await getTranslations('console.applications.one');
  const address = `/applications/${application.apply_no}/picture`;
  return (
    <section className="panel">
      <h2 className="mb-3 text-base">{t('screenshot')}</h2>
      <a href={address} target="_blank" rel="noreferrer">
        <img src={address} alt={t('screenshot')} className="max-h-96 max-w-full rounded-sm" />
      </a>
    </section>
  );
}
