import type { ReactNode } from 'react';
import { PlainLink } from './plain-link';
import { cn } from './cn';
import { Icon } from './icon';

export interface TextLinkProps {
  href: string;
  tone?: 'blue' | 'ink';
  className?: string;
  children: ReactNode;
}

/** A bold link with an arrow, as tall as a finger. */
export function TextLink({ href, tone = 'blue', className, children }: TextLinkProps) {
  const color =
    tone === 'blue' ? 'text-blue-600 hover:text-blue-800' : 'text-blue-200 hover:text-white';
  return (
    <PlainLink
      href={href}
      className={cn('group inline-flex min-h-11 items-center gap-1.5 font-bold', color, className)}
    >
      {children}
      <Icon
        name="arrow-right"
        size={16}
        className="transition-transform group-hover:translate-x-0.5 motion-reduce:transition-none"
      />
    </PlainLink>
  );
}
