import { useTranslations } from 'next-intl';
import { ScenePicture } from '@/components/demo/scene-picture';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';

const levels = ['owner', 'manager', 'employee'] as const;
const steps = ['', 'md:ml-6', 'md:ml-12'] as const;

/** Three levels of members and the sheet that says who opens what. */
export function Team() {
  const t = useTranslations('home.team');
  const roles = useTranslations('mockups.roles');
  return (
    <Section id="team" tone="mist" labelledBy="team-title">
      <div className="wrap grid items-center gap-7 lg:grid-cols-[4fr_7fr] lg:gap-9 lg:gap-14">
        <div>
          <h2 id="team-title" className="text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-3 md:mt-4 en:max-md:text-[15px]">{t('lead')}</p>
          <ol className="max-md:hidden md:mt-8">
            {levels.map((level, index) => (
              <li
                key={level}
                className={cn(
                  'grid grid-cols-[84px_1fr] gap-2 border-t border-line-2 py-3 text-[15px]',
                  steps[index],
                )}
              >
                <b className="text-text">{roles(level)}</b>
                <span>{t(level)}</span>
              </li>
            ))}
          </ol>
        </div>
        <ScenePicture
          scene="morning-grant"
          crop="sheet"
          phone="rows"
          className="h-auto w-full min-w-0 rounded-lg shadow-2"
        />
      </div>
    </Section>
  );
}
