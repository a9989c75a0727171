import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Dots } from './dots';
import { StoreTile } from './store-tile';

const messages = [
  ['my', '36'],
  ['br', '08'],
  ['ca', '51'],
] as const;

/** Verification codes received in the cloud, masked. */
export function CodeMessages({ className }: { className?: string }) {
  const t = useTranslations('mockups.codes');
  return (
    <div role="img" aria-label={t('label')} className={cn('grid gap-2.5', className)}>
      {messages.map(([code, end]) => (
        <div
          key={code}
          className="flex items-center gap-3 rounded-[14px] bg-mist p-3 text-xs leading-[1.4]"
        >
          <StoreTile code={code} />
          <span className="flex-1">
            <b className="block text-text">{t(`${code}.title`)}</b>
            <b className="font-num text-base leading-[1.3] tracking-[0.08em] text-text">
              <Dots count={4} /> {end}
            </b>
          </span>
          <span className="text-ui text-text-3">{t(`${code}.time`)}</span>
        </div>
      ))}
    </div>
  );
}
