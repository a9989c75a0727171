import '@/app/styles/download.css';
import { PageShell } from '@/components/layout/page-shell';
import { ListNotices } from '@/components/releases/list-notices';
import { createPackageFormatter } from '@/components/releases/package-formatter';
import { pageMetadata } from '@/lib/seo/metadata';
import { getHistories } from '@/lib/releases/lists/get-package-lists';
import { HistoryView } from './history-view';

export const generateMetadata = pageMetadata('/download/history');

export default async function HistoryPage() {
  const [lists, formatter] = await Promise.all([getHistories(), createPackageFormatter()]);
  return (
    <PageShell path="/download/history" tone="light">
      <ListNotices histories={lists} />
      <HistoryView lists={lists.map(({ packages }) => packages)} formatter={formatter} />
    </PageShell>
  );
}
