import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { SectionHead } from '@/components/sections/section-head';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { responsePromise, supportHours } from '@/lib/site';

/** From the most urgent on: each a step lower than the one before, and calmer. */
const levels = [
  { level: 'blocked', icon: 'call', step: 'bg-ink-900 text-on-ink-2 [--head:var(--color-on-ink)]' },
  {
    level: 'slowed',
    icon: 'chat',
    step: 'bg-blue-600 text-white [--head:var(--color-white)] lg:mt-12',
  },
  {
    level: 'question',
    icon: 'search',
    step: 'bg-blue-200 text-text [--head:var(--color-text)] lg:mt-24',
  },
  { level: 'wish', icon: 'send', step: 'bg-blue-50 text-text [--head:var(--color-text)] lg:mt-36' },
] as const;

/** How urgent a matter is decides how it is taken: the taller, the sooner it is its turn. */
export function Levels() {
  const t = useTranslations('userService.levels');
  const promise = responsePromise[useLocale()];
  return (
    <Section labelledBy="levels-title">
      <div className="wrap">
        <SectionHead id="levels-title" title={t('title')} lead={t('lead')} />
        <ol className="grid gap-4 md:grid-cols-2 lg:grid-cols-4 lg:gap-5">
          {levels.map(({ level, icon, step }) => (
            <li
              key={level}
              className={cn('flex flex-col rounded-lg p-6 lg:rounded-xl lg:p-7', step)}
            >
              <Icon name={icon} size={28} className="text-(--head)" />
              <h3 className="mt-4 text-[24px] leading-snug text-(--head) lg:text-[28px]">
                {t(`rows.${level}.name`)}
              </h3>
              <p className="mt-2 mb-6">{t(`rows.${level}.example`)}</p>
              <dl className="mt-auto grid gap-4 border-t border-current/25 pt-5">
                {(['way', 'answer'] as const).map((cell) => (
                  <div key={cell} className="lg:last:min-h-[6.5em]">
                    <dt className="text-sm">{t(`columns.${cell}`)}</dt>
                    <dd className="mt-0.5 font-bold text-(--head)">
                      {t(`rows.${level}.${cell}`, { promise, ...supportHours })}
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
