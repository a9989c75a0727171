import { useLocale, useTranslations } from 'next-intl';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { Person } from '@/components/mockups/person';
import { StoreTile } from '@/components/mockups/store-tile';
import { storeCodes } from '@/components/mockups/stores';
import { HeroSplit } from '@/components/sections/hero-split';
import { ButtonLink } from '@/components/ui/button';
import { pagePath } from '@/lib/i18n/paths';
import { registerPath } from '@/lib/navigation';

const views = [
  ['owner', 8],
  ['manager', 5],
  ['employee', 2],
] as const;

/** The same eight stores as three people see them. */
export function UsersHero() {
  const t = useTranslations('browserUsers');
  const roles = useTranslations('mockups.roles');
  const locale = useLocale();
  return (
    <HeroSplit
      crumbs={<PageCrumbs path="/browser-users" />}
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={
        <>
          <ButtonLink size="xl" href={pagePath(locale, registerPath)}>
            {t('hero.register')}
          </ButtonLink>
          <ButtonLink size="xl" variant="inverse" href="#day">
            {t('hero.day')}
          </ButtonLink>
        </>
      }
      picture={
        <figure>
          <div role="img" aria-label={t('hero.label')} className="grid gap-4">
            {views.map(([role, count]) => (
              <div
                key={role}
                className="grid grid-cols-[auto_1fr] items-center gap-5 rounded-lg border border-ink-line bg-white/5 p-5 md:p-6"
              >
                <Person
                  initial={t(`initials.${role}`)}
                  tone="plain"
                  size="lg"
                  className="text-text"
                />
                <span>
                  <b className="block text-on-ink">{roles(role)}</b>
                  <span className="mt-2 flex flex-wrap gap-2">
                    {storeCodes.map((code, index) =>
                      index < count ? (
                        <StoreTile key={code} code={code} />
                      ) : (
                        <StoreTile key={code} empty="ink" className="border-on-ink-3/60!" />
                      ),
                    )}
                  </span>
                </span>
              </div>
            ))}
          </div>
          <figcaption className="mt-3 text-right text-xs text-on-ink-3">
            {t('hero.caption')}
          </figcaption>
        </figure>
      }
    />
  );
}
