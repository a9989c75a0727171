/** Drawings of the application pages; each shows what its form is about. */
import type { StoreId } from '@/lib/demo/store-ids';
import { Avatar } from '@/components/ui/avatar';
import { StoreTile } from '@/components/mockups/store-tile';
import { storeTextColors } from '@/components/mockups/store-styles';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';

interface DrawingProps {
  /** The word on the figure of the visitor. */
  you: string;
  /** The word on the figure of our company. */
  we: string;
  label: string;
}

/** Two people at one table, a computer between them. */
export function AppointmentDrawing({ you, we, label }: DrawingProps) {
  return (
    <div role="img" aria-label={label} className="flex max-w-[360px] items-end">
      <Avatar initial={you} tone="you" size="lg" className="mb-1.5" />
      <span className="mx-4 flex flex-1 flex-col">
        <Icon name="laptop" size={72} className="mx-auto -mb-1 text-text" />
        <span className="h-3 rounded-full bg-line-2" />
        <span className="mx-10 h-7 border-x-[5px] border-line-2" />
      </span>
      <Avatar initial={we} tone="dark" size="lg" className="mb-1.5" />
    </div>
  );
}

/** A record with its lines, and the same record empty: the account before and after. */
export function CancelDrawing({ label }: { label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 264 96"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      className="w-full max-w-[264px]"
    >
      <rect x="1" y="1" width="104" height="94" rx="12" className="fill-paper stroke-line-2" />
      <path d="M18 24h40" className="stroke-text" strokeWidth="4" />
      <path d="M18 44h70M18 58h70M18 72h46" className="stroke-blue-400" strokeWidth="4" />
      <path d="M118 48h24m-8-8l8 8-8 8" className="stroke-text-3" />
      <rect
        x="159"
        y="1"
        width="104"
        height="94"
        rx="12"
        strokeDasharray="5 6"
        className="stroke-control"
      />
    </svg>
  );
}

const serviceStores = ['us', 'uk', 'jp', 'de'] as const satisfies readonly StoreId[];

/** The product carries the stores and has a free place next to them for the visitor's service. */
export function EcologyDrawing({ you, label }: DrawingProps) {
  return (
    <div role="img" aria-label={label}>
      <span className="flex items-end gap-[20px]">
        {serviceStores.map((store) => (
          <span key={store} className={cn('grid justify-items-center', storeTextColors[store])}>
            <StoreTile store={store} size="lg" />
            <span className="h-9 w-0.5 bg-current" />
          </span>
        ))}
        <span className="grid justify-items-center">
          <span className="grid size-[72px] place-items-center rounded-tile border-2 border-dashed border-blue-500">
            <Avatar initial={you} tone="you" size="lg" />
          </span>
          <span className="h-9 w-1.5 bg-blue-600" />
        </span>
      </span>
      <span className="block h-4 max-w-[396px] rounded-full bg-blue-600" />
    </div>
  );
}

const sellers = [
  { initial: 'A', stores: ['us', 'my', 'th'] },
  { initial: 'B', stores: ['uk', 'jp'] },
  { initial: 'C', stores: ['de', 'br', 'ca'] },
] as const satisfies readonly { initial: string; stores: readonly StoreId[] }[];

/** One person, the sellers they introduce, and the sellers' stores. */
export function PartnersDrawing({ you, label }: DrawingProps) {
  return (
    <div role="img" aria-label={label} className="flex items-center">
      <Avatar initial={you} tone="you" size="lg" />
      <span className="h-1.5 w-8 flex-none bg-blue-600" />
      <span className="h-[134px] w-1.5 flex-none rounded-full bg-blue-600" />
      <span className="grid gap-6">
        {sellers.map(({ initial, stores }) => (
          <span key={initial} className="flex h-10 items-center">
            <span className="h-1.5 w-8 flex-none bg-blue-600" />
            <Avatar initial={initial} tone="dark" size="md" />
            <span className="ml-4 flex gap-2">
              {stores.map((store) => (
                <StoreTile key={store} store={store} />
              ))}
            </span>
          </span>
        ))}
      </span>
    </div>
  );
}

const ownStores = ['us', 'uk', 'jp'] as const satisfies readonly StoreId[];

/** The visitor and the server inside one boundary; only the lines to the stores leave it. */
export function PrivateDrawing({ you, label }: DrawingProps) {
  return (
    <div role="img" aria-label={label} className="flex items-center">
      <span className="flex items-center rounded-lg border-2 border-dashed border-blue-400 py-6 pr-6 pl-5">
        <Avatar initial={you} tone="you" size="lg" />
        <span className="h-1.5 w-7 flex-none bg-blue-600" />
        <span className="grid gap-2 rounded-md bg-blue-600 p-3">
          {ownStores.map((store) => (
            <span
              key={store}
              className="flex h-6 w-16 items-center gap-1.5 rounded-xs bg-white/16 px-2"
            >
              <span className="size-1.5 rounded-full bg-white" />
              <span className="h-0.5 flex-1 bg-white/50" />
            </span>
          ))}
        </span>
      </span>
      <span className="-ml-[26px] grid flex-1 gap-2">
        {ownStores.map((store) => (
          <span key={store} className="flex h-9 items-center">
            <span className={cn('h-0.5 flex-1 bg-current', storeTextColors[store])} />
            <StoreTile store={store} />
          </span>
        ))}
      </span>
    </div>
  );
}
