import { useLocale, useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { LessonStage } from '@/components/demo/lesson/lesson-stage';
import { loadSceneImage } from '@/components/demo/scene-images';
import { captionsOf } from '@/components/demo/demo-messages';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { PreviousNextLinks } from '@/components/sections/closing/previous-next-links';
import { Section } from '@/components/sections/section';
import { TextLink } from '@/components/ui/text-link';
import { lessonIds, lessonOf, stepStartSeconds, type LessonId } from '@/lib/demo/lessons';
import { pickMessages } from '@/lib/core/i18n/pick-messages';
import { pagePath } from '@/lib/core/i18n/paths';
import { videoFilesOf, formatVideoTime, type VideoFiles } from './video-files';

/** The list of lessons; each entry links to its lesson. */
export function LessonsHero() {
  const t = useTranslations('helpVideo');
  const lessonTexts = useTranslations('demo.lessons');
  return (
    <section className="ground-hero pt-[96px] pb-10 text-on-ink-2 md:pt-[108px] md:pb-14">
      <div className="wrap">
        <PageCrumbs path="/help/video" />
        <h1 className="mt-3 text-h1 text-on-ink">{t('title')}</h1>
        <p className="mt-3 max-w-[56em] text-lead text-pretty">{t('lead')}</p>
        <nav aria-label={t('chapters')} className="mt-8 md:mt-10">
          <ol className="service:sm:gap-x-8 grid border-t border-ink-line sm:grid-cols-2 lg:grid-cols-4">
            {lessonIds.map((id, index) => (
              <li key={id} className="border-b border-ink-line">
                <a href={`#${id}`} className="flex h-full gap-4 py-4 hover:text-white">
                  <span aria-hidden="true" className="font-num text-on-ink-3">
                    {index + 1}
                  </span>
                  <span>
                    <b className="block text-on-ink">{lessonTexts(`${id}.title`)}</b>
                    <span className="text-sm">
                      {t('extent', {
                        count: lessonOf(id).steps.length,
                        seconds: stepStartSeconds(id).at(-1) ?? 0,
                      })}
                    </span>
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </section>
  );
}

/** One lesson: its video, or the demo playing the lesson where there is no video, and a link to the demo to try it. */
export async function LessonSection({
  lesson,
  tone,
}: {
  lesson: LessonId;
  tone: 'white' | 'mist';
}) {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
  const videoFiles = videoFilesOf(lesson, locale);
  return (
    <Section id={lesson} labelledBy={`${lesson}-title`} tone={tone}>
      <div className="wrap max-sm:px-3">
        <div className="service:md:mb-6 mb-4 grid gap-x-8 gap-y-2 max-sm:px-2 lg:grid-cols-[1fr_auto] lg:items-end">
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
        {videoFiles ? (
          <LessonVideo lesson={lesson} files={videoFiles} />
        ) : (
          <LessonStage lesson={lesson} />
        )}
      </div>
    </Section>
  );
}

/** A lesson's published video in the browser's own player, with chapters; the video is loaded when it is played. */
export async function LessonVideo({ lesson, files }: { lesson: LessonId; files: VideoFiles }) {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
  const poster = await loadSceneImage(lessonOf(lesson).scene, 'window', locale);
  const startSeconds = stepStartSeconds(lesson);
  const messages = pickMessages(t, 'demo.lessons');
  return (
    <div className="service:lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] grid gap-6 lg:gap-10">
      <video
        controls
        playsInline
        preload="none"
        poster={poster.src}
        // Browsers read captions from another host only with CORS.
        crossOrigin="anonymous"
        aria-label={messages[lesson].title}
        className="service:aspect-video w-full rounded-lg bg-ink-900"
      >
        <source src={files.src} type="video/mp4" />
        <track
          kind="captions"
          src={files.captions}
          srcLang={locale}
          label={t('helpVideo.captions')}
          default
        />
      </video>
      <ol className="border-b border-line-2">
        {captionsOf(messages, lesson).map((text, step) => (
          <li key={step} className="border-t border-line-2">
            <a
              href={`${files.src}#t=${startSeconds[step] ?? 0}`}
              className="grid min-h-11 grid-cols-[48px_1fr] gap-x-3 py-3 hover:text-blue-700"
            >
              <span className="font-num text-blue-600">
                {formatVideoTime(startSeconds[step] ?? 0)}
              </span>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** After the lessons: questions with written answers, and the whole day as a demo to click through. */
export function LessonsClosing() {
  const t = useTranslations('helpVideo.more');
  const locale = useLocale();
  return (
    <PreviousNextLinks
      label={t('title')}
      previous={{
        href: pagePath(locale, '/service'),
        label: t('service.label'),
        title: t('service.title'),
      }}
      next={{
        href: pagePath(locale, '/webtrial'),
        label: t('trial.label'),
        title: t('trial.title'),
        text: t('trial.text'),
      }}
    />
  );
}
