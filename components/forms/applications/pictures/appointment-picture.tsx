import { Person } from '@/components/mockups/person';
import { StoreTile } from '@/components/mockups/store-tile';

/** Two people at one table, the stores between them. */
export function AppointmentPicture({ you, we, label }: { you: string; we: string; label: string }) {
  return (
    <div role="img" aria-label={label} className="flex max-w-[420px] items-end">
      <Person initial={you} tone="you" size="lg" className="mb-1.5" />
      <span className="mx-[16px] flex-1">
        <span className="flex justify-center gap-[12px] pb-3">
          <StoreTile code="us" />
          <StoreTile code="uk" />
          <StoreTile code="jp" />
          <StoreTile code="de" />
        </span>
        <span className="block h-4 rounded-full bg-blue-600" />
        <span className="mx-10 flex justify-between">
          <span className="h-8 w-1.5 bg-blue-600" />
          <span className="h-8 w-1.5 bg-blue-600" />
        </span>
      </span>
      <Person initial={we} tone="dark" size="lg" className="mb-1.5" />
    </div>
  );
}
