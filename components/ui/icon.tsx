import { cn } from './cn';
import type { IconName, IconSize } from './icon-paths';

export type { IconName, IconSize };

interface IconProps {
  name: IconName;
  /** Edge length in CSS pixels. */
  size?: IconSize;
  className?: string;
}

/**
 * A decorative icon in the color of the text; the word next to it carries the meaning. It is one element: its shape is
 * a mask in app/styles/icons.css, which is generated from icon-paths.ts.
 */
export function Icon({ name, size = 20, className }: IconProps) {
  return <span className={cn(`icon icon-${name}`, size !== 20 && `icon-${size}`, className)} />;
}
