import { useLocale, useTranslations } from 'next-intl';
import { storeBackground, storeCodes } from '@/components/mockups/stores';
import { cn } from '@/components/ui/cn';
import { ListFilter } from '@/components/ui/list/list-filter';
import { LightHero } from '@/components/layout/page/light-hero';
import { pagePath } from '@/lib/i18n/paths';
import { helpHref } from '@/lib/targets/help';
import { topics } from './topics';

/** The list the field narrows. */
export const questionsId = 'questions';

/** A field, and the questions behind it. */
export function HelpHero() {
  const t = useTranslations('service');
  const locale = useLocale();
  const online = helpHref('support');
  return (
    <LightHero
      path="/service"
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={
        <ListFilter
          listId={questionsId}
          words={{
            label: t('search.label'),
            placeholder: t('search.placeholder'),
            found: t.raw('search.found') as string,
            none: t('search.none'),
          }}
          next={
            online
              ? { label: t.raw('search.online') as string, href: online, asks: true }
              : { label: t('search.ask'), href: pagePath(locale, '/contact/new', '#needs') }
          }
        />
      }
      picture={<TopicJumps />}
    />
  );
}

/** The subjects as tiles of their own colours, each leading to its questions. */
function TopicJumps() {
  const t = useTranslations('service.topics');
  return (
    <nav aria-label={t('jump')}>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:gap-4">
        {topics.map(({ key, questions }, index) => (
          <li key={key}>
            <a
              href={`#topic-${key}`}
              className="flex h-full min-h-28 flex-col justify-between gap-2.5 rounded-lg bg-paper p-4 font-bold text-text shadow-1 hover:text-blue-700 hover:shadow-2"
            >
              <span
                aria-hidden="true"
                className={cn('size-6 rounded-tile', storeBackground[storeCodes[index] ?? 'us'])}
              />
              <span>
                {t(`names.${key}`)}
                <span className="block text-sm font-normal text-text-3">
                  {t('count', { n: questions.length })}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
