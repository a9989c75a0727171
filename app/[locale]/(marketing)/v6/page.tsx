import { FallbackNotice } from '@/components/downloads/fallback-notice';
import { V6Closing } from '@/components/downloads/v6/v6-closing';
import { IsolationLanes } from '@/components/downloads/v6/isolation-lanes';
import { MoveOrStay } from '@/components/downloads/v6/move-or-stay';
import { PackageLanes } from '@/components/downloads/v6/package-lanes';
import { RequirementMatrix } from '@/components/downloads/v6/requirement-matrix';
import { V6Hero } from '@/components/downloads/v6/v6-hero';
import { WhatsNew } from '@/components/downloads/v6/whats-new';
import { getWords } from '@/components/downloads/words';
import { PageFaq } from '@/components/layout/page/page-faq';
import { PageShell } from '@/components/layout/page-shell';
import { isNothingReleased } from '@/lib/releases/choose';
import { pageMetadata } from '@/lib/seo/metadata';
import { getV6Releases } from '@/lib/upstream/releases';

export const generateMetadata = pageMetadata('/v6');

export default async function V6Page() {
  const [v6, words] = await Promise.all([getV6Releases(), getWords()]);
  const { releases } = v6;
  const released = !isNothingReleased(v6);
  return (
    <PageShell path="/v6">
      <V6Hero releases={releases} released={released} words={words} />
      <FallbackNotice v6={v6} />
      {releases.length > 0 && <WhatsNew locale={words.locale} />}
      <PackageLanes releases={releases} words={words} />
      <MoveOrStay locale={words.locale} />
      <RequirementMatrix words={words} />
      <IsolationLanes />
      <PageFaq of="v6" />
      {released && <V6Closing />}
    </PageShell>
  );
}
