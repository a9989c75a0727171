import { Person } from '@/components/mockups/person';
import { Icon } from '@/components/ui/icon';

/** Two people at one table, a computer between them. */
export function AppointmentPicture({ you, we, label }: { you: string; we: string; label: string }) {
  return (
    <div role="img" aria-label={label} className="flex max-w-[360px] items-end">
      <Person initial={you} tone="you" size="lg" className="mb-1.5" />
      <span className="mx-4 flex flex-1 flex-col">
        <Icon name="laptop" size={72} className="mx-auto -mb-1 text-text" />
        <span className="h-3 rounded-full bg-line-2" />
        <span className="mx-10 h-7 border-x-[5px] border-line-2" />
      </span>
      <Person initial={we} tone="dark" size="lg" className="mb-1.5" />
    </div>
  );
}
