import { useTranslations } from 'next-intl';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { lessonIds, lessonOf, startsOf } from '@/lib/demo/lessons';

/** What there is to see; each entry leads to its lesson. */
export function WalkthroughsHero() {
  const t = useTranslations('helpVideo');
  const words = useTranslations('demo.lessons');
  return (
    <section className="ground-hero pt-[96px] pb-10 text-on-ink-2 md:pt-[108px] md:pb-14">
      <div className="wrap">
        <PageCrumbs path="/help/video" />
        <h1 className="mt-3 text-h1 text-on-ink">{t('title')}</h1>
        <p className="mt-3 max-w-[56em] text-lead text-pretty">{t('lead')}</p>
        <nav aria-label={t('chapters')} className="mt-8 md:mt-10">
          <ol className="grid border-t border-ink-line sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-4">
            {lessonIds.map((id, index) => (
              <li key={id} className="border-b border-ink-line">
                <a href={`#${id}`} className="flex h-full gap-4 py-4 hover:text-white">
                  <span aria-hidden="true" className="font-num text-on-ink-3">
                    {index + 1}
                  </span>
                  <span>
                    <b className="block text-on-ink">{words(`${id}.title`)}</b>
                    <span className="text-sm">
                      {t('extent', {
                        count: lessonOf(id).steps.length,
                        seconds: startsOf(id).at(-1) ?? 0,
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
