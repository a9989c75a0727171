import { useLocale, useTranslations } from 'next-intl';
import { ScenePicture } from '@/components/demo/scene-picture';
import { DemoLink } from '@/components/demo/demo-link';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { StoreTile } from '@/components/mockups/store-tile';
import type { StoreCode } from '@/components/mockups/stores';
import { phonePicture } from '@/components/mockups/phone-picture';
import { HeroSplit } from '@/components/sections/hero-split';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { ScrollRow } from '@/components/ui/list/scroll-row';
import { TextLink } from '@/components/ui/text-link';
import type { CaseSlug } from '@/lib/generated/slugs';
import { pagePath } from '@/lib/i18n/paths';
import { registerPath } from '@/lib/navigation';

/** The eight sample stores as owner, manager and staff see them. */
export function UsersHero() {
  const t = useTranslations('browserUsers');
  const locale = useLocale();
  return (
    <HeroSplit
      crumbs={<PageCrumbs path="/browser-users" />}
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={
        <>
          <ButtonLink size="xl" href={pagePath(locale, registerPath)}>
            {t('hero.register')}
          </ButtonLink>
          <ButtonLink size="xl" variant="inverse" href="#day">
            {t('hero.day')}
          </ButtonLink>
        </>
      }
      picture={
        <ScenePicture
          scene="morning-grant"
          crop="levels"
          priority
          className="h-auto w-full rounded-xl shadow-window"
        />
      }
    >
      <DemoLink scene="morning-grant" tone="ink" className="mt-4" />
    </HeroSplit>
  );
}

const roles = ['owner', 'manager', 'employee'] as const;
/** The picture of each role's view of the stores. */
const seats = { owner: 'seat-you', manager: 'seat-lin', employee: 'seat-zhou' } as const;
const points = ['first', 'second', 'third'] as const;

/** The same eight stores as each role sees them, what the role worries about, and what helps it. */
export function RoleLedger() {
  const t = useTranslations('browserUsers.ledger');
  const names = useTranslations('mockups.roles');
  return (
    <Section labelledBy="ledger-title">
      <div className="wrap">
        <h2 id="ledger-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <ScrollRow
          label={t('seats')}
          className="mt-8 md:mt-14 md:grid md:grid-cols-3 md:gap-6 lg:gap-10"
        >
          {roles.map((role) => (
            <section key={role} aria-labelledby={`role-${role}`}>
              <h3 id={`role-${role}`} className="text-[1.75rem] leading-tight text-text">
                {names(role)}
              </h3>
              <ScenePicture scene="open-store" crop={seats[role]} className={phonePicture} />
              <p className="mt-6 border-l-4 border-line-2 pl-4 text-text-3">{t(`${role}.fear`)}</p>
              <ul className="mt-5">
                {points.map((point) => (
                  <li key={point} className="border-t border-line-2 py-3.5 text-text">
                    {t(`${role}.${point}`)}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </ScrollRow>
      </div>
    </Section>
  );
}

/** Trades that use the product, each with a scenario that tells more. */
const trades = [
  { key: 'home', code: 'us', scenario: 'home-goods-four-people' },
  { key: 'fashion', code: 'my', scenario: 'fashion-distribution-thirty' },
  { key: 'parts', code: 'de', scenario: 'auto-parts-private' },
  { key: 'agency', code: 'th', scenario: 'service-agency-stores' },
  { key: 'solo', code: 'jp', scenario: 'one-person-three-markets' },
] as const satisfies readonly { key: string; code: StoreCode; scenario: CaseSlug }[];

const parts = ['work', 'pain', 'use'] as const;

/** Says what each trade sells, what goes wrong there, and where to start. */
export function Trades() {
  const t = useTranslations('browserUsers.trades');
  const locale = useLocale();
  return (
    <Section labelledBy="trades-title" id="industries">
      <div className="wrap">
        <h2 id="trades-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <p className="mt-3">{t('lead')}</p>
        <ScrollRow label={t('label')} className="mt-8 md:mt-12 md:border-b md:border-line-2">
          {trades.map(({ key, code, scenario }) => (
            <article
              key={key}
              aria-labelledby={`trade-${key}`}
              className="product:max-md:rounded-lg product:max-md:bg-mist product:max-md:p-5 product:md:py-7 relative grid content-start gap-x-8 gap-y-4 md:border-t md:border-line-2 lg:grid-cols-[3fr_9fr]"
            >
              <div>
                <h3 id={`trade-${key}`} className="flex items-center gap-3 text-h3 text-text">
                  <StoreTile code={code} />
                  {t(`rows.${key}.name`)}
                </h3>
                <TextLink href={pagePath(locale, `/cases/${scenario}`)} className="mt-1">
                  {t('read')}
                  <span className="sr-only">{t('of', { name: t(`rows.${key}.name`) })}</span>
                </TextLink>
              </div>
              <dl className="grid gap-x-8 gap-y-4 md:grid-cols-3">
                {parts.map((part) => (
                  <div key={part}>
                    <dt className="text-sm text-text-3">{t(part)}</dt>
                    <dd className={part === 'use' ? 'font-bold text-text' : ''}>
                      {t(`rows.${key}.${part}`)}
                    </dd>
                  </div>
                ))}
              </dl>
            </article>
          ))}
        </ScrollRow>
      </div>
    </Section>
  );
}

const moments = [
  ['08:30', 'manager', 'assign'],
  ['09:00', 'employee', 'open'],
  ['11:20', 'owner', 'warning'],
  ['14:00', 'employee', 'code'],
  ['16:30', 'manager', 'leave'],
  ['18:00', 'employee', 'close'],
  ['22:00', 'owner', 'log'],
] as const;

const marks = {
  owner: 'bg-text text-white',
  manager: 'bg-blue-600 text-white',
  employee: 'bg-paper text-text ring-2 ring-text ring-inset',
} as const;

/** A working day on a ruler: the hour, the person, and what the product does. */
export function DayRuler() {
  const t = useTranslations('browserUsers.day');
  const roles = useTranslations('mockups.roles');
  return (
    <Section tone="mist" labelledBy="day-title" id="day" title={t('title')} lead={t('lead')}>
      <ol>
        {moments.map(([time, role, key]) => (
          <li
            key={key}
            className="product:md:grid-cols-[120px_110px_1fr] product:lg:grid-cols-[160px_130px_5fr_6fr] grid gap-x-8 gap-y-2 border-t border-line-2 py-5 max-md:grid-cols-[auto_1fr] max-md:items-center md:py-6 lg:items-baseline"
          >
            <time className="product:md:text-[2.75rem] font-num text-[2.125rem] leading-none font-bold tracking-[-0.02em] text-blue-600">
              {time}
            </time>
            <span
              className={cn(
                'product:justify-self-start rounded-full px-3.5 py-1 text-sm font-bold max-lg:self-start',
                marks[role],
              )}
            >
              {roles(role)}
            </span>
            <h3 className="text-h3 text-text max-md:col-span-2">{t(`moments.${key}.title`)}</h3>
            <p className="product:md:col-start-3 product:lg:col-start-4 max-md:col-span-2">
              {t(`moments.${key}.text`)}
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-xs text-text-3">{t('note')}</p>
    </Section>
  );
}

const cases = ['one', 'share', 'evade'] as const;

/** Says who should not buy a plan, and why. */
export function NotFor() {
  const t = useTranslations('browserUsers.not');
  const locale = useLocale();
  return (
    <Section tone="blue" labelledBy="not-title">
      <div className="wrap grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-20">
        <div>
          <h2 id="not-title" className="text-h2">
            <Phrases text={t('title')} />
          </h2>
          <p className="product:text-white/90 mt-4">{t('lead')}</p>
          <div className="mt-8">
            <ButtonLink size="lg" variant="inverse" href={pagePath(locale, '/cores')}>
              {t('cores')}
            </ButtonLink>
          </div>
        </div>
        <ul className="border-b border-white/40">
          {cases.map((key) => (
            <li key={key} className="border-t border-white/40 py-5">
              <h3 className="text-h3">{t(`${key}.title`)}</h3>
              <p className="product:text-white/90 mt-1">{t(`${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
