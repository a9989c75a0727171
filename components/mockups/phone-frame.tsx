import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

interface PhoneFrameProps {
  /** Describes the picture for visitors who cannot see it. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A phone with the app on its screen; assistive technology gets it as one image. */
export function PhoneFrame({ label, className, children }: PhoneFrameProps) {
  return (
    <div
      role="img"
      aria-label={label}
      className={cn(
        'relative w-[296px] max-w-full rounded-[42px] border-[9px] border-text bg-white px-4 pt-[26px] pb-3.5 text-left text-sm leading-[1.3] text-text-2 shadow-window before:absolute before:top-[9px] before:left-1/2 before:h-1.5 before:w-18 before:-translate-x-1/2 before:rounded-full before:bg-text',
        className,
      )}
    >
      {children}
    </div>
  );
}
