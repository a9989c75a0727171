import { getTranslations } from 'next-intl/server';
import { readDeploymentSettings } from '@superbrowser/backend/deployment-context';

/** Warns staff if the site takes its content from an upstream, because the site would not show what they write. */
export async function UpstreamNotice() {
  if (!readDeploymentSettings().hasUpstream) return null;
  const t = await getTranslations('console.publishing');
  return <p className="mb-4 rounded-md bg-warm-100 px-4 py-3 text-warm-text">{t('upstream')}</p>;
}
