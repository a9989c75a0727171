import { useFormatter, useTranslations } from 'next-intl';
import { Avatar } from '@/components/mockups/avatar';
import { storeBackground, storeCodes } from '@/components/mockups/stores';
import { PhoneFold } from '@/components/sections/phone-fold';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';
import { Icon, type IconName } from '@/components/ui/icon';
import { privateServer, supportHours } from '@/lib/site';

const stays = [
  ['passwords', 'lock'],
  ['members', 'users'],
  ['log', 'doc'],
  ['profiles', 'grid'],
  ['backups', 'server'],
] as const satisfies readonly (readonly [string, IconName])[];

const leaves = [
  ['traffic', 'globe'],
  ['licence', 'check'],
  ['help', 'chat'],
] as const satisfies readonly (readonly [string, IconName])[];

/** What stays and what leaves, on half a page each; the line between them is the boundary. */
export function BoundaryLedger() {
  const t = useTranslations('private.ledger');
  const you = t('you');
  return (
    <section
      aria-labelledby="stays-title"
      className="relative isolate overflow-hidden bg-blue-50 text-on-ink-2"
    >
      <span
        aria-hidden="true"
        className="private:w-[calc(50%+112px)] private:border-r-4 private:bg-[radial-gradient(56%_90%_at_100%_50%,var(--color-blue-800),transparent)] private:shadow-[0_0_70px_var(--color-blue-400)] absolute inset-y-0 left-0 -z-10 border-blue-500 bg-ink-950 max-lg:hidden"
      />
      <div className="private:lg:grid-cols-[calc(50%+112px)_1fr] wrap grid">
        <div className="private:max-lg:border-b-4 private:max-lg:border-blue-500 private:max-lg:bg-ink-950 private:max-lg:bg-[radial-gradient(90%_50%_at_50%_100%,var(--color-blue-800),transparent)] private:md:max-lg:-mx-6 private:md:max-lg:px-6 private:lg:py-18 private:lg:pr-24 relative py-11 max-lg:-mx-5 max-lg:px-5 max-lg:pb-18">
          <p className="text-sm">{t('inside')}</p>
          <h2 id="stays-title" className="mt-1 text-h2 text-on-ink">
            {t('insideTitle')}
          </h2>
          <ul className="mt-7 border-t border-ink-line">
            {stays.map(([key, icon]) => (
              <li
                key={key}
                className="private:grid-cols-[32px_1fr] private:md:grid-cols-[32px_1fr_auto] private:md:py-4 grid gap-x-2 border-b border-ink-line py-3 md:items-center"
              >
                <Icon name={icon} size={20} className="text-blue-200 max-md:mt-1" />
                <span className="text-[1.125rem] text-on-ink">{t(`stays.${key}.name`)}</span>
                <span className="text-[0.9375rem] max-md:col-start-2">
                  {t(`stays.${key}.note`)}
                </span>
              </li>
            ))}
          </ul>
          <Avatar
            initial={you}
            tone="plain"
            size="xl"
            className={cn(
              'private:max-lg:bottom-0 private:max-lg:left-1/2 private:max-lg:-translate-x-1/2 private:max-lg:translate-y-1/2 private:lg:top-1/2 private:lg:translate-x-1/2 private:lg:-translate-y-1/2 absolute z-10 ring-4 ring-blue-500 lg:right-0',
              you.length > 1 && 'private:text-[1.25rem]!',
            )}
          />
        </div>
        <div className="private:max-lg:pt-16 private:lg:py-18 private:lg:pl-24 py-11 text-text-2">
          <p className="text-sm">{t('outside')}</p>
          <h2 className="mt-1 text-h2 text-text">{t('outsideTitle')}</h2>
          <ul className="mt-7 border-t border-line-2">
            {leaves.map(([key, icon]) => (
              <li
                key={key}
                className="private:grid-cols-[32px_1fr] private:md:py-4 grid gap-x-2 border-b border-line-2 py-3"
              >
                <Icon name={icon} size={20} className="mt-1 text-blue-700" />
                <span className="text-[1.125rem] leading-normal text-text">
                  {t(`leaves.${key}.name`)}
                  <span className="block text-[0.9375rem] text-text-2">
                    {t(`leaves.${key}.note`)}
                  </span>
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-6 text-sm">{t('note')}</p>
        </div>
      </div>
    </section>
  );
}

const { minimum, recommended } = privateServer;

const rows = [
  { key: 'cores', from: minimum.cores, to: recommended.cores, unit: 'core', unitTo: 'core' },
  { key: 'memory', from: minimum.memoryGb, to: recommended.memoryGb, unit: 'gb', unitTo: 'gb' },
  { key: 'disk', from: minimum.diskGb, to: recommended.diskTb, unit: 'gbOver', unitTo: 'tbOver' },
] as const;

/** Minimum and recommended values in two columns; the recommended one is the product's blue. */
export function ServerTable() {
  const t = useTranslations('private.server');
  return (
    <Section id="server" labelledBy="server-title" className="scroll-mt-4">
      <div className="wrap grid items-center gap-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-14">
        <div>
          <h2 id="server-title" className="text-h2 text-text">
            {t('title')}
          </h2>
          <p className="mt-4 max-w-[28em]">{t('lead')}</p>
          <p className="mt-6 inline-flex items-center gap-4 rounded-lg bg-mist px-6 py-4 leading-snug">
            <Icon name="terminal" size={24} className="text-text" />
            <span>
              <b className="block text-[1.125rem] text-text">{privateServer.system}</b>
              {t('recommendedSystem', { system: privateServer.recommendedSystem })}
            </span>
          </p>
        </div>
        <table className="private:border-separate private:border-spacing-0 w-full text-left">
          <caption className="sr-only">{t('caption')}</caption>
          <thead>
            <tr>
              <th scope="col" className="private:w-[19%]">
                <span className="sr-only">{t('item')}</span>
              </th>
              <th
                scope="col"
                className="pt-6 pb-5 text-[1.0625rem] text-text max-sm:text-[0.9375rem] md:text-[1.25rem]"
              >
                {t('minimum')}
              </th>
              <th
                scope="col"
                className="private:rounded-t-xl w-[38%] bg-blue-600 px-5 pt-6 pb-5 text-[1.0625rem] text-white max-sm:px-3 max-sm:text-[0.9375rem] md:px-8 md:text-[1.25rem]"
              >
                {t('recommended')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, from, to, unit, unitTo }, index) => (
              <tr key={key} className="private:align-baseline">
                <th
                  scope="row"
                  className="border-t border-line-2 py-5 pr-3 font-normal max-md:text-sm"
                >
                  {t(key)}
                </th>
                <td className="border-t border-line-2 py-5 text-text">
                  <Figure value={from} unit={t(unit)} />
                </td>
                <td
                  className={cn(
                    'border-t border-white/30 bg-blue-600 px-5 py-5 text-white max-sm:px-3 md:px-8',
                    index === rows.length - 1 && 'private:rounded-b-xl pb-8',
                  )}
                >
                  <Figure value={to} unit={t(unitTo)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function Figure({ value, unit }: { value: number; unit: string }) {
  return (
    <span className="private:gap-x-2.5 flex flex-wrap items-baseline">
      <span className="private:leading-[1.15] font-num text-[clamp(1.875rem,3.6vw,3rem)] font-bold tracking-[-0.03em]">
        {value}
      </span>
      <span className="whitespace-nowrap md:text-[1.125rem]">{unit}</span>
    </span>
  );
}

/** Controls that the product has in any case, tested in the customer's environment. */
const items = ['vault', 'handover', 'levels', 'stores', 'devices', 'hours', 'log', 'risk'] as const;

/** The list that both sides sign at hand-over. */
export function SecuritySheet() {
  const t = useTranslations('private.security');
  const format = useFormatter();
  return (
    <Section tone="mist" labelledBy="security-title">
      <div className="wrap grid gap-6 md:gap-10 lg:grid-cols-[4fr_8fr] lg:gap-14">
        <div>
          <h2 id="security-title" className="text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-4 max-w-[28em]">{t('lead')}</p>
        </div>
        <PhoneFold
          label={t('fold')}
          preview={format.list(items.map((item) => t(`items.${item}.name`)))}
        >
          <div className="private:grid-cols-[8px_1fr] grid overflow-hidden rounded-md bg-paper shadow-2">
            <span aria-hidden="true" className="grid grid-rows-8">
              {storeCodes.map((code) => (
                <span key={code} className={storeBackground[code]} />
              ))}
            </span>
            <div className="px-5 py-8 md:px-12 md:py-11">
              <div className="flex items-baseline justify-between border-b-2 border-text pb-5">
                <h3 className="text-h3 text-text">{t('sheet')}</h3>
                <span className="text-xs text-text-3">{t('illustration')}</span>
              </div>
              <ul>
                {items.map((item) => (
                  <li
                    key={item}
                    className="private:gap-y-0.5 private:md:grid-cols-[44px_132px_1fr] grid grid-cols-[44px_1fr] items-center border-b border-line py-3.5"
                  >
                    <span className="private:size-6.5 private:max-md:row-span-2 private:max-md:self-start grid place-items-center rounded-tile bg-blue-600 text-white">
                      <Icon name="check" size={16} />
                    </span>
                    <b className="text-text">{t(`items.${item}.name`)}</b>
                    <span className="text-[0.9375rem]">{t(`items.${item}.text`)}</span>
                  </li>
                ))}
              </ul>
              <div className="mt-7 grid grid-cols-2 gap-6 text-sm text-text-3 md:gap-10">
                <span className="border-b border-line-2 pb-12">{t('yours')}</span>
                <span className="border-b border-line-2 pb-12">{t('ours')}</span>
              </div>
            </div>
          </div>
        </PhoneFold>
      </div>
    </Section>
  );
}

type Duty = 'inCharge' | 'assist' | 'none';

const dutyTableRows = [
  ['server', 'inCharge', 'assist'],
  ['install', 'assist', 'inCharge'],
  ['backup', 'inCharge', 'assist'],
  ['members', 'inCharge', 'none'],
  ['fixes', 'none', 'inCharge'],
  ['trouble', 'assist', 'inCharge'],
] as const satisfies readonly (readonly [string, Duty, Duty])[];

const look: Record<Duty, string> = {
  inCharge: 'bg-blue-600 font-bold text-white',
  assist: 'text-text ring-1 ring-control ring-inset',
  none: 'text-text-3',
};

/** Who is responsible for what: the table on the left, the reason on the right. */
export function DutyTable() {
  const t = useTranslations('private.duties');
  return (
    <Section labelledBy="duties-title">
      <div className="wrap grid items-center gap-6 md:gap-9 lg:grid-cols-[7fr_5fr] lg:gap-18">
        <div className="lg:order-last">
          <h2 id="duties-title" className="text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-4 max-w-[28em]">{t('lead')}</p>
          <p className="mt-3 max-w-[28em]">{t('support', supportHours)}</p>
        </div>
        <PhoneFold label={t('caption')} preview={t('short')}>
          <table className="w-full border-collapse text-left">
            <caption className="sr-only">{t('caption')}</caption>
            <thead>
              <tr className="border-b-2 border-text text-text">
                <th scope="col" className="pb-3 font-normal text-text-3">
                  {t('item')}
                </th>
                <th scope="col" className="w-[26%] pb-3 text-center">
                  {t('you')}
                </th>
                <th scope="col" className="w-[26%] pb-3 text-center">
                  {t('we')}
                </th>
              </tr>
            </thead>
            <tbody>
              {dutyTableRows.map(([row, ...duties]) => (
                <tr key={row} className="border-b border-line-2">
                  <th scope="row" className="py-4 pr-3 leading-snug font-normal text-text">
                    {t(`rows.${row}`)}
                  </th>
                  {duties.map((duty, side) => (
                    <td key={side} className="py-3 text-center">
                      <span
                        className={cn(
                          'private:min-w-18 private:md:min-w-22 inline-flex justify-center rounded-sm px-3 py-1.5 text-sm leading-snug',
                          look[duty],
                        )}
                      >
                        {t(duty)}
                      </span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </PhoneFold>
      </div>
    </Section>
  );
}
