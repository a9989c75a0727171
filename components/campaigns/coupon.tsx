import { cn } from '@/components/ui/cn';
import type { OfferTexts } from './offer-formatter';

/**
 * Cuts half circles out of both edges where the stub (`--stub`: its width, on phones its height) is torn off; works on
 * every background.
 */
export const perforatedEdgeStyles =
  'campaigns:max-sm:[mask:radial-gradient(circle_9px_at_0_var(--stub),transparent_94%,black)_left/51%_100%_no-repeat,radial-gradient(circle_9px_at_100%_var(--stub),transparent_94%,black)_right/51%_100%_no-repeat] campaigns:sm:[mask:radial-gradient(circle_9px_at_var(--stub)_0,transparent_94%,black)_top/100%_51%_no-repeat,radial-gradient(circle_9px_at_var(--stub)_100%,transparent_94%,black)_bottom/100%_51%_no-repeat]';

/** The stub stands next to the text. On phones it stands above the text, so that lines keep their length. */
export const couponLayoutStyles =
  'grid overflow-hidden rounded-lg bg-warm-100 campaigns:[--stub:84px] campaigns:max-sm:grid-rows-[var(--stub)_1fr] campaigns:sm:grid-cols-[var(--stub)_1fr]';

export const couponStubStyles =
  'flex border-dashed campaigns:border-on-warm/35 bg-warm-500 leading-none font-bold text-on-warm campaigns:max-sm:items-baseline campaigns:max-sm:justify-between campaigns:max-sm:border-b-2 campaigns:max-sm:px-5 campaigns:max-sm:pt-5 campaigns:sm:flex-col campaigns:sm:items-center campaigns:sm:justify-center campaigns:sm:gap-2 campaigns:sm:border-r-2 campaigns:sm:px-3 campaigns:sm:py-6 campaigns:sm:text-center';

/** A horizontal coupon: the amount on the stub, and next to the stub who gets the coupon and how. */
export function Coupon({ texts }: { texts: OfferTexts }) {
  return (
    <li
      className={cn(
        couponLayoutStyles,
        'campaigns:sm:[--stub:136px] campaigns:md:[--stub:152px]',
        perforatedEdgeStyles,
      )}
    >
      <p className={couponStubStyles}>
        <span className="campaigns:text-[48px] campaigns:md:text-[56px] campaigns:en:md:text-[48px] font-num tracking-[-0.04em] whitespace-nowrap">
          {texts.amountText}
          {texts.unit && <span className="ml-1 text-sm tracking-normal">{texts.unit}</span>}
        </span>{' '}
        <span className="campaigns:sm:text-sm text-base">{texts.stub}</span>
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
