import { clsx, type ClassValue } from 'clsx';

/** Joins class names; falsy ones are dropped. */
export function cn(...values: ClassValue[]): string {
  return clsx(values);
}
