import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { SupportHoursBar } from '@/components/sections/support-hours-bar';
import { BrandMark } from '@/components/layout/brand-mark';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';
import { otherLocale } from '@/lib/core/i18n/paths';
import { contactLinks, site } from '@/lib/site';
import { supportHours } from '@/lib/support-hours';
import { getWechatQrCodes } from '@/lib/site-content/wechat-qr-codes';

const serviceRows = ['who', 'fees'] as const;

const companyRows = ['legalName', 'address', 'icpNumber', 'policeNumber'] as const;
const hasCompanyCard =
  contactLinks.length > 0 || companyRows.some((row) => site.company[row] !== undefined);

/** The hours of support and what they mean, and next to them the company. */
export async function SupportAndCompany() {
  const [t, qr] = await Promise.all([getTranslations('about.support'), getWechatQrCodes()]);
  return (
    <Section tone="mist" labelledBy="support-and-company-title">
      <div
        className={cn(
          'wrap grid grid-cols-[minmax(0,1fr)] gap-12 lg:gap-20',
          hasCompanyCard && 'lg:grid-cols-[7fr_5fr]',
        )}
      >
        <div>
          <h2 id="support-and-company-title" className="text-h3 text-text">
            {t('title')}
          </h2>
          <p className="mt-4 mb-6 font-num text-[clamp(min(2.75rem,14vw),6vw,5.25rem)] leading-none font-bold tracking-tight whitespace-nowrap text-text">
            {supportHours.open}–{supportHours.close}
          </p>
          <div className="max-w-[32rem]">
            <SupportHoursBar hasWechat={qr.sidebar !== null} />
          </div>
          <dl className="mt-6">
            {serviceRows.map((row) => (
              <div
                key={row}
                className="grid gap-x-8 border-t border-line-2 py-3.5 sm:grid-cols-[6em_1fr]"
              >
                <dt className="font-bold text-text">{t(`${row}.name`)}</dt>
                <dd>{t(`${row}.text`)}</dd>
              </div>
            ))}
          </dl>
        </div>
        {hasCompanyCard && <CompanyCard />}
      </div>
    </Section>
  );
}

/** The company as in the commercial register; details that are not configured are left out (B7). */
export function CompanyCard() {
  const t = useTranslations('about.company');
  const locale = useLocale();
  const twinLocale = otherLocale(locale);
  const contactRows = contactLinks.map(
    ({ kind, text, href }) =>
      [
        kind,
        <a key={kind} href={href} className="text-blue-700 hover:underline">
          {text}
        </a>,
      ] as const,
  );
  const registeredRows = companyRows.map((row) => [row, site.company[row]] as const);
  return (
    <section
      aria-labelledby="company-card-title"
      className="self-start rounded-lg bg-paper p-6 shadow-1 ring-1 ring-line md:p-9"
    >
      <h2 id="company-card-title" className="sr-only">
        {t('title')}
      </h2>
      <p className="flex items-center gap-4">
        <BrandMark className="size-14" />
        <span>
          <b className="block text-[1.5rem] leading-tight text-text">{site.name[locale]}</b>
          <span lang={twinLocale} className="text-text-3">
            {site.name[twinLocale]}
          </span>
        </span>
      </p>
      <dl className="mt-7">
        {[...registeredRows, ...contactRows].map(
          ([term, value]) =>
            value && (
              <div key={term} className="border-t border-line py-3.5">
                <dt className="text-sm text-text-3">{t(`details.${term}`)}</dt>
                <dd className="text-[1.125rem] font-bold wrap-anywhere text-text">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
