import type { ReactNode } from 'react';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A panel with one kind of what is kept. */
export const Part = ({ title, children }: PartProps) => (
  <section className="panel">
    <h3 className="mb-3 text-base">{title}</h3>
    {children}
  </section>
);

/** Lines of it, or a word that there is nothing. */
export function Lines({ lines, none }: { lines: readonly string[]; none: string }) {
  if (lines.length === 0) return <p className="text-text-3">{none}</p>;
  return (
    <ul className="grid gap-1.5">
      {lines.map((line, n) => (
        <li key={n}>{line}</li>
      ))}
    </ul>
  );
}
