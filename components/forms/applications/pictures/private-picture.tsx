import { Person } from '@/components/mockups/person';
import { StoreTile } from '@/components/mockups/store-tile';
import { storeText, type StoreCode } from '@/components/mockups/stores';
import { cn } from '@/components/ui/cn';

const stores = ['us', 'uk', 'jp'] as const satisfies readonly StoreCode[];

/** The visitor and the server inside one boundary; only lanes to the stores leave it. */
export function PrivatePicture({ you, label }: { you: string; label: string }) {
  return (
    <div role="img" aria-label={label} className="flex items-center">
      <span className="flex items-center rounded-lg border-2 border-dashed border-blue-400 py-6 pr-6 pl-5">
        <Person initial={you} tone="you" size="lg" />
        <span className="h-1.5 w-7 flex-none bg-blue-600" />
        <span className="grid gap-2 rounded-md bg-blue-600 p-3">
          {stores.map((code) => (
            <span
              key={code}
              className="flex h-6 w-16 items-center gap-1.5 rounded-xs bg-white/16 px-2"
            >
              <span className="size-1.5 rounded-full bg-white" />
              <span className="h-0.5 flex-1 bg-white/50" />
            </span>
          ))}
        </span>
      </span>
      <span className="-ml-[26px] grid flex-1 gap-2">
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
