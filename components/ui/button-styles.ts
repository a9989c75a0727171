import { cn } from './cn';

const base =
  'edge inline-flex cursor-pointer items-center justify-center gap-2.5 rounded-md text-center leading-tight font-bold whitespace-nowrap transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:pointer-events-none aria-disabled:opacity-50 motion-reduce:transition-none';

const variants = {
  primary: 'bg-blue-600 text-white hover:bg-blue-700 active:bg-blue-800',
  ghost: 'bg-blue-50 text-blue-700 hover:bg-blue-100 active:bg-blue-200',
  outline:
    'bg-paper text-blue-600 shadow-[inset_0_0_0_1.5px_currentColor] hover:bg-blue-50 active:bg-blue-100',
  /** Translucent white on ink. */
  inverse:
    'bg-white/8 text-white shadow-[inset_0_0_0_1px_var(--color-on-ink-3)] hover:bg-white/16 active:bg-white/24',
  /** White on ink or on the blue band. */
  white: 'bg-white text-blue-700 hover:bg-blue-50 active:bg-blue-100',
};

const sizes = {
  sm: 'min-h-11 px-5 text-[0.9375rem]',
  md: 'min-h-12 px-6',
  lg: 'min-h-14 px-7 text-[1.0625rem]',
  xl: 'min-h-16 rounded-[16px] px-7 text-[1.125rem]',
};

export interface ButtonStyle {
  /** `null` for a button with colors of its own. */
  variant?: keyof typeof variants | null | undefined;
  size?: keyof typeof sizes | undefined;
}

/** Classes of buttons and of links that look like one. */
export const buttonStyles = ({
  variant = 'primary',
  size = 'md',
  className,
}: ButtonStyle & { className?: string } = {}): string =>
  cn(
    base,
    variant && variants[variant],
    sizes[size],
    variant === 'primary' && size === 'xl' && 'shadow-blue',
    className,
  );
