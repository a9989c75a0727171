import { HistoryView } from '@/components/downloads/history/history-view';
import { getWords } from '@/components/downloads/words';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';
import { getHistory } from '@/lib/upstream/history';

export const generateMetadata = pageMetadata('/download/history');

export default async function HistoryPage() {
  const [{ releases }, words] = await Promise.all([getHistory(), getWords()]);
  return (
    <PageShell path="/download/history" tone="light">
      <HistoryView releases={releases} words={words} />
    </PageShell>
  );
}
