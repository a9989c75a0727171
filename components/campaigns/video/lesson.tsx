import { getLocale, getTranslations } from 'next-intl/server';
import { Section } from '@/components/sections/section';
import { videoTime, filesOf } from '@/lib/content/videos';
import type { HelpVideo } from '@/lib/content/videos/types';
import { Player } from './player';
import { Scene } from './scene';

/** One video with its chapters; the chapters are the transcript, so that it can also be read. */
export async function Lesson({ video, index }: { video: HelpVideo; index: number }) {
  const [t, locale] = await Promise.all([getTranslations('helpVideo'), getLocale()]);
  const { title, summary, chapters } = video.text[locale];
  const files = filesOf(video.slug, locale);
  const id = `${video.slug}-title`;
  return (
    <Section id={video.slug} labelledBy={id} tone={index % 2 ? 'mist' : 'white'}>
      <div className="wrap grid gap-8 lg:grid-cols-[6fr_6fr] lg:gap-16">
        <div className="min-w-0 lg:sticky lg:top-8 lg:self-start">
          <h2 id={id} className="text-h2 text-text">
            {title}
          </h2>
          <p className="mt-3 mb-6">{summary}</p>
          {files ? (
            <Player files={files} title={title} locale={locale} captions={t('captions')} />
          ) : (
            <Scene slug={video.slug} />
          )}
        </div>
        <ol className="border-b border-line-2">
          {chapters.map((chapter, number) => (
            <li
              key={chapter.at}
              className="grid grid-cols-[56px_1fr] gap-x-3 border-t border-line-2 py-6"
            >
              {files ? (
                <a
                  href={`${files.src}#t=${chapter.at}`}
                  aria-label={t('jump', { time: videoTime(chapter.at), chapter: chapter.title })}
                  className="-mt-2 flex min-h-11 items-center font-num text-blue-600 underline"
                >
                  {videoTime(chapter.at)}
                </a>
              ) : (
                <span aria-hidden="true" className="font-num text-[22px] leading-snug text-text-3">
                  {number + 1}
                </span>
              )}
              <div>
                <h3 className="text-[18px] leading-snug text-text">{chapter.title}</h3>
                <p className="mt-2">{chapter.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
