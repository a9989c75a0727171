import { useLocale, useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { pagePath } from '@/lib/i18n/paths';
import { applyPath } from '../apply-path';

/** For whom it is worth a server of their own, and for whom it is not. */
export function WhoMovesIn() {
  const t = useTranslations('privateDeployment.users');
  const locale = useLocale();
  return (
    <Section tone="blue" labelledBy="users-title">
      <div className="wrap grid gap-9 lg:grid-cols-[5fr_7fr] lg:gap-14">
        <div>
          <h2 id="users-title" className="text-h2">
            <Phrases text={t('title')} />
          </h2>
          <ButtonLink
            size="xl"
            variant="white"
            href={applyPath(locale, 'privateUsers')}
            className="mt-8 max-sm:w-full"
          >
            {t('apply')}
          </ButtonLink>
        </div>
        <ul className="border-b border-white/35 lg:row-span-2">
          {(['rules', 'many', 'ops'] as const).map((key) => (
            <li key={key} className="border-t border-white/35 py-5 md:py-8">
              <h3 className="text-[clamp(22px,2.3vw,32px)] leading-tight">
                {t(`items.${key}.name`)}
              </h3>
              <p className="mt-2 max-w-[38em]">{t(`items.${key}.text`)}</p>
            </li>
          ))}
        </ul>
        <p className="max-w-[22em] text-[15px] lg:self-end">
          {t('not')}
          <PageLink
            href={pagePath(locale, '/download/contrast')}
            className="flex min-h-11 items-center font-bold underline underline-offset-4"
          >
            {t('notLink')}
          </PageLink>
        </p>
      </div>
    </Section>
  );
}
