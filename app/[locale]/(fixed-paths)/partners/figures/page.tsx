import '@/app/styles/partners.css';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { PageShell } from '@/components/layout/page-shell';
import { tryLoadShownFigures } from '@/lib/promoter-figures/report/shown-figures';
import { loadViewer } from '@/lib/promoter-figures/report/viewer';
import { pageMetadata } from '@/lib/seo/metadata';
import { FigureReport } from './figure-report';
import { FiguresHero, HowCounted, AccessOptions } from './figures-sections';

interface FiguresPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const baseMetadata = pageMetadata('/partners/figures');

/** Other sites linked from here must not learn whose figures were shown. */
export async function generateMetadata(props: FiguresPageProps): Promise<Metadata> {
  return { ...(await baseMetadata(props)), referrer: 'same-origin' };
}

/** The first value of a repeated parameter, as URLSearchParams.get() would return it. */
const firstValue = (value: string | string[] | undefined) => [value].flat()[0] ?? '';

/** The page answers: what became of my links? (O4) */
export default async function PartnersFiguresPage({ searchParams }: FiguresPageProps) {
  const entries = Object.entries(await searchParams);
  const query = new URLSearchParams(entries.map(([name, value]) => [name, firstValue(value)]));
  const cookieStore = await cookies();
  const isRefused = query.get('link') === 'refused';
  const viewer = isRefused ? null : await loadViewer((name) => cookieStore.get(name)?.value);
  const shownFigures =
    viewer && 'code' in viewer ? await tryLoadShownFigures(viewer.code, query) : null;
  const isUnavailable = viewer !== null && viewer.kind !== 'signedOut' && shownFigures === null;
  return (
    <PageShell path="/partners/figures" tone="light">
      <FiguresHero viewer={shownFigures ? viewer : null} />
      {shownFigures ? (
        <FigureReport {...shownFigures} />
      ) : (
        <AccessOptions problem={isRefused ? 'refused' : isUnavailable ? 'unavailable' : null} />
      )}
      <HowCounted />
    </PageShell>
  );
}
