import type { CSSProperties } from 'react';
import { cn } from '@/components/ui/cn';
import { storeText, type StoreCode } from './stores';

export interface BeamProps {
  code: StoreCode;
  /** Height in CSS pixels on wide screens; phones take 40 %. */
  height: number;
  className?: string;
}

/** Light rising from a tile: an isolated environment. Two gradients, no filter. */
export function Beam({ code, height, className }: BeamProps) {
  return (
    <span
      aria-hidden="true"
      style={{ '--h': `${height}px` } as CSSProperties}
      className={cn(
        'beam pointer-events-none absolute bottom-1/2 left-1/2 -translate-x-1/2',
        storeText[code],
        className,
      )}
    />
  );
}
