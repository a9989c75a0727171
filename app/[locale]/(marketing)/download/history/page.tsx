import '@/app/styles/download.css';
import { PageShell } from '@/components/layout/page-shell';
import { FallbackNotice } from '@/components/releases/notices';
import { getReleaseText } from '@/components/releases/release-text';
import { historySystems } from '@/lib/releases/history-systems';
import { pageMetadata } from '@/lib/seo/metadata';
import { getHistory } from '@/lib/upstream/releases';
import { HistoryView } from './history-view';

export const generateMetadata = pageMetadata('/download/history');

export default async function HistoryPage() {
  const [lists, text] = await Promise.all([
    Promise.all(historySystems.map((system) => getHistory(system))),
    getReleaseText(),
  ]);
  return (
    <PageShell path="/download/history" tone="light">
      <FallbackNotice history={lists} />
      <HistoryView lists={lists.map(({ releases }) => releases)} text={text} />
    </PageShell>
  );
}
