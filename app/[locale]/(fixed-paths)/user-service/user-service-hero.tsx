import { useTranslations } from 'next-intl';
import type { Price } from '@superbrowser/contract/content/prices';
import { LightHero } from '@/components/sections/light-hero';
import { NewcomerBill } from '@/components/prices/price-table';
import { ButtonLink } from '@/components/ui/button';
import { site } from '@/lib/site';
import { supportHours } from '@/lib/support-hours';

/**
 * The hero: the benefit of paying in one sentence, and the price for a newcomer; without prices, the hours of support.
 */
export function UserServiceHero({ prices }: { prices: readonly Price[] | undefined }) {
  const t = useTranslations('userService.hero');
  const { phone } = site.company;
  return (
    <LightHero
      path="/user-service"
      title={t('title')}
      lead={t('lead', supportHours)}
      actions={
        <>
          <ButtonLink size="lg" href="#fees">
            {t('fees')}
          </ButtonLink>
          {phone && (
            <ButtonLink size="lg" variant="outline" href={`tel:${phone}`}>
              {t('call', { phone })}
            </ButtonLink>
          )}
        </>
      }
      picture={
        prices ? (
          <NewcomerBill prices={prices} />
        ) : (
          <figure>
            <DayDial label={t('strip', supportHours)} lines={[t('days'), t('languages')]} />
            <figcaption className="mt-4 text-center text-sm text-text-3">{t('caption')}</figcaption>
          </figure>
        )
      }
    />
  );
}

const [openingHour, closingHour] = [supportHours.open, supportHours.close].map((time) =>
  Number.parseInt(time, 10),
) as [number, number];

/** The position of an hour on the dial, with midnight on top; `radius` is the distance from the center. */
function hourPoint(hour: number, radius: number) {
  const angle = (hour / 24) * 2 * Math.PI;
  return {
    x: Math.round(200 + radius * Math.sin(angle)),
    y: Math.round(200 - radius * Math.cos(angle)) + 5,
  };
}

interface DayDialProps {
  /** The text that describes the dial. */
  label: string;
  /** The lines in its center, below the hours. */
  lines: readonly string[];
}

/** A dial of 24 hours: blue while support answers. */
function DayDial({ label, lines }: DayDialProps) {
  return (
    <div
      role="img"
      aria-label={label}
      className="relative grid place-items-center rounded-xl bg-ink-900 p-4 text-on-ink shadow-2 md:p-8"
    >
      <svg viewBox="0 0 400 400" aria-hidden="true" className="service:max-w-[440px] w-full">
        <g fill="none" transform="rotate(-90 200 200)">
          <circle cx="200" cy="200" r="142" strokeWidth="30" className="stroke-ink-700" />
          <circle
            cx="200"
            cy="200"
            r="142"
            strokeWidth="30"
            pathLength="24"
            strokeDasharray={`${closingHour - openingHour} 24`}
            transform={`rotate(${openingHour * 15} 200 200)`}
            className="service:stroke-blue-500"
          />
          {/* The circle has one stroke for each hour. */}
          <circle
            cx="200"
            cy="200"
            r="142"
            strokeWidth="30"
            pathLength="24"
            strokeDasharray="0.03 0.97"
            strokeDashoffset="0.015"
            className="service:stroke-ink-900"
          />
        </g>
        <g textAnchor="middle" fontSize="15" className="service:fill-on-ink-3 font-num">
          {[0, 6, 12, 18].map((hour) => (
            <text key={hour} {...hourPoint(hour, 108)}>
              {hour}
            </text>
          ))}
        </g>
        <g textAnchor="middle" fontSize="17" className="service:fill-on-ink font-num font-bold">
          <text {...hourPoint(openingHour, 184)}>{supportHours.open}</text>
          <text {...hourPoint(closingHour, 180)}>{supportHours.close}</text>
        </g>
      </svg>
      <p aria-hidden="true" className="absolute text-center leading-normal text-on-ink-2">
        <b className="block font-num text-[1.5rem] leading-tight text-on-ink md:text-[1.875rem]">
          {supportHours.open}–{supportHours.close}
        </b>
        {lines.map((line) => (
          <span key={line} className="block max-md:text-sm">
            {line}
          </span>
        ))}
      </p>
    </div>
  );
}
