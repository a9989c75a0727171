import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SupportHoursBar } from '@/components/sections/support-hours-bar';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { QrPicture } from '@/components/ui/qr/qr-picture';
import { pagePath } from '@/lib/i18n/paths';
import { contactLinks, site, supportHours, contactWays } from '@/lib/site';
import { qrLabel, type QrCodes } from '@/lib/upstream/site-content';

/** How to reach support, and next to it whether support answers now. */
export function ContactDesk({ qr }: { qr: QrCodes }) {
  const t = useTranslations('contact');
  const ways = contactWays(qr.sidebar !== null);
  return (
    <section className="bg-mist pt-6 pb-12 text-text-2 md:pt-10 md:pb-18">
      <div className="wrap">
        <PageCrumbs path="/contact" tone="light" />
        <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-center gap-10 md:mt-6 lg:grid-cols-[7fr_5fr] lg:gap-20">
          <div>
            <h1 className="text-h1 text-text">
              <Phrases text={t('title', supportHours)} />
            </h1>
            <p className="mt-4 mb-8 max-w-[34em] text-lead">
              {ways !== 'none' && <>{t(`talk.${ways}`, supportHours)} </>}
              {t('lead')}
            </p>
            <ContactActions />
          </div>
          <ReachCard wechat={qr.sidebar !== null}>
            <WechatCodes qr={qr} />
          </ReachCard>
        </div>
      </div>
    </section>
  );
}

/** Buttons to call (or to write, where no number is configured; B7), or to find the right way. */
export function ContactActions() {
  const t = useTranslations('contact.card');
  const locale = useLocale();
  const { phone } = site.company;
  return (
    <p className="flex flex-wrap gap-3 max-sm:flex-col">
      {phone ? (
        <ButtonLink size="lg" href={`tel:${phone}`} icon={<Icon name="call" />}>
          {t('call', { phone })}
        </ButtonLink>
      ) : (
        <ButtonLink size="lg" href={pagePath(locale, '/feedback')}>
          {t('write')}
        </ButtonLink>
      )}
      <ButtonLink size="lg" variant="outline" href={pagePath(locale, '/contact/new')}>
        {t('choose')}
      </ButtonLink>
    </p>
  );
}

/**
 * Whether support answers now, in which languages, and where the office is. Where no telephone or chat is configured,
 * it says what happens to a message instead (P1).
 */
export function ReachCard({ wechat, children }: { wechat: boolean; children?: ReactNode }) {
  const t = useTranslations('contact.card');
  const { legalName, address, phone, email } = site.company;
  const rows = [
    ['languages', t('languages.value')],
    [
      'email',
      email && (
        <a href={`mailto:${email}`} className="text-blue-700 hover:underline">
          {email}
        </a>
      ),
    ],
    ['company', legalName],
    ['address', address],
    ['visit', phone && address && t('visit.value')],
  ] as const;
  return (
    <section
      aria-labelledby="reach-title"
      className="rounded-lg bg-paper p-6 shadow-2 ring-1 ring-line md:p-8"
    >
      <h2 id="reach-title" className="sr-only">
        {t('title')}
      </h2>
      {contactWays(wechat) === 'none' ? (
        <ol className="grid gap-4">
          {(['write', 'number', 'reply'] as const).map((step, index) => (
            <li key={step} className="grid grid-cols-[2.2rem_1fr] items-baseline">
              <span aria-hidden="true" className="font-num text-h3 font-bold text-blue-600">
                {index + 1}
              </span>
              <p>
                <b className="block text-text">{t(`steps.${step}.name`)}</b>
                {t(`steps.${step}.text`)}
              </p>
            </li>
          ))}
        </ol>
      ) : (
        <SupportHoursBar wechat={wechat} />
      )}
      {children}
      <dl className="mt-5">
        {rows.map(
          ([key, value]) =>
            value && (
              <div key={key} className="flex justify-between gap-6 border-t border-line py-3">
                <dt className="flex-none text-text-3">{t(`${key}.name`)}</dt>
                <dd className="text-right font-bold wrap-anywhere text-text">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

/** The configured WeChat codes, each with what scanning it does (B7). */
function WechatCodes({ qr }: { qr: QrCodes }) {
  const t = useTranslations('contact.codes');
  const locale = useLocale();
  const codes = (
    [
      ['consult', qr.sidebar],
      ['follow', qr.footer],
    ] as const
  ).flatMap(([key, src]) => (src ? [[key, src] as const] : []));
  return codes.map(([key, src]) => (
    <div key={key} className="mt-6 flex items-center gap-5 border-t border-line-2 pt-6">
      <QrPicture src={src} code={qr.code} alt={qrLabel(t(`${key}.alt`), qr, locale)} size={120} />
      <p className="text-sm">
        <b className="block text-base text-text">{t(`${key}.title`)}</b>
        {t(`${key}.text`)}
      </p>
    </div>
  ));
}

const talked = [
  { key: 'presale', way: 'phone' },
  { key: 'aftersale', way: 'phone' },
] as const;

/** Matters by how soon they are answered, each with the one contact for it. */
const speeds = [
  { speed: 'now', mark: 'bg-ok', rows: talked },
  { speed: 'any', mark: 'bg-blue-600', rows: [{ key: 'account', way: '/service' }] },
  {
    speed: 'day',
    mark: 'bg-text-3',
    rows: [
      { key: 'enterprise', way: '/private/apply' },
      { key: 'cooperation', way: '/partners/apply' },
      { key: 'visit', way: '/appointment' },
      { key: 'press', way: 'email' },
      { key: 'complaint', way: '/feedback' },
    ],
  },
] as const;

type Row = (typeof speeds)[number]['rows'][number];

interface Speed {
  readonly speed: (typeof speeds)[number]['speed'];
  readonly mark: string;
  readonly rows: readonly Row[];
}

/** Without telephone or chat, matters to talk about are handled in writing (P1). */
const writtenSpeeds: readonly Speed[] = speeds
  .filter(({ speed }) => speed !== 'now')
  .map((group) => (group.speed === 'day' ? { ...group, rows: [...talked, ...group.rows] } : group));

/** Says who handles which matter and how soon: one group for each speed, one line for each matter. */
export function ChannelLedger({ wechat }: { wechat: boolean }) {
  const t = useTranslations('contact.ledger');
  const ways = contactWays(wechat);
  const shown: readonly Speed[] = ways === 'none' ? writtenSpeeds : speeds;
  return (
    <section
      aria-labelledby="ledger-title"
      id="channels"
      className="wrap py-12 text-text-2 md:py-18"
    >
      <h2 id="ledger-title" className="text-h2 text-text">
        <Phrases text={t('title')} />
      </h2>
      <p className="mt-3 max-w-[40em]">{t('lead')}</p>
      {shown.map(({ speed, mark, rows }) => (
        <section
          key={speed}
          aria-labelledby={`speed-${speed}`}
          className="mt-9 grid gap-x-14 border-t-2 border-text pt-5 md:mt-12 lg:grid-cols-[4fr_8fr]"
        >
          <div>
            <h3
              id={`speed-${speed}`}
              className="flex items-center gap-3 text-[clamp(1.5rem,2.4vw,2rem)] leading-tight text-text"
            >
              <span aria-hidden="true" className={`size-3 flex-none rounded-full ${mark}`} />
              {t(`speeds.${speed}.name`)}
            </h3>
            <p className="mt-1 pl-6 text-text-3">
              {speed === 'now' && ways !== 'none'
                ? t(`talk.${ways}`, supportHours)
                : t(`speeds.${speed === 'now' ? 'day' : speed}.text`)}
            </p>
          </div>
          <dl className="max-lg:mt-3">
            {rows.map((row) => (
              <Matter key={row.key} row={row} wechat={wechat} />
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
}

function Matter({ row, wechat }: { row: Row; wechat: boolean }) {
  const t = useTranslations('contact.ledger');
  return (
    <div className="grid items-center gap-x-8 gap-y-1 border-b border-line py-4 last:border-0 md:grid-cols-[minmax(0,1fr)_13rem]">
      <dt className="text-pretty">
        <b className="block text-[1.125rem] text-text">{t(`rows.${row.key}.name`)}</b>
        {t(`rows.${row.key}.text`)}
      </dt>
      <dd>
        <Way row={row} wechat={wechat} />
      </dd>
    </div>
  );
}

const link =
  'inline-flex min-h-11 items-center gap-2.5 font-bold wrap-anywhere text-blue-700 hover:underline';

/** The contact itself; where it is not configured, the form replaces it (B7). */
function Way({ row, wechat }: { row: Row; wechat: boolean }) {
  const t = useTranslations('contact');
  const locale = useLocale();
  const direct = contactLinks.find(({ kind }) => kind === row.way);
  if (direct)
    return (
      <a href={direct.href} className={link}>
        <Icon name={direct.kind === 'phone' ? 'call' : 'mail'} size={18} className="flex-none" />
        {direct.text}
      </a>
    );
  if (row.way === 'phone' && wechat)
    return (
      <a href="#reach-title" className={link}>
        <Icon name="chat" size={18} className="flex-none" />
        {t('card.wechat')}
      </a>
    );
  const written = row.way === 'phone' || row.way === 'email';
  return (
    <PageLink href={pagePath(locale, written ? '/feedback' : row.way)} className={link}>
      <Icon name="arrow-right" size={18} className="flex-none" />
      {written ? t('card.write') : t(`ledger.rows.${row.key}.way`)}
    </PageLink>
  );
}

const things = ['account', 'version', 'store', 'moment', 'picture'] as const;

/** What to have at hand before the call, and what never to reveal. */
export function PrepareCall() {
  const t = useTranslations('contact.before');
  return (
    <Section
      tone="ink"
      labelledBy="before-title"
      hasPadding={false}
      className="py-12 md:py-18"
      title={t('title')}
      lead={t('lead')}
    >
      <ul className="grid gap-x-10 md:grid-cols-2 lg:grid-cols-3">
        {things.map((thing) => (
          <li key={thing} className="border-t border-ink-line py-5 lg:py-7">
            <b className="block text-h3 text-on-ink">{t(`things.${thing}.name`)}</b>
            <p className="mt-1 max-w-[28em]">{t(`things.${thing}.text`)}</p>
          </li>
        ))}
        <li className="flex items-center gap-4 self-center rounded-md bg-risk px-6 py-5 font-bold text-white max-md:mt-3">
          <Icon name="lock" size={24} className="flex-none" />
          {t('never')}
        </li>
      </ul>
    </Section>
  );
}
