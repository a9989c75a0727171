import { cva, type VariantProps } from 'class-variance-authority';

/** Looks of buttons and of links that act like one; shared with client islands. */
export const buttonStyles = cva(
  'edge inline-flex cursor-pointer items-center justify-center gap-2.5 rounded-md text-center leading-tight font-bold whitespace-nowrap transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:pointer-events-none aria-disabled:opacity-50 motion-reduce:transition-none',
  {
    variants: {
      variant: {
        primary: 'bg-blue-600 text-white hover:bg-blue-700 active:bg-blue-800',
        ghost: 'bg-blue-50 text-blue-700 hover:bg-blue-100 active:bg-blue-200',
        outline:
          'bg-paper text-blue-600 shadow-[inset_0_0_0_1.5px_currentColor] hover:bg-blue-50 active:bg-blue-100',
        /** Glass on ink. */
        inverse:
          'bg-white/8 text-white shadow-[inset_0_0_0_1px_var(--color-on-ink-3)] hover:bg-white/16 active:bg-white/24',
        /** White on ink or on the blue band. */
        white: 'bg-white text-blue-700 hover:bg-blue-50 active:bg-blue-100',
      },
      size: {
        sm: 'min-h-11 px-5 text-[15px]',
        md: 'min-h-12 px-6',
        lg: 'min-h-14 px-7 text-[17px]',
        xl: 'min-h-16 rounded-[16px] px-7 text-[18px]',
      },
    },
    compoundVariants: [{ variant: 'primary', size: 'xl', class: 'shadow-blue' }],
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

export type ButtonStyle = VariantProps<typeof buttonStyles>;
