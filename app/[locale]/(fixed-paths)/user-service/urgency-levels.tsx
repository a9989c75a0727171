import { useFormatter, useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { site } from '@/lib/site';

/** The levels from the most urgent on; each is a step lower than the one before, and calmer. */
const levels = [
  {
    level: 'blocked',
    icon: 'alert',
    channels: ['phone'],
    step: 'bg-ink-900 text-on-ink-2 [--head:var(--color-on-ink)]',
  },
  {
    level: 'slowed',
    icon: 'chat',
    channels: ['phone', 'wechat'],
    step: 'bg-blue-600 text-white [--head:var(--color-white)] lg:mt-12',
  },
  {
    level: 'question',
    icon: 'search',
    channels: ['help', 'wechat'],
    step: 'bg-blue-200 text-text [--head:var(--color-text)] lg:mt-24',
  },
  {
    level: 'wish',
    icon: 'send',
    channels: ['form'],
    step: 'bg-blue-50 text-text [--head:var(--color-text)] lg:mt-36',
  },
] as const;

type Channel = (typeof levels)[number]['channels'][number];

/** How the urgency of a matter decides when it is handled: a taller bar is handled sooner. */
export function UrgencyLevels({ hasWechat }: { hasWechat: boolean }) {
  const t = useTranslations('userService.levels');
  const format = useFormatter();
  const isConfigured = {
    phone: site.company.phone !== undefined,
    wechat: hasWechat,
    help: true,
    form: true,
  };
  /** The contacts that are configured, or the form where no contact is configured (P1). */
  const availableChannels = (channels: readonly Channel[]) => {
    const configuredChannels = channels.filter((channel) => isConfigured[channel]);
    return configuredChannels.length > 0 ? configuredChannels : (['form'] as const);
  };
  return (
    <Section labelledBy="urgency-levels-title" title={t('title')} lead={t('lead')}>
      <ol className="grid gap-4 md:grid-cols-2 lg:grid-cols-4 lg:gap-5">
        {levels.map(({ level, icon, channels, step }) => (
          <li key={level} className={cn('flex flex-col rounded-lg p-6 lg:rounded-xl lg:p-7', step)}>
            <Icon name={icon} size={28} className="text-(--head)" />
            <h3 className="mt-4 text-[1.5rem] leading-snug text-(--head) lg:text-[1.75rem]">
              {t(`rows.${level}.name`)}
            </h3>
            <p className="mt-2 mb-6">{t(`rows.${level}.example`)}</p>
            <dl className="mt-auto grid gap-4 border-t border-current/25 pt-5">
              <div>
                <dt className="text-sm">{t('way')}</dt>
                <dd className="mt-0.5 font-bold text-(--head)">
                  {format.list(
                    availableChannels(channels).map((channel) => t(`ways.${channel}`)),
                    { type: 'disjunction' },
                  )}
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </Section>
  );
}
