import { PageShell } from '@/components/layout/page-shell';
import { LessonSection } from '@/components/product/walkthroughs/lesson-section';
import { WalkthroughsEnding } from '@/components/product/walkthroughs/walkthroughs-ending';
import { WalkthroughsHero } from '@/components/product/walkthroughs/walkthroughs-hero';
import { lessonIds } from '@/lib/demo/lessons';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/help/video');

/** "Show me how it is done, and let me read it." */
export default function WalkthroughsPage() {
  return (
    <PageShell path="/help/video">
      <WalkthroughsHero />
      {lessonIds.map((lesson, index) => (
        <LessonSection key={lesson} lesson={lesson} tone={index % 2 ? 'mist' : 'white'} />
      ))}
      <WalkthroughsEnding />
    </PageShell>
  );
}
