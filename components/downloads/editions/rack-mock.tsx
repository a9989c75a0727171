import { StoreTile } from '@/components/mockups/store-tile';
import type { StoreCode } from '@/components/mockups/stores';
import { cn } from '@/components/ui/cn';

export interface RackMockProps {
  /** Left out where the picture around it is described as a whole. */
  label?: string;
  /** One entry per unit of the rack: the stores bound to that server, at most `places`. */
  units: readonly (readonly StoreCode[])[];
  places?: number;
  className?: string;
}

/** Cloud servers in a rack: bound stores in their places, the other places empty and dashed. */
export function RackMock({ label, units, places = 4, className }: RackMockProps) {
  return (
    <div
      role={label ? 'img' : undefined}
      aria-label={label}
      className={cn('grid gap-3.5', className)}
    >
      {units.map((bound, unit) => (
        <div
          key={unit}
          className="flex items-center gap-4 rounded-lg bg-ink-800 px-4 py-6 ring-1 ring-ink-700 ring-inset md:px-5 md:py-7"
        >
          <span className="flex gap-2">
            <span className="size-2 rounded-full bg-ok-bright" />
            <span className="size-2 rounded-full bg-ink-700" />
          </span>
          <span className="flex flex-1 justify-around gap-2">
            {Array.from({ length: places }, (_, place) => {
              const code = bound[place];
              return code ? (
                <StoreTile
                  key={place}
                  code={code}
                  size="lg"
                  className="max-md:size-11 max-md:text-[15px]"
                />
              ) : (
                <StoreTile
                  key={place}
                  size="lg"
                  empty="ink"
                  className="border-blue-400/60! max-md:size-11"
                />
              );
            })}
          </span>
        </div>
      ))}
    </div>
  );
}
