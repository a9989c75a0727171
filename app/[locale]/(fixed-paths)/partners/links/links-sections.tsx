import { useTranslations } from 'next-intl';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { DarkHero } from '@/components/sections/dark-hero';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { rememberedDays } from '@/lib/attribution/remembered-days';

/** The hero: what the page is for; the builder overlaps its end. */
export function LinksHero() {
  const t = useTranslations('partnersLinks.hero');
  return (
    <DarkHero
      crumbs={<PageCrumbs path="/partners/links" />}
      title={t('title')}
      lead={t('lead')}
      className="pb-36 md:pb-44"
    />
  );
}

const survivalRows = [
  ['later', 'kept'],
  ['pages', 'kept'],
  ['installer', 'kept'],
  ['device', 'gone'],
  ['cleared', 'gone'],
  ['other', 'changed'],
] as const;

const resultTones = { kept: 'ok', gone: 'idle', changed: 'blue' } as const;

/** What customers do between the link and the registration, and what happens to the code (A5, A7). */
export function CodeSurvivalTable() {
  const t = useTranslations('partnersLinks.codeSurvival');
  return (
    <Section tone="mist" labelledBy="code-survival-table-title" title={t('title')} lead={t('lead')}>
      <table className="block w-full text-left md:table">
        <caption className="sr-only">{t('caption')}</caption>
        <thead className="max-md:sr-only">
          <tr className="text-sm text-text">
            {(['action', 'result', 'why'] as const).map((column) => (
              <th key={column} scope="col" className="border-b-2 border-text pr-6 pb-2.5">
                {t(`head.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block border-text max-md:border-t-2 md:table-row-group">
          {survivalRows.map(([row, result]) => (
            <tr
              key={row}
              className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-b border-line-2 py-4 md:table-row"
            >
              <th
                scope="row"
                className="partners:md:w-[38%] partners:md:align-top text-[1.0625rem] text-text md:py-5 md:pr-6"
              >
                {t(`rows.${row}.action`, { days: rememberedDays.promoter })}
              </th>
              <td className="partners:md:w-[14%] partners:md:align-top md:py-5 md:pr-6">
                <Badge tone={resultTones[result]} className="partners:text-sm!">
                  {t(result)}
                </Badge>
              </td>
              <td className="partners:max-md:col-span-2 partners:md:align-top md:py-5">
                {t(`rows.${row}.why`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

const adviceItems = {
  do: ['do.items.say', 'do.items.test', 'do.items.size', 'do.items.source'],
  not: ['not.items.brand', 'not.items.hide', 'not.items.promise', 'not.items.spam'],
} as const;

const adviceMarks = {
  do: { icon: 'check', look: 'bg-blue-600 text-white' },
  not: { icon: 'close', look: 'border-[1.5px] border-dashed border-control text-text-3' },
} as const;

/** Advice on where to share a link, and what makes people distrust it. */
export function SharingAdvice() {
  const t = useTranslations('partnersLinks.sharingAdvice');
  return (
    <Section labelledBy="sharing-advice-title">
      <div className="wrap grid gap-10 lg:grid-cols-[3fr_9fr] lg:gap-14">
        <h2 id="sharing-advice-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <div className="grid gap-10 md:grid-cols-2 md:gap-14">
          {(['do', 'not'] as const).map((group) => (
            <div key={group}>
              <h3 className="border-b-2 border-text pb-3 text-h3 text-text">
                {t(`${group}.title`)}
              </h3>
              <ul>
                {adviceItems[group].map((key) => (
                  <li
                    key={key}
                    className="grid grid-cols-[36px_1fr] items-center gap-4 border-b border-line-2 py-5 text-text"
                  >
                    <span
                      className={`grid size-9 place-items-center rounded-full ${adviceMarks[group].look}`}
                    >
                      <Icon name={adviceMarks[group].icon} size={17} />
                    </span>
                    {t(key)}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
