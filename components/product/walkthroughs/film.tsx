import { getLocale, getTranslations } from 'next-intl/server';
import { sceneSource } from '@/components/demo/scene-source';
import { captionsOf } from '@/components/demo/words';
import { videoTime, type VideoFiles } from '@/lib/content/videos';
import { lessonOf, startsOf, type LessonId } from '@/lib/demo/lessons';
import { group } from '@/lib/i18n/group';

/** The operator's film of a lesson in the browser's own player, with its chapters; nothing is loaded before play. */
export async function Film({ lesson, files }: { lesson: LessonId; files: VideoFiles }) {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
  const poster = await sceneSource(lessonOf(lesson).scene, 'window', locale);
  const starts = startsOf(lesson);
  const words = group(t, 'demo.lessons');
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-10">
      <video
        controls
        playsInline
        preload="none"
        poster={poster.src}
        // Captions from another host are only read with permission.
        crossOrigin="anonymous"
        aria-label={words[lesson].title}
        className="aspect-video w-full rounded-lg bg-ink-900"
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
        {captionsOf(words, lesson).map((text, step) => (
          <li key={step} className="border-t border-line-2">
            <a
              href={`${files.src}#t=${starts[step] ?? 0}`}
              className="grid min-h-11 grid-cols-[48px_1fr] gap-x-3 py-3 hover:text-blue-700"
            >
              <span className="font-num text-blue-600">{videoTime(starts[step] ?? 0)}</span>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
