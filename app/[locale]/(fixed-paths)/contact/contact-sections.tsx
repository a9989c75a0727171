import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SupportHoursBar } from '@/components/sections/support-hours-bar';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { QrPicture } from '@/components/ui/qr/qr-picture';
import { pagePath } from '@/lib/core/i18n/paths';
import { site, phoneAndWechatOf } from '@/lib/site';
import { supportHours } from '@/lib/support-hours';
import { qrLabelOf, type WechatQrCodes } from '@/lib/site-content/wechat-qr-codes';

/** How to reach support, and next to it whether support answers now. */
export function ContactDesk({ qr }: { qr: WechatQrCodes }) {
  const t = useTranslations('contact');
  const contactOption = phoneAndWechatOf(qr.sidebar !== null);
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
              {contactOption !== 'none' && <>{t(`talk.${contactOption}`, supportHours)} </>}
              {t('lead')}
            </p>
            <ContactActions />
          </div>
          <ContactCard hasWechat={qr.sidebar !== null}>
            <WechatCodes qr={qr} />
          </ContactCard>
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
export function ContactCard({ hasWechat, children }: { hasWechat: boolean; children?: ReactNode }) {
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
      aria-labelledby="contact-card-title"
      className="rounded-lg bg-paper p-6 shadow-2 ring-1 ring-line md:p-8"
    >
      <h2 id="contact-card-title" className="sr-only">
        {t('title')}
      </h2>
      {phoneAndWechatOf(hasWechat) === 'none' ? (
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
        <SupportHoursBar hasWechat={hasWechat} />
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
function WechatCodes({ qr }: { qr: WechatQrCodes }) {
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
      <QrPicture
        src={src}
        liveCodeId={qr.liveCodeId}
        alt={qrLabelOf(t(`${key}.alt`), qr, locale)}
        size={120}
      />
      <p className="text-sm">
        <b className="block text-base text-text">{t(`${key}.title`)}</b>
        {t(`${key}.text`)}
      </p>
    </div>
  ));
}

const callDetails = ['account', 'version', 'store', 'moment', 'picture'] as const;

/** What to have at hand before the call, and what never to reveal. */
export function PrepareCall() {
  const t = useTranslations('contact.prepareCall');
  return (
    <Section
      tone="ink"
      labelledBy="prepare-call-title"
      hasPadding={false}
      className="py-12 md:py-18"
      title={t('title')}
      lead={t('lead')}
    >
      <ul className="grid gap-x-10 md:grid-cols-2 lg:grid-cols-3">
        {callDetails.map((detail) => (
          <li key={detail} className="border-t border-ink-line py-5 lg:py-7">
            <b className="block text-h3 text-on-ink">{t(`things.${detail}.name`)}</b>
            <p className="mt-1 max-w-[28em]">{t(`things.${detail}.text`)}</p>
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
