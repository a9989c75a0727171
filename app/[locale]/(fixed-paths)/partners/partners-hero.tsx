import { useLocale, useTranslations } from 'next-intl';
import type { CompanyTerms } from '@superbrowser/contract/content/company-terms';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { Avatar } from '@/components/ui/avatar';
import { DarkHero } from '@/components/sections/dark-hero';
import { applyPath } from '@/lib/applications/apply-path';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon, type IconName } from '@/components/ui/icon';

interface PartnersHeroProps {
  /** In percent; undefined where it is not configured. */
  commission: CompanyTerms['commission'];
  /** Appended to a sentence that names a sample value. */
  sampleMark: string;
}

/** What partners get, and whose customers they stay, said and drawn. */
export function PartnersHero({ commission, sampleMark }: PartnersHeroProps) {
  const t = useTranslations('partners.hero');
  const locale = useLocale();
  return (
    <DarkHero
      crumbs={<PageCrumbs path="/partners" />}
      title={t('title')}
      lead={
        <>
          {commission && (
            <p className="mb-2">{t('commission', { ...commission, sample: sampleMark })}</p>
          )}
          <p>{t('lead')}</p>
        </>
      }
      actions={
        <>
          <ButtonLink size="xl" href={applyPath(locale, 'partnersHero')}>
            {t('apply')}
          </ButtonLink>
          <ButtonLink size="xl" variant="inverse" href="#record">
            {t('how')}
          </ButtonLink>
        </>
      }
      picture={<CodedFiles />}
    />
  );
}

/** Names of .exe and .zip files get the code, other files keep their names (D2). */
const packageFiles = [
  { key: 'windows', icon: 'windows', name: 'SuperBrowser-x64', extension: '.exe', isCoded: true },
  { key: 'zip', icon: 'windows', name: 'SuperBrowser-x64', extension: '.zip', isCoded: true },
  { key: 'mac', icon: 'apple', name: 'SuperBrowser-arm', extension: '.dmg', isCoded: false },
] as const satisfies readonly PackageFile[];

interface PackageFile {
  key: 'windows' | 'zip' | 'mac';
  icon: IconName;
  name: string;
  extension: string;
  /** Whether the name carries the code. */
  isCoded: boolean;
}

/**
 * Lanes from the code's field down to each row; the innermost lane belongs to the first row, so that no lanes cross.
 */
const laneStyles = [
  'partners:left-[58px] partners:-top-4 border-blue-400',
  'partners:left-[38px] partners:-top-33 border-blue-400',
  'partners:left-[18px] partners:-top-62 border-dashed border-on-ink-3',
] as const;

/** Three customers and their packages, with the partner's code on each lane that leads back. */
function CodedFiles() {
  const t = useTranslations('partners.files');
  const you = useTranslations('mockups')('you');
  return (
    <div role="img" aria-label={t('label')} className="relative">
      <div className="partners:md:p-5 relative z-10 flex items-center gap-4 rounded-xl bg-blue-600 p-4 text-white shadow-blue">
        <Avatar
          initial={you}
          tone="plain"
          size="lg"
          className={cn(
            'partners:shadow-[0_0_0_8px_color-mix(in_srgb,var(--color-white)_20%,transparent)]',
            you.length > 1 && 'text-[1.0625rem]!',
          )}
        />
        <span className="leading-tight">
          <span className="block text-sm">{t('yourCode')}</span>
          <b className="partners:md:text-[2.375rem] mt-1 block font-mono text-[1.625rem] tracking-tight">
            {t('code')}
          </b>
        </span>
      </div>
      {packageFiles.map((file, index) => (
        <div
          key={file.key}
          className="partners:h-25 partners:pl-[88px] partners:md:pl-24 relative mt-4"
        >
          <span
            className={cn(
              'partners:right-[calc(100%-88px)] partners:bottom-1/2 partners:rounded-bl-[18px] partners:md:right-[calc(100%-96px)] absolute border-b-2 border-l-2',
              laneStyles[index],
            )}
          />
          <FileCard file={file} />
        </div>
      ))}
    </div>
  );
}

function FileCard({ file: { key, icon, name, extension, isCoded } }: { file: PackageFile }) {
  const t = useTranslations('partners.files');
  return (
    <span className="flex h-full items-center gap-3.5 rounded-lg bg-white px-4 text-text md:gap-5 md:px-6">
      <Avatar
        initial={t(`people.${key}`)}
        tone="dark"
        size="md"
        className="partners:md:size-12! partners:md:text-[1.125rem]!"
      />
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block font-mono text-xs wrap-anywhere md:text-[1.0625rem]">
          {name}
          {isCoded && <b className="bg-blue-100 text-blue-800">_{t('code')}</b>}
          {extension}
        </span>
        <span className="mt-1.5 flex items-center gap-1.5 text-xs text-text-2">
          <Icon name={icon} size={14} />
          {isCoded ? t('inName') : t('atSignUp')}
          {!isCoded && <b className="bg-blue-100 px-1 font-mono text-blue-800">{t('code')}</b>}
        </span>
      </span>
      <Badge tone="ok" className="max-sm:hidden">
        <Icon name="check" size={14} />
        {t('yours')}
      </Badge>
    </span>
  );
}
