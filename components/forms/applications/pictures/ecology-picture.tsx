import { Person } from '@/components/mockups/person';
import { StoreTile } from '@/components/mockups/store-tile';
import { storeText, type StoreCode } from '@/components/mockups/stores';
import { cn } from '@/components/ui/cn';

const stores = ['us', 'uk', 'jp', 'de'] as const satisfies readonly StoreCode[];

/** The product carries the stores, and has a free place beside them for the visitor's service. */
export function EcologyPicture({ you, label }: { you: string; label: string }) {
  return (
    <div role="img" aria-label={label}>
      <span className="flex items-end gap-[20px]">
        {stores.map((code) => (
          <span key={code} className={cn('grid justify-items-center', storeText[code])}>
            <StoreTile code={code} size="lg" />
            <span className="h-9 w-0.5 bg-current" />
          </span>
        ))}
        <span className="grid justify-items-center">
          <span className="grid size-[72px] place-items-center rounded-tile border-2 border-dashed border-blue-500">
            <Person initial={you} tone="you" size="lg" />
          </span>
          <span className="h-9 w-1.5 bg-blue-600" />
        </span>
      </span>
      <span className="block h-4 max-w-[396px] rounded-full bg-blue-600" />
    </div>
  );
}
