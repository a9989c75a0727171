import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { Platform } from '@/lib/releases/types';
import { PlatformLink } from '../platform-link';
import { SystemIcon } from '../system-icon';

/** Alone in its row, or one of two side by side. */
const widths = {
  alone: 'gap-[18px] text-[20px] max-sm:w-full sm:text-[22px]',
  pair: 'gap-3 px-5! text-[18px]',
} as const;

export interface OfferButtonProps {
  platform: Platform;
  href: string;
  title: string;
  note?: string;
  width?: keyof typeof widths;
}

export const hugeButton = cn(
  buttonStyles({ variant: 'primary', size: 'xl' }),
  'min-h-[84px] justify-start py-3 text-left max-xs:px-4',
);

/** The hero's large button: what it is, which version, how big. */
export function OfferButton({ platform, href, title, note, width = 'alone' }: OfferButtonProps) {
  return (
    <PlatformLink platform={platform} href={href} className={cn(hugeButton, widths[width])}>
      <SystemIcon platform={platform} size={26} />
      <OfferText title={title} note={note} />
      <Icon name="download" size={24} className="ml-auto" />
    </PlatformLink>
  );
}

export function OfferText({ title, note }: { title: string; note?: string | undefined }) {
  return (
    <span className="grid min-w-0 gap-1">
      {title}
      {note && (
        <span data-note className="text-sm leading-tight font-normal whitespace-normal">
          {note}
        </span>
      )}
    </span>
  );
}
