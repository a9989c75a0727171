import { useLocale, useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { footerLinks, legalLinks, menus, type NavItem } from '@/lib/navigation';
import type { SitePath } from '@/lib/routes';
import { site, supportHours } from '@/lib/site';
import { getQrCodes, qrLabel } from '@/lib/upstream/qr';
import { BrandMark } from './header/brand-mark';
import { QrPicture } from '@/components/ui/qr/qr-picture';
import { LanguageSwitch } from './header/language-switch';
import { navHref } from './header/nav-item-link';

const filingRegistry = {
  icp: 'https://beian.miit.gov.cn/',
  police: 'https://beian.mps.gov.cn/',
} as const;

/** Brand and contacts, one column a menu, QR code, filing numbers linked to their registries. */
export function Footer({ path }: { path: SitePath }) {
  return (
    <footer
      data-track="footer"
      className="bg-ink-975 pt-10 pb-7 text-sm text-on-ink-3 max-md:pb-26 md:pt-16 print:hidden"
    >
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-5 md:grid-cols-5 md:gap-y-9 xl:grid-cols-[1.65fr_repeat(5,1fr)_112px] xl:gap-6">
          <Contacts />
          {menus.map((menu) => (
            <FooterColumn key={menu.key} menu={menu} />
          ))}
          <FooterQr />
        </div>
        <Legal path={path} />
      </div>
    </footer>
  );
}

function Contacts() {
  const locale = useLocale();
  const t = useTranslations('common.footer');
  const { address, phone } = site.company;
  return (
    <div className="max-md:col-span-2 max-md:mb-6 md:max-xl:col-span-4">
      <p className="flex items-center gap-2.5 text-[20px] font-bold text-on-ink">
        <BrandMark /> {site.name[locale]}
      </p>
      <p className="mt-2.5 mb-5">{t('slogan')}</p>
      <dl className="grid gap-3">
        {phone && (
          <Fact term={t('presale')}>
            <a href={`tel:${phone}`} className="inline-flex min-h-6 hover:text-blue-400">
              {phone}
            </a>
          </Fact>
        )}
        <Fact term={t('support')}>{t('supportHours', supportHours)}</Fact>
        {address && <Fact term={t('address')}>{address}</Fact>}
        {site.socialAccounts.length > 0 && (
          <Fact term={t('social')}>
            <SocialLinks />
          </Fact>
        )}
      </dl>
    </div>
  );
}

function SocialLinks() {
  const locale = useLocale();
  return (
    <span className="flex flex-wrap gap-x-4">
      {site.socialAccounts.map(({ name, url }) => (
        <a
          key={url}
          href={url}
          rel="me noopener noreferrer"
          className="inline-flex min-h-6 hover:text-blue-400"
        >
          {name[locale]}
        </a>
      ))}
    </span>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-xs">{term}</dt>
      <dd className="text-on-ink">{children}</dd>
    </div>
  );
}

/** Places of the home page itself: phones do without them. */
const isOfHome = (item: NavItem) => item.path === '/';

type Extended = keyof typeof footerLinks;

function FooterColumn({ menu }: { menu: (typeof menus)[number] }) {
  const locale = useLocale();
  const t = useTranslations('common.nav');
  const items = [
    ...menu.items,
    ...(menu.key in footerLinks ? footerLinks[menu.key as Extended] : []),
  ];
  return (
    <div className={cn('max-md:col-span-2', menu.items.every(isOfHome) && 'max-md:hidden')}>
      <h2 className="mb-2 text-sm text-on-ink max-md:hidden">{t(`menus.${menu.key}`)}</h2>
      {/* On phones the list is folded. It stands beside the fold, not in it: wider screens always show it. */}
      <details className="group peer border-t border-ink-line md:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between text-on-ink [&::-webkit-details-marker]:hidden">
          {t(`menus.${menu.key}`)}
          <Icon name="chevron-down" size={18} className="group-open:rotate-180" />
        </summary>
      </details>
      <ul className="gap-x-5 max-md:mb-3 max-md:columns-2 max-md:peer-[:not([open])]:hidden">
        {items.map((item) => (
          <li
            key={item.key}
            className={cn('break-inside-avoid', isOfHome(item) && 'max-md:hidden')}
          >
            <PageLink
              href={navHref(locale, item)}
              className="flex min-h-9 items-center py-1 leading-snug hover:text-on-ink max-md:min-h-11"
            >
              {t(`items.${item.key}.label`)}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

async function FooterQr() {
  const [qr, t, consult, locale] = await Promise.all([
    getQrCodes(),
    getTranslations('common.footer'),
    getTranslations('common.consult'),
    getLocale(),
  ]);
  return (
    <div className="max-md:col-span-2 max-md:flex max-md:items-center max-md:gap-5 max-md:border-t max-md:border-ink-line max-md:pt-6 md:max-xl:col-start-5 md:max-xl:row-start-1">
      <QrPicture src={qr.footer} code={qr.code} alt={qrLabel(t('qrAlt'), qr, locale)} size={112} />
      <p className="text-xs md:mt-2 md:w-[112px] md:text-center">
        {qr.footer ? t('qr') : consult('noQr')}
      </p>
    </div>
  );
}

function Legal({ path }: { path: SitePath }) {
  const locale = useLocale();
  const t = useTranslations('common.footer');
  const { legalName, icpNumber, policeNumber } = site.company;
  return (
    <div className="mt-6 border-t border-ink-line pt-5 md:mt-11">
      <p className="mb-3 text-xs">{t('figures')}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <span>{t('copyright', { year: '2026', company: legalName ?? site.name[locale] })}</span>
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
              <PageLink
                href={navHref(locale, item)}
                className="inline-flex tap items-center hover:text-on-ink"
              >
                {t(`legal.${item.key}`)}
              </PageLink>
            </li>
          ))}
        </ul>
        <LanguageSwitch path={path} full className="-mx-3" />
      </div>
    </div>
  );
}

function FilingLink({ href, title, number }: { href: string; title: string; number: string }) {
  return (
    <a
      href={href}
      title={title}
      rel="noopener noreferrer"
      className="inline-flex tap items-center hover:text-on-ink"
    >
      {number}
    </a>
  );
}
