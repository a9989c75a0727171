import { useLocale, useTranslations } from 'next-intl';
import { ScenePicture } from '@/components/demo/scene-picture';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { TextLink } from '@/components/ui/text-link';
import { cn } from '@/components/ui/cn';
import { pagePath } from '@/lib/core/i18n/paths';

const teamRoles = ['owner', 'manager', 'employee'] as const;

const levelIndents = ['', 'home:md:ml-6', 'home:md:ml-12'] as const;

/** Three levels of members, and a table of the stores that each level opens. */
export function TeamSection() {
  const t = useTranslations('home.team');
  const locale = useLocale();
  const roles = useTranslations('mockups.roles');
  return (
    <Section id="team" tone="mist" labelledBy="team-title">
      <div className="home:lg:grid-cols-[4fr_7fr] home:lg:gap-9 home:lg:gap-14 wrap grid items-center gap-7">
        <div>
          <h2 id="team-title" className="text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-3 md:mt-4 en:max-md:text-[0.9375rem]">{t('lead')}</p>
          <ol className="max-md:hidden md:mt-8">
            {teamRoles.map((level, index) => (
              <li
                key={level}
                className={cn(
                  'home:grid-cols-[84px_1fr] grid gap-2 border-t border-line-2 py-3 text-[0.9375rem]',
                  levelIndents[index],
                )}
              >
                <b className="text-text">{roles(level)}</b>
                <span>{t(level)}</span>
              </li>
            ))}
          </ol>
          <TextLink href={`${pagePath(locale, '/webtrial')}#leaving`} className="mt-4 md:mt-6">
            {t('try')}
          </TextLink>
        </div>
        <ScenePicture
          scene="morning-grant"
          crop="sheet"
          phoneCrop="rows"
          className="h-auto w-full min-w-0 rounded-lg shadow-2"
        />
      </div>
    </Section>
  );
}
