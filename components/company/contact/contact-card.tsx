import { useLocale, useTranslations } from 'next-intl';
import { BrandMark } from '@/components/layout/header/brand-mark';
import { storeBackground, storeCodes } from '@/components/mockups/stores';
import { cn } from '@/components/ui/cn';
import { site, supportHours } from '@/lib/site';

/** The visiting card one would be handed: a number, a mail address, and when they answer. */
export function ContactCard() {
  const t = useTranslations('contact.card');
  const { phone, email } = site.company;
  return (
    <div className="relative lg:pr-6">
      <span
        aria-hidden="true"
        className="absolute inset-0 translate-x-3 translate-y-3 rotate-2 rounded-lg bg-blue-600 lg:mr-6"
      />
      <div className="relative rounded-lg bg-ink-900 p-7 text-on-ink-2 md:p-10">
        <p className="flex items-center gap-3 text-[20px] font-bold text-on-ink">
          <BrandMark />
          {site.name[useLocale()]}
        </p>
        <p className="mt-10 font-num text-[clamp(30px,3.4vw,46px)] leading-none font-bold tracking-[-0.02em] whitespace-nowrap text-on-ink">
          {phone ?? `${supportHours.open}–${supportHours.close}`}
        </p>
        <p className="mt-3 break-all empty:hidden">{email}</p>
        <div className="mt-10 flex items-center justify-between gap-4">
          <span aria-hidden="true" className="flex gap-1.5">
            {storeCodes.map((code) => (
              <span key={code} className={cn('size-4 rounded-tile', storeBackground[code])} />
            ))}
          </span>
          {phone && <span className="text-sm">{t('hours', supportHours)}</span>}
        </div>
      </div>
    </div>
  );
}
