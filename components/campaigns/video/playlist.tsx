import { getLocale, getTranslations } from 'next-intl/server';
import { LightHero } from '@/components/layout/page/light-hero';
import { Icon } from '@/components/ui/icon';
import { filesOf, helpVideos } from '@/lib/content/videos';

/** What there is to learn, in order; each entry leads to its chapters. */
export async function Playlist() {
  const [t, locale] = await Promise.all([getTranslations('helpVideo'), getLocale()]);
  const playable = helpVideos.some(({ slug }) => filesOf(slug, locale));
  return (
    <LightHero
      path="/help/video"
      title={t('hero.title')}
      lead={
        <>
          <p>{t('hero.lead')}</p>
          {!playable && (
            <p className="mt-5 flex gap-3 rounded-md bg-paper px-5 py-4 text-base text-text ring-1 ring-line-2">
              <Icon name="doc" size={22} className="mt-0.5 text-blue-600" />
              {t('hero.unpublished')}
            </p>
          )}
        </>
      }
      picture={
        <nav aria-label={t('playlist')} className="rounded-xl bg-ink-900 p-3 md:p-4">
          <ol>
            {helpVideos.map(({ slug, text }, index) => (
              <li key={slug} className="not-first:border-t not-first:border-ink-line">
                <a
                  href={`#${slug}`}
                  className="grid min-h-16 grid-cols-[44px_1fr] items-center gap-x-4 rounded-md px-3 py-3 text-on-ink-2 hover:bg-white/8"
                >
                  <span
                    aria-hidden="true"
                    className="grid size-11 place-items-center rounded-tile bg-blue-600 font-num font-bold text-white"
                  >
                    {index + 1}
                  </span>
                  <span>
                    <strong className="block text-on-ink">{text[locale].title}</strong>
                    <span className="text-sm">
                      {t('chapters', { count: text[locale].chapters.length })}
                    </span>
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      }
    />
  );
}
