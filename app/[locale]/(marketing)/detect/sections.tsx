import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Phrases } from '@/components/sections/phrases';
import { Section, SectionHead } from '@/components/sections/section';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { Icon, type IconName } from '@/components/ui/icon';
import { SiteLink } from '@/components/sections/site-link';
import { weights } from '@/lib/detect/findings';
import { group } from '@/lib/i18n/group';
import { DetectIsland } from './detect-island';

/** The id of the check on the page. */
const checkId = 'check';
/** The id of how to read a report, which the hero links to. */
export const readingId = 'reading';

const promises = [
  { key: 'local', icon: 'laptop' },
  { key: 'request', icon: 'send' },
  { key: 'ask', icon: 'lock' },
] as const satisfies readonly { key: string; icon: IconName }[];

/** The check itself: the button, the report that unfolds below it, and what happens meanwhile. */
export async function CheckSection() {
  const [all, t, errors] = await Promise.all([
    getTranslations(),
    getTranslations('detect'),
    getTranslations('errors.byCode'),
  ]);
  const messages = group(all, 'detect.tool');
  const client = {
    ...group(all, 'desktop.client'),
    connection: group(all, 'desktop.connection'),
    identity: group(all, 'desktop.identity'),
    abnormal: errors('socket'),
  };
  return (
    <Section
      labelledBy="check-title"
      id={checkId}
      hasPadding={false}
      className="scroll-mt-6 pb-14 md:pb-18"
    >
      <div className="wrap flow-root">
        <h2 id="check-title" className="sr-only">
          {t('check.name')}
        </h2>
        <DetectIsland messages={messages} client={client} />
        <noscript>
          <p className="mt-8 rounded-md bg-warm-100 p-5 text-warm-text">{t('check.noscript')}</p>
        </noscript>
        <SectionHead title={t('check.title')} className="mt-14 md:mt-20 md:mb-10" />
        <ul className="grid gap-x-12 border-y border-line-2 py-2 md:grid-cols-3 md:py-0">
          {promises.map(({ key, icon }) => (
            <li key={key} className="grid grid-cols-[28px_1fr] content-start gap-x-4 py-4 md:py-6">
              <Icon name={icon} size={24} className="mt-0.5 text-blue-600" />
              <span>
                <b className="block text-text">{t(`check.promises.${key}.title`)}</b>
                <span className="text-[0.9375rem]">{t(`check.promises.${key}.text`)}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

const whatIsSeenRows = [
  { key: 'identity', where: 'here' },
  { key: 'place', where: 'here' },
  { key: 'screen', where: 'here' },
  { key: 'drawing', where: 'here' },
  { key: 'address', where: 'request' },
  { key: 'rtc', where: 'asked' },
] as const;

const whatIsSeenTones = { here: 'ok', request: 'blue', asked: 'soft' } as const;

/** The values that any page can read, what they reveal, and whether they leave the visitor's computer. */
export function VisibleValues() {
  const t = useTranslations('detect.seen');
  return (
    <Section tone="mist" labelledBy="seen-title" title={t('title')} lead={t('lead')}>
      <table className="w-full border-collapse text-left max-md:block">
        <caption className="sr-only">{t('caption')}</caption>
        <thead className="max-md:sr-only">
          <tr className="border-b-2 border-text text-text-3">
            {(['what', 'tells', 'where'] as const).map((column) => (
              <th
                key={column}
                scope="col"
                className="product:pr-8 product:last:pr-0 pb-3 font-normal"
              >
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {whatIsSeenRows.map(({ key, where }) => (
            <tr
              key={key}
              className="product:md:*:py-5 border-b border-line-2 align-top max-md:block max-md:py-4"
            >
              <th
                scope="row"
                className="product:md:w-[28%] text-[1.125rem] leading-snug text-text max-md:block md:pr-8"
              >
                {t(`rows.${key}.what`)}
              </th>
              <td className="max-md:mt-1 max-md:block md:pr-8">{t(`rows.${key}.tells`)}</td>
              <td className="product:md:w-[18%] max-md:mt-2 max-md:block">
                <Badge tone={whatIsSeenTones[where]} className="text-xs">
                  {t(where)}
                </Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

const bars = {
  high: 'w-full bg-risk',
  medium: 'w-1/2 bg-warm-500',
  low: 'product:w-1/8 bg-blue-600',
} as const;
const levels = ['high', 'medium', 'low'] as const;
const steps = ['one', 'two', 'three'] as const;

/** What a weight means (a bar as long as its points), and in which order to fix things. */
export function HowToReadReport() {
  const t = useTranslations('detect.reading');
  return (
    <Section
      labelledBy="reading-title"
      id={readingId}
      className="scroll-mt-6"
      title={t('title')}
      lead={t('lead')}
    >
      <div className="product:lg:grid-cols-[6fr_5fr] grid gap-12 lg:gap-20">
        <ul className="border-b border-line-2">
          {levels.map((level) => (
            <li
              key={level}
              className="product:sm:grid-cols-[150px_1fr] grid gap-x-8 gap-y-2 border-t border-line-2 py-5"
            >
              <span>
                <b className="text-h3 text-text">{t(`weights.${level}.name`)}</b>
                <span className="block text-sm text-text-3">
                  {t('points', { points: weights[level] })}
                </span>
                <span aria-hidden="true" className="product:max-w-36 mt-2.5 block h-1.5 bg-line">
                  <span className={cn('block h-full', bars[level])} />
                </span>
              </span>
              <span>{t(`weights.${level}.text`)}</span>
            </li>
          ))}
        </ul>
        <div>
          <h3 className="text-h3 text-text">{t('order')}</h3>
          <ol className="mt-4 grid gap-5">
            {steps.map((step, index) => (
              <li key={step} className="grid grid-cols-[36px_1fr] gap-x-3">
                <span
                  aria-hidden="true"
                  className="font-num text-[2rem] leading-none font-bold text-blue-600"
                >
                  {index + 1}
                </span>
                {t(`steps.${step}`)}
              </li>
            ))}
          </ol>
          <SiteLink page="/news/fingerprint-basics" className="mt-4">
            {t('article')}
          </SiteLink>
        </div>
      </div>
    </Section>
  );
}

const items = ['address', 'links', 'behaviour', 'score', 'history'] as const;

/** What no page can read from a browser; a dashed square stands for a missing value. */
export function CannotKnow() {
  const t = useTranslations('detect.unknown');
  return (
    <Section tone="ink" labelledBy="unknown-title">
      <div className="wrap grid gap-10 lg:grid-cols-[4fr_8fr] lg:gap-14">
        <div>
          <h2 id="unknown-title" className="text-h2 text-on-ink">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-4 max-w-[30em]">{t('lead')}</p>
        </div>
        <ul className="border-b border-ink-line md:columns-2 md:gap-x-12">
          {items.map((item) => (
            <li
              key={item}
              className="grid break-inside-avoid grid-cols-[36px_1fr] gap-x-4 border-t border-ink-line py-5"
            >
              <span
                aria-hidden="true"
                className="mt-1 grid size-7 place-items-center rounded-tile border-2 border-dashed border-on-ink-3 font-num text-sm text-on-ink-2"
              >
                ?
              </span>
              <div>
                <h3 className="text-[1.125rem] text-on-ink">{t(`items.${item}.title`)}</h3>
                <p className="mt-1 text-[0.9375rem]">{t(`items.${item}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
