import '@/app/styles/download.css';
import { PageShell } from '@/components/layout/page-shell';
import { FallbackNotice } from '@/components/releases/download-notices';
import { getReleaseText } from '@/components/releases/release-text';
import { pageMetadata } from '@/lib/seo/metadata';
import { getHistories } from '@/lib/upstream/releases';
import { HistoryView } from './history-view';

export const generateMetadata = pageMetadata('/download/history');

export default async function HistoryPage() {
  const [lists, text] = await Promise.all([getHistories(), getReleaseText()]);
  return (
    <PageShell path="/download/history" tone="light">
      <FallbackNotice history={lists} />
      <HistoryView lists={lists.map(({ packages }) => packages)} text={text} />
    </PageShell>
  );
}
