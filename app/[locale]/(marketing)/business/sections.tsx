import { useTranslations } from 'next-intl';
import { PhoneFold } from '@/components/sections/phone-fold';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/sections/site-link';
import { supportHours } from '@/lib/site';

const rows = ['roles', 'login', 'systems', 'flows', 'reports', 'look'] as const;

/** Says what exists already, and what can be ordered. */
export function ScopeTable() {
  const t = useTranslations('business.scope');
  return (
    <Section
      id="scope"
      labelledBy="scope-title"
      className="scroll-mt-4"
      title={t('title')}
      lead={t('lead')}
    >
      <table className="block w-full text-left md:table">
        <caption className="sr-only">{t('caption')}</caption>
        <thead className="max-md:sr-only">
          <tr>
            <th scope="col" className="partners:w-[22%] border-b-2 border-text pb-3.5">
              <span className="sr-only">{t('area')}</span>
            </th>
            <th
              scope="col"
              className="partners:w-[33%] border-b-2 border-text pb-3.5 text-[1.125rem] text-text"
            >
              {t('has')}
            </th>
            <th
              scope="col"
              className="partners:lg:px-8 rounded-t-lg bg-blue-600 px-6 py-3.5 text-[1.125rem] text-white"
            >
              {t('asks')}
            </th>
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {rows.map((row, index) => (
            <tr key={row} className="block border-b border-line-2 py-3 md:table-row">
              <th
                scope="row"
                className="partners:md:align-top partners:lg:text-[1.375rem] block pr-4 pb-1 text-[1.125rem] leading-snug text-text md:table-cell md:py-6 md:text-[1.25rem]"
              >
                {t(`rows.${row}.area`)}
              </th>
              <td className="partners:md:align-top block pb-1 md:table-cell md:py-6 md:pr-8">
                <span className="flex items-start gap-3 text-pretty">
                  <Icon name="check" size={20} className="mt-[3px] text-text-3" />
                  <span>
                    <span className="sr-only">{t('has')}: </span>
                    {t(`rows.${row}.has`)}
                  </span>
                </span>
              </td>
              <td
                className={cn(
                  'partners:md:bg-blue-50 partners:md:align-top partners:lg:px-8 block md:table-cell md:px-6 md:py-6',
                  index === rows.length - 1 && 'partners:md:rounded-b-lg',
                )}
              >
                <span className="flex items-start gap-3 font-bold text-pretty text-text">
                  <Icon name="plus" size={20} className="mt-[3px] text-blue-600" />
                  <span>
                    <span className="sr-only">{t('asks')}: </span>
                    {t(`rows.${row}.asks`)}
                  </span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-6 text-[0.9375rem]">{t('note')}</p>
    </Section>
  );
}

/** The steps; each folder's tab is a little further to the right. */
const steps = [
  { key: 'ask', tab: 'left-0', look: 'bg-white text-text-2' },
  {
    key: 'assess',
    tab: 'partners:left-[22%] partners:-translate-x-[22%]',
    look: 'bg-blue-50 text-text-2',
  },
  {
    key: 'plan',
    tab: 'partners:left-[44%] partners:-translate-x-[44%]',
    look: 'bg-blue-100 text-text-2',
  },
  {
    key: 'build',
    tab: 'partners:left-[66%] partners:-translate-x-[66%]',
    look: 'bg-blue-200 text-text',
  },
  {
    key: 'accept',
    tab: 'partners:left-[88%] partners:-translate-x-[88%]',
    look: 'bg-blue-600 text-white',
  },
] as const;

/** Five folders, one behind the other: every step ends with a document. */
export function ProcessSteps() {
  const t = useTranslations('business.process');
  return (
    <Section tone="ink" labelledBy="process-title">
      <div className="wrap grid gap-9 lg:grid-cols-[4fr_8fr] lg:gap-14">
        <div className="partners:lg:top-10 lg:sticky lg:self-start">
          <h2 id="process-title" className="text-h2 text-on-ink">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-4 max-w-[28em]">{t('lead')}</p>
        </div>
        <ol>
          {steps.map(({ key, tab, look }, index) => {
            const last = index === steps.length - 1;
            return (
              <li key={key} className="partners:not-first:-mt-11">
                <span
                  className={cn(
                    'relative block w-fit rounded-t-md px-4 py-1.5 text-sm leading-snug whitespace-nowrap md:px-5',
                    tab,
                    look,
                  )}
                >
                  {t(`steps.${key}.doc`)}
                </span>
                <div
                  className={cn(
                    'grid gap-y-1 rounded-lg px-5 pt-5 md:px-8',
                    index === 0 && 'partners:rounded-tl-none',
                    last ? 'pb-9' : 'pb-16',
                    look,
                  )}
                >
                  <h3 className={cn('text-h3', !last && 'text-text')}>{t(`steps.${key}.name`)}</h3>
                  <p>{t(`steps.${key}.text`, supportHours)}</p>
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </Section>
  );
}

const yes = ['many', 'system', 'control', 'routine'] as const;
const no = [
  ['server', '/private'],
  ['edition', '/download/contrast'],
  ['partner', '/ecology'],
] as const;

/** Says when a request is worth it and when something else serves better. */
export function TypicalCompanies() {
  const t = useTranslations('business.fit');
  return (
    <Section labelledBy="fit-title">
      <div className="wrap">
        <h2 id="fit-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <div className="partners:max-md:[&>*+*]:-mt-px mt-6 grid md:mt-12 md:gap-12 lg:grid-cols-[7fr_5fr] lg:gap-18">
          <div>
            <h3 className="border-b-2 border-text pb-3 text-h3 text-text max-md:hidden">
              {t('yes.title')}
            </h3>
            <PhoneFold label={t('yes.title')}>
              <ul>
                {yes.map((key) => (
                  <li
                    key={key}
                    className="flex gap-4 border-b border-line-2 py-4.5 text-text md:text-[1.125rem]"
                  >
                    <Icon name="check" size={22} className="mt-1 text-blue-600" />
                    {t(`yes.items.${key}`)}
                  </li>
                ))}
              </ul>
            </PhoneFold>
          </div>
          <div>
            <h3 className="border-b-2 border-line-2 pb-3 text-h3 text-text max-md:hidden">
              {t('no.title')}
            </h3>
            <PhoneFold label={t('no.title')}>
              <ul>
                {no.map(([key, path]) => (
                  <li key={key} className="border-b border-line-2 pt-4 pb-1">
                    <span className="block">{t(`no.items.${key}.text`)}</span>
                    <SiteLink page={path}>{t(`no.items.${key}.link`)}</SiteLink>
                  </li>
                ))}
              </ul>
            </PhoneFold>
          </div>
        </div>
      </div>
    </Section>
  );
}
