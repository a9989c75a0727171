import type { CSSProperties } from 'react';
import s from './parts.module.css';

/** Masked characters of a password or a code, with the demo's own styles: its pictures have no other sheet. */
export const DemoMaskedCharacters = ({ count }: { count: number }) => (
  <i aria-hidden="true" className={s.dots} style={{ '--n': count } as CSSProperties} />
);
