import { getLocale, getTranslations } from 'next-intl/server';
import { LessonStage } from '@/components/demo/lesson/lesson-stage';
import { Section } from '@/components/sections/section';
import { TextLink } from '@/components/ui/text-link';
import { filesOf } from '@/lib/content/videos';
import { lessonOf, type LessonId } from '@/lib/demo/lessons';
import { pagePath } from '@/lib/i18n/paths';
import { Film } from './film';

/** One lesson: its film where there is one, else played in the demo; and the way to do it oneself. */
export async function LessonSection({
  lesson,
  tone,
}: {
  lesson: LessonId;
  tone: 'white' | 'mist';
}) {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
  const files = filesOf(lesson, locale);
  return (
    <Section id={lesson} labelledBy={`${lesson}-title`} tone={tone}>
      <div className="wrap max-sm:px-3">
        <div className="mb-4 grid gap-x-8 gap-y-2 max-sm:px-2 md:mb-6 lg:grid-cols-[1fr_auto] lg:items-end">
          <div>
            <h2 id={`${lesson}-title`} className="text-h2 text-text">
              {t(`demo.lessons.${lesson}.title`)}
            </h2>
            <p className="mt-2 max-w-[46em]">{t(`helpVideo.about.${lesson}`)}</p>
          </div>
          <TextLink href={`${pagePath(locale, '/webtrial')}#${lessonOf(lesson).scene}`}>
            {t('helpVideo.try')}
          </TextLink>
        </div>
        {files ? <Film lesson={lesson} files={files} /> : <LessonStage lesson={lesson} />}
      </div>
    </Section>
  );
}
