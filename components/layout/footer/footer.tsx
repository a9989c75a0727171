import { useLocale, useTranslations } from 'next-intl';
import { PlainLink } from '@/components/ui/plain-link';
import { footerColumns, legalLinks } from '@/lib/navigation';
import { site } from '@/lib/site';
import { navHref } from '../nav-item-link';
import { LanguageSwitch, type CurrentPage } from '../language-switch';
import { ContactRow } from './contact-row';
import { Copyright } from './copyright';

const filingRegistry = {
  icp: 'https://beian.miit.gov.cn/',
  police: 'https://beian.mps.gov.cn/',
} as const;

/** The footer: contacts, six columns of links, filing numbers linked to their registries, and legal texts. */
export function Footer({ path, locales }: CurrentPage) {
  return (
    <footer
      data-track="footer"
      className="bg-ink-975 pt-9 pb-4 text-sm text-on-ink-2 md:pt-10 print:hidden"
    >
      <div className="wrap">
        <ContactRow />
        <div className="footer-list footer-columns gap-x-6 md:grid md:grid-flow-col md:grid-cols-3 md:grid-rows-[repeat(4,auto)] md:pt-6 md:pb-5 lg:grid-cols-6 lg:grid-rows-[repeat(2,auto)]">
          {footerColumns.map((column) => (
            <FooterColumn key={column.key} column={column} />
          ))}
        </div>
        <LegalRow path={path} locales={locales} />
      </div>
    </footer>
  );
}

function FooterColumn({ column }: { column: (typeof footerColumns)[number] }) {
  const locale = useLocale();
  const t = useTranslations('common.nav');
  return (
    <>
      <h2>{t(`groups.${column.key}`)}</h2>
      {/* On phones the list is folded. The list is next to the fold instead of inside it, because wider screens always
         show it. */}
      <details>
        <summary className="after-icon icon-chevron-down icon-18">
          {t(`groups.${column.key}`)}
        </summary>
      </details>
      <ul>
        {column.items.map((item) => (
          <li key={item.key}>
            <PlainLink href={navHref(locale, item)}>{t(`items.${item.key}.label`)}</PlainLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function LegalRow({ path, locales }: CurrentPage) {
  const locale = useLocale();
  const t = useTranslations('common.footer');
  const { icpNumber, policeNumber } = site.company;
  return (
    <div className="footer-list footer-last flex flex-wrap items-center gap-x-6 pt-3 text-xs text-on-ink-3 md:border-t md:border-ink-line">
      <Copyright />
      {icpNumber && (
        <FilingLink
          href={filingRegistry.icp}
          title={t('icp', { number: icpNumber })}
          number={icpNumber}
        />
      )}
      {policeNumber && (
        <FilingLink
          href={filingRegistry.police}
          title={t('police', { number: policeNumber })}
          number={policeNumber}
        />
      )}
      <ul aria-label={t('legal.label')} className="flex flex-wrap gap-x-6 max-md:contents">
        {legalLinks.map((item) => (
          <li key={item.key}>
            <PlainLink href={navHref(locale, item)}>{t(`legal.${item.key}`)}</PlainLink>
          </li>
        ))}
      </ul>
      <span className="md:ml-auto">{t('figures')}</span>
      <LanguageSwitch path={path} locales={locales} hasLongLabel className="-mx-3 text-xs" />
    </div>
  );
}

function FilingLink({ href, title, number }: { href: string; title: string; number: string }) {
  return (
    <a href={href} title={title} rel="noopener noreferrer">
      {number}
    </a>
  );
}
