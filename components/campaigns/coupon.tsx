import { cn } from '@/components/ui/cn';
import type { OfferMessages } from './offer-messages';

/**
 * Bites a half circle out of both edges where the stub (`--stub`: its width, on phones its height) is torn off;
 * works on every ground.
 */
export const perforated =
  'max-sm:[mask:radial-gradient(circle_9px_at_0_var(--stub),transparent_94%,black)_left/51%_100%_no-repeat,radial-gradient(circle_9px_at_100%_var(--stub),transparent_94%,black)_right/51%_100%_no-repeat] sm:[mask:radial-gradient(circle_9px_at_var(--stub)_0,transparent_94%,black)_top/100%_51%_no-repeat,radial-gradient(circle_9px_at_var(--stub)_100%,transparent_94%,black)_bottom/100%_51%_no-repeat]';

/** The stub next to the words; on phones above them, so that lines keep their length. */
export const stubbed =
  'grid overflow-hidden rounded-lg bg-warm-100 [--stub:84px] max-sm:grid-rows-[var(--stub)_1fr] sm:grid-cols-[var(--stub)_1fr]';

export const stub =
  'flex border-dashed border-on-warm/35 bg-warm-500 leading-none font-bold text-on-warm max-sm:items-baseline max-sm:justify-between max-sm:border-b-2 max-sm:px-5 max-sm:pt-5 sm:flex-col sm:items-center sm:justify-center sm:gap-2 sm:border-r-2 sm:px-3 sm:py-6 sm:text-center';

/** A coupon lying down: its sum on the stub, who gets it and how next to it. */
export function Coupon({ messages }: { messages: OfferMessages }) {
  return (
    <li className={cn(stubbed, 'sm:[--stub:136px] md:[--stub:152px]', perforated)}>
      <p className={stub}>
        <span className="font-num text-[48px] tracking-[-0.04em] whitespace-nowrap md:text-[56px] en:md:text-[48px]">
          {messages.figure}
          {messages.unit && <span className="ml-1 text-sm tracking-normal">{messages.unit}</span>}
        </span>{' '}
        <span className="text-base sm:text-sm">{messages.stub}</span>
      </p>
      <div className="p-5 md:px-7 md:py-7">
        <h3 lang={messages.foreign ? 'zh-CN' : undefined} className="text-h3 text-text">
          {messages.who}
        </h3>
        <p className="mt-2">{messages.note}</p>
      </div>
    </li>
  );
}
