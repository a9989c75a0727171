import { useLocale, useTranslations } from 'next-intl';
import { BrandMark } from '@/components/layout/brand-mark';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { brandColors, officialNumbers, site } from '@/lib/site';

/** The design tokens for journalists, by their role. */
const colors = [
  { key: 'blue', name: 'blue-600', ground: 'bg-blue-600 text-white' },
  { key: 'ink', name: 'ink-950', ground: 'bg-ink-950 text-on-ink' },
  { key: 'paper', name: 'paper', ground: 'bg-paper text-text' },
] as const;

/** The facts a report needs: names, logo, figures, colors, contact. */
export function PressKit() {
  const t = useTranslations('media.kit');
  return (
    <Section id="kit" tone="mist" labelledBy="press-kit-title" title={t('title')} lead={t('lead')}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <Logo />
        <div className="grid content-start gap-10">
          <Names />
          <Colors />
        </div>
      </div>
      <Figures />
    </Section>
  );
}

function Logo() {
  const t = useTranslations('media.kit.logo');
  const locale = useLocale();
  return (
    <section aria-labelledby="logo-title">
      <h3 id="logo-title" className="text-h3 text-text">
        {t('title')}
      </h3>
      <div className="mt-4 grid overflow-hidden rounded-lg ring-1 ring-line-2">
        {(['bg-paper text-text', 'bg-ink-950 text-on-ink'] as const).map((ground) => (
          <p
            key={ground}
            className={`flex items-center justify-center gap-4 py-9 text-[1.5rem] font-bold ${ground}`}
          >
            <BrandMark className="size-10" /> {site.name[locale]}
          </p>
        ))}
      </div>
      <p className="mt-4">{t('rules')}</p>
      <ButtonLink
        href="/logo.svg"
        download="superbrowser-logo.svg"
        variant="outline"
        icon={<Icon name="download" />}
        className="mt-4"
      >
        {t('download')}
      </ButtonLink>
    </section>
  );
}

function Names() {
  const t = useTranslations('media.kit.names');
  const rows = [
    [t('product'), site.name['zh-CN'], site.name['en-US']],
    [t('vps'), site.vpsName['zh-CN'], site.vpsName['en-US']],
  ];
  return (
    <section aria-labelledby="names-title">
      <h3 id="names-title" className="text-h3 text-text">
        {t('title')}
      </h3>
      <dl className="mt-2">
        {rows.map(([term, zh, en]) => (
          <div
            key={term}
            className="company:sm:grid-cols-[9em_1fr_1fr] grid gap-x-6 border-b border-line-2 py-3"
          >
            <dt className="company:leading-[1.75rem] text-sm text-text-3">{term}</dt>
            <dd lang="zh-CN" className="font-bold text-text">
              {zh}
            </dd>
            <dd lang="en-US" className="font-bold text-text">
              {en}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm">{t('note')}</p>
    </section>
  );
}

function Figures() {
  const t = useTranslations('media.kit.figures');
  const locale = useLocale();
  const compactFormat = new Intl.NumberFormat(locale, { notation: 'compact' });
  const rows = (['stores', 'users', 'marketplaces', 'countries'] as const).map(
    (key) => [key, `${compactFormat.format(officialNumbers[key])}+`] as const,
  );
  return (
    <section aria-labelledby="figures-title" className="mt-12 md:mt-16">
      <h3 id="figures-title" className="text-h3 text-text">
        {t('title')}
      </h3>
      <dl className="mt-4 grid grid-cols-2 gap-x-8 gap-y-7 border-t-2 border-text pt-6 lg:grid-cols-4">
        {rows.map(([key, value]) => (
          <div key={key} className="flex flex-col-reverse justify-end">
            <dt className="mt-2">{t(key)}</dt>
            <dd className="font-num text-[clamp(2.25rem,4.4vw,3.75rem)] leading-none font-bold tracking-tight text-text">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="company:max-w-[48em] mt-6 text-sm">{t('note')}</p>
    </section>
  );
}

function Colors() {
  const t = useTranslations('media.kit.colors');
  return (
    <section aria-labelledby="colors-title">
      <h3 id="colors-title" className="text-h3 text-text">
        {t('title')}
      </h3>
      <ul className="company:sm:grid-cols-[5fr_4fr_4fr] mt-4 grid overflow-hidden rounded-lg text-sm ring-1 ring-line-2">
        {colors.map(({ key, name, ground }) => (
          <li key={key} className={`company:sm:min-h-40 flex flex-col justify-end p-5 ${ground}`}>
            <b>{t(key)}</b>
            <code className="font-mono">{brandColors[name].toUpperCase()}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
