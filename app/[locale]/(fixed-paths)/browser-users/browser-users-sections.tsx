import { useLocale, useTranslations } from 'next-intl';
import { ScenePicture } from '@/components/demo/scene-picture';
import { DemoLink } from '@/components/demo/demo-link';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { phonePictureStyles } from '@/components/mockups/phone-picture-styles';
import { DarkHero } from '@/components/sections/dark-hero';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { ScrollRow } from '@/components/ui/list/scroll-row';
import { pagePath } from '@/lib/core/i18n/paths';
import { registerPath } from '@/lib/navigation';

/** The eight sample stores as owner, manager and staff see them. */
export function UsersHero() {
  const t = useTranslations('browserUsers');
  const locale = useLocale();
  return (
    <DarkHero
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
        <ScenePicture
          scene="morning-grant"
          crop="levels"
          hasPriority
          className="h-auto w-full rounded-xl shadow-window"
        />
      }
    >
      <DemoLink scene="morning-grant" tone="ink" className="mt-4" />
    </DarkHero>
  );
}

const roles = ['owner', 'manager', 'employee'] as const;
/** The picture of each role's view of the stores. */
const roleCrops = { owner: 'seat-you', manager: 'seat-lin', employee: 'seat-zhou' } as const;
const pointKeys = ['first', 'second', 'third'] as const;

/** The same eight stores as each role sees them, what the role worries about, and what helps it. */
export function RolesCompared() {
  const t = useTranslations('browserUsers.roles');
  const names = useTranslations('mockups.roles');
  return (
    <Section labelledBy="roles-compared-title">
      <div className="wrap">
        <h2 id="roles-compared-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <ScrollRow
          label={t('seats')}
          className="mt-8 md:mt-14 md:grid md:grid-cols-3 md:gap-6 lg:gap-10"
        >
          {roles.map((role) => (
            <section key={role} aria-labelledby={`role-${role}`}>
              <h3 id={`role-${role}`} className="text-[1.75rem] leading-tight text-text">
                {names(role)}
              </h3>
              <ScenePicture
                scene="open-store"
                crop={roleCrops[role]}
                className={phonePictureStyles}
              />
              <p className="mt-6 border-l-4 border-line-2 pl-4 text-text-3">{t(`${role}.fear`)}</p>
              <ul className="mt-5">
                {pointKeys.map((point) => (
                  <li key={point} className="border-t border-line-2 py-3.5 text-text">
                    {t(`${role}.${point}`)}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </ScrollRow>
      </div>
    </Section>
  );
}

const unsuitableCases = ['one', 'share', 'evade'] as const;

/** Who should not buy a plan, and why. */
export function NotSuitableFor() {
  const t = useTranslations('browserUsers.notSuitableFor');
  const locale = useLocale();
  return (
    <Section tone="blue" labelledBy="not-suitable-for-title">
      <div className="wrap grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-20">
        <div>
          <h2 id="not-suitable-for-title" className="text-h2">
            <Phrases text={t('title')} />
          </h2>
          <p className="product:text-white/90 mt-4">{t('lead')}</p>
          <div className="mt-8">
            <ButtonLink size="lg" variant="inverse" href={pagePath(locale, '/cores')}>
              {t('cores')}
            </ButtonLink>
          </div>
        </div>
        <ul className="border-b border-white/40">
          {unsuitableCases.map((key) => (
            <li key={key} className="border-t border-white/40 py-5">
              <h3 className="text-h3">{t(`${key}.title`)}</h3>
              <p className="product:text-white/90 mt-1">{t(`${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
