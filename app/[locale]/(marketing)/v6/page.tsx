import { MoreLinks } from '@/components/downloads/more-links';
import { IsolationLanes } from '@/components/downloads/v6/isolation-lanes';
import { MoveOrStay } from '@/components/downloads/v6/move-or-stay';
import { PackageLanes } from '@/components/downloads/v6/package-lanes';
import { RequirementMatrix } from '@/components/downloads/v6/requirement-matrix';
import { V6Hero } from '@/components/downloads/v6/v6-hero';
import { getWords } from '@/components/downloads/words';
import { PageFaq } from '@/components/layout/page/page-faq';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';
import { getV6Releases } from '@/lib/upstream/versions';

export const generateMetadata = pageMetadata('/v6');

export default async function V6Page() {
  const [{ releases }, words] = await Promise.all([getV6Releases(), getWords()]);
  return (
    <PageShell path="/v6">
      <V6Hero releases={releases} words={words} />
      <PackageLanes releases={releases} words={words} />
      <MoveOrStay locale={words.locale} />
      <RequirementMatrix words={words} />
      <IsolationLanes />
      <PageFaq of="v6" />
      <MoreLinks links={['contrast', 'list', 'history']} />
    </PageShell>
  );
}
