import '@/app/styles/service.css';
import { PageShell } from '@/components/layout/page-shell';
import { lessonIds } from '@/lib/demo/lessons';
import { pageMetadata } from '@/lib/seo/metadata';
import { LessonSection, LessonsClosing, LessonsHero } from './lessons-sections';

export const generateMetadata = pageMetadata('/help/video');

/** The page answers: how is it done, shown and in writing? */
export default function HelpVideoPage() {
  return (
    <PageShell path="/help/video">
      <LessonsHero />
      {lessonIds.map((lesson, index) => (
        <LessonSection key={lesson} lesson={lesson} tone={index % 2 ? 'mist' : 'white'} />
      ))}
      <LessonsClosing />
    </PageShell>
  );
}
