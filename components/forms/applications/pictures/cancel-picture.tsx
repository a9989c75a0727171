import { StoreTile } from '@/components/mockups/store-tile';
import type { StoreCode } from '@/components/mockups/stores';
import { Icon } from '@/components/ui/icon';

const stores = ['us', 'uk', 'jp', 'de'] as const satisfies readonly StoreCode[];

/** What was there, and what is left. */
export function CancelPicture({ label }: { label: string }) {
  return (
    <div role="img" aria-label={label} className="flex flex-wrap items-center gap-2.5 md:gap-3">
      <span className="flex gap-1.5 md:gap-2">
        {stores.map((code) => (
          <StoreTile key={code} code={code} size="row" />
        ))}
      </span>
      <Icon name="arrow-right" size={20} className="text-text-3" />
      <span className="flex gap-1.5 md:gap-2">
        {stores.map((code) => (
          <StoreTile key={code} empty size="row" />
        ))}
      </span>
    </div>
  );
}
