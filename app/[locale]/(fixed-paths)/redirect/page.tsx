import { PageShell } from '@/components/layout/page-shell';
import { readRedirectRules } from '@/lib/core/env/read-redirect-rules';
import { pageMetadata } from '@/lib/seo/metadata';
import { validateRedirectTarget } from '@/lib/external-links/redirect-target';
import { RefusedTarget } from './refused-target';
import { ForeignTarget } from './foreign-target';

export const generateMetadata = pageMetadata('/redirect');

/** Shows targets that the middleware did not redirect to (T1). */
export default async function RedirectPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { target: requestedTarget } = await searchParams;
  const target = validateRedirectTarget(
    (Array.isArray(requestedTarget) ? requestedTarget[0] : requestedTarget) ?? null,
    readRedirectRules(),
  );
  return (
    <PageShell path="/redirect" tone="light">
      {target.kind === 'foreign' ? <ForeignTarget {...target} /> : <RefusedTarget />}
    </PageShell>
  );
}
