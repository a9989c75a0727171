import type { CSSProperties } from 'react';
import { cn } from './cn';

const sizes = {
  sm: 'size-[26px] text-ui',
  md: 'size-[32px] text-sm',
  lg: 'size-[56px] text-[20px]',
  xl: 'size-[60px] text-[22px] md:size-[72px] md:text-[26px]',
} as const;

const tones = {
  /** The visitor: white with a dark edge. */
  you: 'border-2 border-text bg-white text-text',
  /** Staff inside windows. */
  staff: 'bg-blue-100 text-text',
  dark: 'bg-text text-white',
  /** White without an edge, for blue and ink backgrounds. */
  plain: 'bg-white text-text',
} as const;

interface AvatarProps {
  /** One Han character, or one to two letters. */
  initial: string;
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
  /** The circle's position in a drawing. */
  style?: CSSProperties;
  className?: string;
}

/** A circle for a person; the white circle with 「您」 is the visitor. */
export function Avatar({ initial, tone = 'staff', size = 'sm', style, className }: AvatarProps) {
  return (
    <span
      style={style}
      className={cn(
        'inline-grid flex-none place-items-center rounded-full leading-none font-bold',
        sizes[size],
        tones[tone],
        initial.length > 1 && 'tracking-[-0.02em]',
        className,
      )}
    >
      {initial}
    </span>
  );
}
