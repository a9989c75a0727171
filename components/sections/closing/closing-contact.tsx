import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { site } from '@/lib/site';
import { supportHours } from '@/lib/support-hours';
import { Phrases } from '../phrases';

interface ClosingContactProps {
  /** Phrases may be separated by `|`. */
  title: string;
  text: string;
  apply: { href: string; label: string };
  /** A link to read on instead. */
  otherLink: ReactNode;
}

/** The end of a page about working together: whom to talk to, and the hours where a telephone is configured (P1). */
export function ClosingContact({ title, text, apply, otherLink }: ClosingContactProps) {
  const t = useTranslations('common.talk');
  const { phone } = site.company;
  return (
    <section aria-labelledby="closing-title" className="bg-ink-900 text-on-ink-2">
      <div
        className={cn(
          'wrap grid items-center gap-10 py-14 md:py-18 lg:gap-18',
          phone && 'lg:grid-cols-[5fr_6fr]',
        )}
      >
        <div>
          <h2 id="closing-title" className="text-h2 text-on-ink">
            <Phrases text={title} />
          </h2>
          <p className="mt-3 max-w-[34em]">{text}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3 max-sm:*:w-full max-sm:*:justify-center">
            {phone && (
              <ButtonLink size="lg" href={`tel:${phone}`} icon={<Icon name="call" />}>
                {t('call', { phone })}
              </ButtonLink>
            )}
            <ButtonLink size="lg" variant={phone ? 'inverse' : 'primary'} href={apply.href}>
              {apply.label}
            </ButtonLink>
            {otherLink}
          </div>
        </div>
        {phone && <PhoneHours />}
      </div>
    </section>
  );
}

/** Path data of one square for each hour from `from` to `to`, each 17 wide and 3 apart. */
const hourCells = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, hour) => `M${(from + hour) * 20} 0h17v34h-17z`).join('');
const openingHour = parseInt(supportHours.open, 10);
const closingHour = parseInt(supportHours.close, 10);

/** A day, with the hours in which the telephone is answered. */
function PhoneHours() {
  const t = useTranslations('common.talk');
  const rows = [
    [t('phone'), t('everyDay', supportHours)],
    [t('language'), t('languages')],
  ] as const;
  return (
    <div>
      <svg viewBox="0 0 477 34" aria-hidden="true" className="block w-full">
        <path d={hourCells(0, openingHour) + hourCells(closingHour, 24)} className="fill-ink-700" />
        <path d={hourCells(openingHour, closingHour)} className="fill-blue-400" />
      </svg>
      <p
        aria-hidden="true"
        className="mt-1.5 grid text-[min(0.75rem,4vw)]"
        style={{
          gridTemplateColumns: `${openingHour}fr ${closingHour - openingHour}fr ${24 - closingHour}fr`,
        }}
      >
        <span>0:00</span>
        <span>{supportHours.open}</span>
        <span className="whitespace-nowrap max-md:-ml-3">{supportHours.close}</span>
      </p>
      <dl className="mt-5 border-t border-ink-line">
        {rows.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-6 border-b border-ink-line py-3">
            <dt className="whitespace-nowrap">{term}</dt>
            <dd className="text-right text-balance text-on-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
