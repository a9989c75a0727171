import { FallbackNotice } from '@/components/downloads/fallback-notice';
import { HistoryView } from '@/components/downloads/history/history-view';
import { getWords } from '@/components/downloads/words';
import { PageShell } from '@/components/layout/page-shell';
import { historySystems } from '@/lib/releases/history-systems';
import { pageMetadata } from '@/lib/seo/metadata';
import { getHistory } from '@/lib/upstream/releases';

export const generateMetadata = pageMetadata('/download/history');

export default async function HistoryPage() {
  const [lists, words] = await Promise.all([
    Promise.all(historySystems.map((system) => getHistory(system))),
    getWords(),
  ]);
  return (
    <PageShell path="/download/history" tone="light">
      <FallbackNotice history={lists} />
      <HistoryView lists={lists.map(({ releases }) => releases)} words={words} />
    </PageShell>
  );
}
