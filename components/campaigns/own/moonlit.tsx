import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { Phase } from '../visuals/phase';

export interface MoonlitProps {
  /** Before, at and after the full moon. */
  moon: 'waxing' | 'full' | 'waning';
  children: ReactNode;
}

/** A picture of the product in the night of the feast, under the moon of that day. */
export function Moonlit({ moon, children }: MoonlitProps) {
  return (
    <div className="ground-vault relative flex h-96 justify-center overflow-hidden p-6 md:h-100 md:p-8">
      <Phase
        light={moon === 'full' ? 1 : 0.72}
        className={cn('absolute -top-8 right-6 w-40', moon === 'waning' && '-scale-x-100')}
      />
      <div className="relative flex min-h-0 items-center justify-center">{children}</div>
    </div>
  );
}
