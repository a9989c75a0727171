import { useTranslations } from 'next-intl';
import { Person } from '@/components/mockups/person';
import { StoreTile } from '@/components/mockups/store-tile';
import type { StoreCode } from '@/components/mockups/stores';
import { Section } from '@/components/sections/section';

const stores: Record<'manager' | 'employee', readonly StoreCode[]> = {
  manager: ['us', 'jp', 'ca'],
  employee: ['my', 'th'],
};

/** Typical scenarios by role; the page's one full-blue band. */
export function Voices() {
  const t = useTranslations('home.voices');
  return (
    <Section tone="blue" labelledBy="voices-title" className="overflow-hidden">
      <div className="wrap grid gap-7 lg:grid-cols-[7fr_5fr] lg:gap-12">
        <div className="flex flex-col">
          <h2
            id="voices-title"
            className="text-[18px] leading-normal font-normal tracking-normal md:text-[20px]"
          >
            {t('title')}
          </h2>
          <figure className="mt-3 flex flex-1 flex-col justify-between gap-2 md:mt-9 md:gap-7">
            <blockquote className="text-[clamp(28px,3.6vw,50px)] leading-[1.36] font-bold">
              {t('owner')
                .split('|')
                .map((line) => (
                  <span key={line} className="block first:-indent-[0.48em]">
                    {line.trim()}
                  </span>
                ))}
            </blockquote>
            <Speaker who="owner" />
          </figure>
        </div>
        <div className="flex flex-col justify-between gap-6 border-white/35 max-lg:border-t max-lg:pt-6 lg:gap-11 lg:border-l lg:pl-12">
          {(['manager', 'employee'] as const).map((role) => (
            <figure key={role}>
              <blockquote className="text-base leading-[1.65] text-pretty md:text-[20px]">
                {t(role)}
              </blockquote>
              <Speaker who={role} />
            </figure>
          ))}
          <p className="text-xs">{t('note')}</p>
        </div>
      </div>
    </Section>
  );
}

function Speaker({ who }: { who: 'owner' | 'manager' | 'employee' }) {
  const t = useTranslations('home.voices.initials');
  const roles = useTranslations('mockups.roles');
  return (
    <figcaption className="mt-3 flex items-center gap-3 md:mt-4 md:gap-3.5">
      <span aria-hidden="true">
        <Person
          initial={t(who)}
          tone="plain"
          size="lg"
          className={
            who === 'owner'
              ? 'max-md:!size-11 max-md:!text-[17px]'
              : '!size-11 !text-[17px] max-md:!size-9 max-md:!text-[15px]'
          }
        />
      </span>
      <b>{roles(who)}</b>
      {who !== 'owner' && (
        <span aria-hidden="true" className="ml-auto flex gap-1">
          {stores[who].map((code) => (
            <StoreTile key={code} code={code} size="xs" />
          ))}
        </span>
      )}
    </figcaption>
  );
}
