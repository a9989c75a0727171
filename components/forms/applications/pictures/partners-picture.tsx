import { Person } from '@/components/mockups/person';
import { StoreTile } from '@/components/mockups/store-tile';
import type { StoreCode } from '@/components/mockups/stores';

const sellers = [
  { initial: 'A', stores: ['us', 'my', 'th'] },
  { initial: 'B', stores: ['uk', 'jp'] },
  { initial: 'C', stores: ['de', 'br', 'ca'] },
] as const satisfies readonly { initial: string; stores: readonly StoreCode[] }[];

/** One person, the sellers they introduce, and the sellers' stores. */
export function PartnersPicture({ you, label }: { you: string; label: string }) {
  return (
    <div role="img" aria-label={label} className="flex items-center">
      <Person initial={you} tone="you" size="lg" />
      <span className="h-1.5 w-8 flex-none bg-blue-600" />
      <span className="h-[134px] w-1.5 flex-none rounded-full bg-blue-600" />
      <span className="grid gap-6">
        {sellers.map(({ initial, stores }) => (
          <span key={initial} className="flex h-10 items-center">
            <span className="h-1.5 w-8 flex-none bg-blue-600" />
            <Person initial={initial} tone="dark" size="md" />
            <span className="ml-4 flex gap-2">
              {stores.map((code) => (
                <StoreTile key={code} code={code} />
              ))}
            </span>
          </span>
        ))}
      </span>
    </div>
  );
}
