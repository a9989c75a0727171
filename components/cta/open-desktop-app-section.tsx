import { useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { desktopAppHref } from '@/lib/external-links/desktop-app-scheme';
import type { PageName } from '@/lib/pages';

const reasons = ['ask', 'missing', 'other'] as const;

interface OpenDesktopAppSectionProps {
  pageName: PageName;
  tone?: 'white' | 'mist';
}

/**
 * The link that opens an installed desktop app (D9). It is a plain link: no page can know whether it opens, so the
 * advice for that case is next to it instead of a timer that guesses. The page is the same for all visitors, so
 * `from` is left out; the visitor's source was counted when the desktop app was downloaded.
 */
export function OpenDesktopAppSection({ pageName, tone = 'white' }: OpenDesktopAppSectionProps) {
  const t = useTranslations('download.openDesktopApp');
  return (
    <Section
      tone={tone}
      labelledBy="open-desktop-app-title"
      hasPadding={false}
      className="py-11 md:py-16"
    >
      <div className="wrap grid gap-x-14 gap-y-5 lg:grid-cols-[4fr_8fr] lg:items-center">
        <h2 id="open-desktop-app-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <div>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
            <ButtonLink
              size="lg"
              variant="outline"
              href={desktopAppHref({ switchFrom: pageName })}
              icon={<Icon name="laptop" size={20} />}
            >
              {t('button')}
            </ButtonLink>
            <p className="max-w-[26em] flex-1 basis-60">{t('text')}</p>
          </div>
          <details className="group mt-3">
            <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-bold text-blue-700 hover:text-blue-800">
              {t('help')}
              <Icon
                name="chevron-down"
                size={16}
                className="transition-transform group-open:rotate-180 motion-reduce:transition-none"
              />
            </summary>
            <ul className="mt-2 grid max-w-[44em] gap-2 text-[0.9375rem]">
              {reasons.map((reason) => (
                <li key={reason} className="border-l-2 border-blue-600 pl-4">
                  {t(`items.${reason}`)}
                </li>
              ))}
            </ul>
          </details>
        </div>
      </div>
    </Section>
  );
}
