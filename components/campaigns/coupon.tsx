import { cn } from '@/components/ui/cn';
import type { OfferTexts } from './offer-formatter';

/**
 * Cuts half circles out of both edges where the stub (`--stub`: its width, on phones its height) is torn off; works on
 * every background.
 */
export const perforatedEdgeStyles =
  'offers:max-sm:[mask:radial-gradient(circle_9px_at_0_var(--stub),transparent_94%,black)_left/51%_100%_no-repeat,radial-gradient(circle_9px_at_100%_var(--stub),transparent_94%,black)_right/51%_100%_no-repeat] offers:sm:[mask:radial-gradient(circle_9px_at_var(--stub)_0,transparent_94%,black)_top/100%_51%_no-repeat,radial-gradient(circle_9px_at_var(--stub)_100%,transparent_94%,black)_bottom/100%_51%_no-repeat]';

/** The stub stands next to the text. On phones it stands above the text, so that lines keep their length. */
export const couponLayoutStyles =
  'grid overflow-hidden rounded-lg bg-warm-100 offers:[--stub:84px] offers:max-sm:grid-rows-[var(--stub)_1fr] offers:sm:grid-cols-[var(--stub)_1fr]';

export const couponStubStyles =
  'flex border-dashed offers:border-on-warm/35 bg-warm-500 leading-none font-bold text-on-warm offers:max-sm:items-baseline offers:max-sm:justify-between offers:max-sm:border-b-2 offers:max-sm:px-5 offers:max-sm:pt-5 offers:sm:flex-col offers:sm:items-center offers:sm:justify-center offers:sm:gap-2 offers:sm:border-r-2 offers:sm:px-3 offers:sm:py-6 offers:sm:text-center';

/** A horizontal coupon: the amount on the stub, and next to the stub who gets the coupon and how. */
export function Coupon({ texts }: { texts: OfferTexts }) {
  return (
    <li
      className={cn(
        couponLayoutStyles,
        'offers:sm:[--stub:136px] offers:md:[--stub:152px]',
        perforatedEdgeStyles,
      )}
    >
      <p className={couponStubStyles}>
        <span className="offers:text-[48px] offers:md:text-[56px] offers:en:md:text-[48px] font-num tracking-[-0.04em] whitespace-nowrap">
          {texts.amountText}
          {texts.unit && <span className="ml-1 text-sm tracking-normal">{texts.unit}</span>}
        </span>{' '}
        <span className="offers:sm:text-sm text-base">{texts.stub}</span>
      </p>
      <div className="p-5 md:px-7 md:py-7">
        <h3 lang={texts.isNameChinese ? 'zh-CN' : undefined} className="text-h3 text-text">
          {texts.audience}
        </h3>
        <p className="mt-2">{texts.note}</p>
      </div>
    </li>
  );
}
