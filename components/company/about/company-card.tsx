import { useLocale, useTranslations } from 'next-intl';
import { BrandMark } from '@/components/layout/header/brand-mark';
import { directLines, site } from '@/lib/site';

const facts = ['legalName', 'address', 'icpNumber', 'policeNumber'] as const;

/** Who is behind it, as it stands in the register; what is not configured is left out (B7). */
export function CompanyCard() {
  const t = useTranslations('about.company');
  const locale = useLocale();
  const other = locale === 'zh-CN' ? 'en-US' : 'zh-CN';
  const lines = directLines.map(
    ({ kind, text, href }) =>
      [
        kind,
        <a key={kind} href={href} className="text-blue-700 hover:underline">
          {text}
        </a>,
      ] as const,
  );
  const registered = facts.map((fact) => [fact, site.company[fact]] as const);
  return (
    <section
      aria-labelledby="company-title"
      className="self-start rounded-lg bg-paper p-6 shadow-1 ring-1 ring-line md:p-9"
    >
      <h2 id="company-title" className="sr-only">
        {t('title')}
      </h2>
      <p className="flex items-center gap-4">
        <BrandMark className="size-14" />
        <span>
          <b className="block text-[24px] leading-tight text-text">{site.name[locale]}</b>
          <span lang={other} className="text-text-3">
            {site.name[other]}
          </span>
        </span>
      </p>
      <dl className="mt-7">
        {[...registered, ...lines].map(
          ([term, value]) =>
            value && (
              <div key={term} className="border-t border-line py-3.5">
                <dt className="text-sm text-text-3">{t(`facts.${term}`)}</dt>
                <dd className="text-[18px] font-bold wrap-anywhere text-text">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
