import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Person } from '@/components/mockups/person';

/** Who works from the office, by level. */
export function OfficePanel() {
  const t = useTranslations('privateDeployment.map');
  const names = useTranslations('mockups');
  const you = names('you');
  return (
    <div className="flex flex-col rounded-lg bg-mist px-6 py-5 text-text lg:px-5 xl:px-7 xl:py-6">
      <b className="pb-4 text-[18px]">{t('office')}</b>
      <span className="grid flex-1 max-lg:grid-cols-3">
        <Row name={t('owner')}>
          <Person
            initial={you}
            tone="you"
            className={you.length > 1 ? 'size-10! text-xs!' : 'size-10! text-base!'}
          />
        </Row>
        <Row name={t('manager')}>
          <Person initial={names('staff.lin')} size="md" className="size-9!" />
        </Row>
        <Row name={t('employee')}>
          {(['zhou', 'chen', 'wu'] as const).map((staff) => (
            <Person
              key={staff}
              initial={names(`staff.${staff}`)}
              size="md"
              className="size-9! ring-2 ring-mist not-first:-ml-2.5"
            />
          ))}
        </Row>
      </span>
    </div>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="flex min-h-18 flex-1 items-center justify-between border-t border-line-2 max-lg:flex-col max-lg:justify-center max-lg:gap-1.5 max-lg:pt-4 max-lg:text-sm">
      <span className="flex">{children}</span>
      {name}
    </span>
  );
}
