import { cn } from '@/components/ui/cn';
import type { OfferWords } from './offer-words';

/** Bites a half circle out of both edges where the stub (as wide as `--stub`) is torn off; works on every ground. */
export const perforated =
  '[mask:radial-gradient(circle_9px_at_var(--stub)_0,transparent_94%,black)_top/100%_51%_no-repeat,radial-gradient(circle_9px_at_var(--stub)_100%,transparent_94%,black)_bottom/100%_51%_no-repeat]';

/** A coupon lying down: its sum on the stub, what it is beside it; grey once nobody can get it. */
export function Coupon({ words, over }: { words: OfferWords; over: boolean }) {
  return (
    <li
      className={cn(
        'grid grid-cols-[var(--stub)_1fr] overflow-hidden rounded-lg [--stub:124px] md:[--stub:152px]',
        perforated,
        over ? 'bg-idle-bg' : 'bg-warm-100',
      )}
    >
      <span
        aria-hidden="true"
        className={cn(
          'grid content-center justify-items-center gap-2 border-r-2 border-dashed px-3 py-8 text-center leading-none',
          over ? 'border-line-2 text-text-3' : 'border-on-warm/35 bg-warm-500 text-on-warm',
        )}
      >
        <span className="font-num text-[48px] font-bold tracking-[-0.04em] whitespace-nowrap md:text-[56px] en:text-[42px] en:md:text-[48px]">
          {words.figure}
          {words.unit && <span className="ml-1 text-sm tracking-normal">{words.unit}</span>}
        </span>
        <span className="text-sm font-bold">{words.stub}</span>
      </span>
      <div className="self-center p-5 md:px-7 md:py-7">
        <h3 lang={words.foreign ? 'zh-CN' : undefined} className="text-h3 text-text">
          {words.name}
        </h3>
        <p className="mt-2">{words.note}</p>
      </div>
    </li>
  );
}
