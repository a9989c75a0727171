import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

const glyph = 'size-[11px] flex-none text-text-3';

/** Minimise, maximise and close, as on most of our visitors' computers. */
export function WindowControls({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={cn('flex gap-3.5', className)}>
      {['M0 10.5h11', 'M.75.75h9.5v9.5H.75z', 'M.5.5l10 10M10.5.5l-10 10'].map((d) => (
        <svg
          key={d}
          viewBox="0 0 11 11"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.3"
          className={glyph}
        >
          <path d={d} />
        </svg>
      ))}
    </span>
  );
}

export interface WindowFrameProps {
  title: string;
  /** What the picture shows, for those who cannot see it. */
  label: string;
  /** Between title and controls. */
  bar?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Client window: light, 52 px bar. A picture: its contents are one image to assistive technology. */
export function WindowFrame({ title, label, bar, className, children }: WindowFrameProps) {
  return (
    <div
      role="img"
      aria-label={label}
      className={cn(
        'relative overflow-hidden rounded-[14px] bg-white text-left text-sm leading-[1.4] text-text-2 shadow-window md:rounded-[18px]',
        className,
      )}
    >
      <div className="flex h-13 items-center gap-3.5 border-b border-line bg-paper px-4 text-text md:px-[18px]">
        <span className="size-5 flex-none rounded-[6px] bg-blue-600" />
        <b className="whitespace-nowrap">{title}</b>
        {bar}
        <WindowControls className={cn('hidden md:flex', !bar && 'ml-auto')} />
      </div>
      {children}
    </div>
  );
}
