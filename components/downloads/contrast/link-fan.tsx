import { StoreTile } from '@/components/mockups/store-tile';
import { storeCodes, storeText, type StoreCode } from '@/components/mockups/stores';
import { Icon, type IconName } from '@/components/ui/icon';

export interface LinkFanProps {
  label: string;
  icon: IconName;
  /** Stores the machine opens; the others stay empty and unconnected. */
  stores: ReadonlySet<StoreCode>;
}

/** A machine and the stores it reaches: one line per store, none where there is no right. */
export function LinkFan({ label, icon, stores }: LinkFanProps) {
  return (
    <div
      role="img"
      aria-label={label}
      className="grid grid-cols-8 items-center justify-items-center"
    >
      <span className="col-span-8 grid size-16 place-items-center rounded-[18px] bg-blue-600 text-white">
        <Icon name={icon} size={32} />
      </span>
      <svg
        viewBox="0 0 800 120"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="col-span-8 h-20 w-full"
      >
        {storeCodes.map((code, index) =>
          stores.has(code) ? (
            <path
              key={code}
              d={`M400 0C400 70 ${index * 100 + 50} 40 ${index * 100 + 50} 120`}
              fill="none"
              stroke="currentColor"
              strokeWidth="3"
              vectorEffect="non-scaling-stroke"
              className={storeText[code]}
            />
          ) : null,
        )}
      </svg>
      {storeCodes.map((code) =>
        stores.has(code) ? (
          <StoreTile key={code} code={code} size="row" />
        ) : (
          <StoreTile key={code} size="row" empty className="border-control!" />
        ),
      )}
    </div>
  );
}
