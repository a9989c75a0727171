import { StoreTile } from '@/components/mockups/store-tile';
import { storeCodes } from '@/components/mockups/stores';

/** Own computer: all eight stores open. */
export function LaptopMock({ label }: { label: string }) {
  return (
    <div role="img" aria-label={label} className="mx-auto w-full max-w-[488px]">
      <div className="mx-[5%] grid grid-cols-4 place-items-center gap-y-4 rounded-t-[18px] border-[9px] border-b-0 border-text bg-white px-[6%] py-7 md:gap-y-5 md:py-9">
        {storeCodes.map((code) => (
          <StoreTile
            key={code}
            code={code}
            size="lg"
            className="max-md:size-11 max-md:text-[15px]"
          />
        ))}
      </div>
      <div className="h-4 rounded-b-[16px] bg-text" />
    </div>
  );
}
