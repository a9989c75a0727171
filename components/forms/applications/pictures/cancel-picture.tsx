import { StoreTile } from '@/components/mockups/store-tile';
import type { StoreCode } from '@/components/mockups/stores';
import { Icon } from '@/components/ui/icon';

const stores = ['us', 'uk', 'jp', 'de'] as const satisfies readonly StoreCode[];

/** What was there, and what is left. */
export function CancelPicture({ label }: { label: string }) {
  return (
    <div role="img" aria-label={label} className="flex flex-wrap items-center gap-3">
      <span className="flex gap-2">
        {stores.map((code) => (
          <StoreTile key={code} code={code} />
        ))}
      </span>
      <Icon name="arrow-right" size={22} className="text-text-3" />
      <span className="flex gap-2">
        {stores.map((code) => (
          <StoreTile key={code} empty />
        ))}
      </span>
    </div>
  );
}
