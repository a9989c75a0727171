import { lazy, Suspense, type ComponentType } from 'react';
import type { SourceCardProps, SourceDetailsProps } from './source-details';
import { useRecords } from './use-records';

/** Comes once the records are read; where it cannot be fetched, what stands there stays. */
const SourceDetails = lazy<ComponentType<SourceDetailsProps>>(() =>
  import('./source-details').then(
    (module) => ({ default: module.SourceDetails }),
    () => ({ default: ({ waiting }) => waiting }),
  ),
);

/** Which promoter or channel this browser remembers, until when, and what for. */
export function SourceCard({ children, ...card }: SourceCardProps) {
  const records = useRecords();
  if (!records) return children;
  return (
    <Suspense fallback={children}>
      <SourceDetails {...card} waiting={children} records={records} />
    </Suspense>
  );
}
