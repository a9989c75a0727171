import type { ReactNode } from 'react';
import { cn } from './cn';

const base =
  'inline-flex items-center gap-1.5 rounded-[6px] px-2 py-[3px] text-ui leading-[1.125rem] whitespace-nowrap';

const tones = {
  ok: 'bg-ok-bg text-ok',
  idle: 'bg-idle-bg text-idle',
  risk: 'bg-risk-bg text-risk',
  blue: 'bg-blue-100 text-blue-800',
  solid: 'bg-blue-600 text-white',
  warm: 'bg-warm-500 font-bold text-on-warm',
  soft: 'bg-warm-100 text-warm-text',
  ink: 'bg-white/10 text-on-ink',
} as const;

export interface BadgeProps {
  tone?: keyof typeof tones | null | undefined;
  className?: string;
  children: ReactNode;
}

/** A state as a word on a color; color alone never carries the state. */
export function Badge({ tone, className, children }: BadgeProps) {
  return <span className={cn(base, tones[tone ?? 'idle'], className)}>{children}</span>;
}
