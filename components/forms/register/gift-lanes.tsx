import { Person } from '@/components/mockups/person';
import { StoreTile } from '@/components/mockups/store-tile';
import { storeText, type StoreCode } from '@/components/mockups/stores';
import { cn } from '@/components/ui/cn';

const stores = ['us', 'uk', 'jp', 'de'] as const satisfies readonly StoreCode[];

/** The visitor, the product, and four lanes that never touch. */
export function GiftLanes({ you, label }: { you: string; label: string }) {
  return (
    <div role="img" aria-label={label} className="flex items-center">
      <Person initial={you} tone="you" size="lg" />
      <span className="h-1.5 w-8 flex-none bg-blue-600" />
      <span className="h-[180px] w-3 flex-none rounded-full bg-blue-600" />
      <span className="grid flex-1 gap-3">
        {stores.map((code) => (
          <span key={code} className="flex h-9 items-center">
            <span className={cn('h-0.5 flex-1 bg-current', storeText[code])} />
            <StoreTile code={code} />
          </span>
        ))}
      </span>
    </div>
  );
}
