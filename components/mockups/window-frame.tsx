import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

/** Minimize, maximize and close, as Windows shows them. */
export function WindowControls({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 61 11"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      aria-hidden="true"
      className={cn('w-[61px] flex-none text-text-3', className)}
    >
      <path d="M0 10.5h11M25.75.75h9.5v9.5h-9.5zM50.5.5l10 10M60.5.5l-10 10" />
    </svg>
  );
}

interface WindowFrameProps {
  title: string;
  /** Describes the picture for visitors who cannot see it. */
  label: string;
  /** Content between title and controls. */
  bar?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A window of the desktop app: light, with a bar of 52 px. Assistive technology gets it as one image. */
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
        <WindowControls className={cn('max-md:hidden', !bar && 'ml-auto')} />
      </div>
      {children}
    </div>
  );
}
