import '@/app/styles/download.css';
import { CompactClosingDownload } from '@/components/sections/closing/compact-closing-download';
import { PageShell } from '@/components/layout/page-shell';
import { PageFaq } from '@/components/sections/page-faq';
import { ListNotices } from '@/components/releases/list-notices';
import { createPackageFormatter } from '@/components/releases/package-formatter';
import { isKnownToHaveNoDownload } from '@/lib/releases/lists/select-packages';
import { pageMetadata } from '@/lib/seo/metadata';
import { getV6List } from '@/lib/releases/lists/get-package-lists';
import { V6OrV5, Requirements, WhatsNew } from './v6-sections';
import { PackageLanes } from './package-lanes';
import { V6Hero } from './v6-hero';

export const generateMetadata = pageMetadata('/v6');

export default async function V6Page() {
  const [v6, formatter] = await Promise.all([getV6List(), createPackageFormatter()]);
  const { packages } = v6;
  const mayHaveDownload = !isKnownToHaveNoDownload(v6);
  return (
    <PageShell path="/v6">
      <V6Hero packages={packages} mayHaveDownload={mayHaveDownload} formatter={formatter} />
      <ListNotices v6={v6} />
      {packages.length > 0 && <WhatsNew locale={formatter.locale} />}
      <PackageLanes packages={packages} formatter={formatter} />
      <V6OrV5 />
      <Requirements />
      <PageFaq namespace="v6" />
      {mayHaveDownload && (
        <CompactClosingDownload namespace="v6" line="v6" otherPage="/changelog" />
      )}
    </PageShell>
  );
}
