import { Phase } from './phase';

const places = [
  'left-[2%] top-[66%] w-[15%]',
  'left-[17%] top-[38%] w-[18%]',
  'left-[37%] top-[14%] w-[22%]',
  'left-[58%] top-[4%] w-[26%]',
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
