import { cn } from '@/components/ui/cn';

export interface PromotionTicketProps {
  figure: string;
  unit: string;
  name: string;
  strong?: boolean;
}

const notch =
  'before:absolute before:right-[26%] before:-top-[7px] before:-mr-[7px] before:size-3.5 before:rounded-full before:bg-paper after:absolute after:right-[26%] after:-bottom-[7px] after:-mr-[7px] after:size-3.5 after:rounded-full after:bg-paper';

/** A coupon with its perforation. */
export function PromotionTicket({ figure, unit, name, strong = false }: PromotionTicketProps) {
  return (
    <span
      className={cn(
        'relative block h-[70px] flex-1 rounded-[14px] px-3 py-2 text-sm leading-[1.2] whitespace-nowrap lg:h-[88px] lg:px-4 lg:py-3.5',
        notch,
        strong ? 'bg-warm-500 text-on-warm' : 'bg-warm-100 text-warm-text',
      )}
    >
      <b className="mb-1.5 block font-num text-[30px] leading-none lg:text-[34px]">
        {figure}
        {unit && <span className="ml-0.5 text-[15px]">{unit}</span>}
      </b>
      {name}
    </span>
  );
}
