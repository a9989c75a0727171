import { Phase } from './phase';

const places = [
  'left-[3.2%] top-[67%] w-[12.8%]',
  'left-[19.6%] top-[29.2%] w-[15.2%]',
  'left-[43%] top-[10%] w-[18%]',
  'left-[69.2%] top-[11.5%] w-[21.6%]',
] as const;

/** The moon grows along its way from the first step to the last. */
export function Phases() {
  return (
    <div className="relative aspect-[5/4]">
      <svg viewBox="0 0 500 400" fill="none" className="absolute inset-0 size-full">
        <path
          d="M48 300C110 120 260 40 400 100S460 330 330 330"
          className="stroke-on-ink-3"
          strokeDasharray="2 10"
          strokeLinecap="round"
          strokeWidth="3"
        />
      </svg>
      {places.map((place, index) => (
        <Phase key={place} light={index / 4} className={`absolute ${place}`} />
      ))}
      <Phase light={1} className="absolute top-[52%] left-[48%] w-[38%]" />
    </div>
  );
}
